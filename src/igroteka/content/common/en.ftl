# Common to all games.

opt-pass = Pass
opt-done = Done
opt-yes = Yes
opt-no = No
opt-number = { $a }

# $n: number of the seat at the table, from one.
player = Player { $n }

# What a check finds in a box. $found: what is there.
check-count = { $wanted } rows expected, found { $found }
check-bounds = { $low } to { $high } rows expected, found { $found }
check-sum = the sum over all rows must be { $wanted }, found { $found }
check-range = expected { $low } to { $high }, found { $found }
check-length = expected { $low } to { $high } items, found { $found }
check-words = expected one of { $known }, found { $found }
check-reference = expected the id of a { $other }, found "{ $found }"
check-twice = { $found } is already that of "{ $other }"
check-id-twice = the id occurs twice
check-no-default = a table needs a default
check-unknown = unknown id "{ $found }"; the box has no such row
check-missing = the row "{ $found }" is missing; keep every row of the exported file
check-own-id = the id of a new row begins with own_ and goes on with small letters, digits and _
check-no-row = the box has no such row
check-no-value = expected one of the values { $known }, found "{ $found }"
check-cannot-grow = rows of this kind can't be added or removed
check-no-name = rows of this kind have no name
check-type = expected { $wanted }, found { $found }
check-least = expected at least { $low }
check-most = expected at most { $high }
check-least-items = expected at least { $low } { $low ->
    [one] item
   *[other] items
}
check-most-items = expected at most { $high } { $high ->
    [one] item
   *[other] items
}
check-longest = expected at most { $high } { $high ->
    [one] character
   *[other] characters
}
check-plain = expected plain text without control characters
check-word = { $found } can't be printed here
check-lacking = the value { $found } is missing
check-superfluous = there is no value { $found } here
check-said = { $what }
check-unreadable = can't be read

type-int = a whole number
type-str = a word
type-bool = yes or no
type-array = a list
type-object = a table
type-null = nothing
type-float = a fraction

field-name_ru = name in Russian
field-name_en = name in English
check-damaged = the file is damaged: line { $line } cannot be read as a component file
check-other-game = this file belongs to another game: { $found }
check-file = the file cannot be read: { $what }
check-value = expected a word, a whole number, true or false, found { $found }
check-huge = expected a number of at most { $high }
