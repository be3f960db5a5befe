# What `igroteka components` says.

components-col-kind = Kind
components-col-rows = Rows
components-sum = all
components-values = Values by provenance; digest { $digest }
components-standing = { $standing } ({ $values })
components-exported = { $file }: written. Put in the values of your own box and check it with --check { $file }.
components-good = { $file }: a good component file; digest { $digest }, { $changed ->
    [0] no value differs from ours.
    [one] one value differs from ours:
   *[other] { $changed } values differ from ours:
 }
components-ours = ours
components-added = a row that our box does not have
components-removed = the box does not have this row
components-unusual = { $count ->
    [one] One thing is unusual, though it can be played:
   *[other] { $count } things are unusual, though they can be played:
 }
components-tried = { $boxes ->
    [one] One random box
   *[other] { $boxes } random boxes
 } tried, { $wrong ->
    [0] all play.
    [one] one does not play.
   *[other] { $wrong } do not play.
 }
