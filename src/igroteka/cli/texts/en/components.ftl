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
