# What `igroteka rules` says.

rules-count = { $title }: { $rules ->
    [one] one rule
   *[other] { $rules } rules
 }
rules-chapter = { $chapter } ({ $rules })
rules-gap = Open in the book
rules-ruling = Ruling
rules-untestable = Untestable
rules-none = No rule fits.
rules-col-kind = Kind
rules-col-total = Rules
rules-col-untestable = Untestable
rules-col-cited = Proved
rules-col-missing = Missing
rules-col-percent = %
rules-sum = all
rules-head-untestable = Rules that no test can prove:
rules-head-missing = Rules that no passing test proves:
rules-below = { $percent } % of the testable rules are proved; at least { $least } % are asked for.
