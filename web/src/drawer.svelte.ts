/** The rules beside the table: which rule is looked up, while a table is open. */
class Drawer {
  /** Whether there is a table to open it beside. */
  here = $state(false);
  open = $state(false);
  rule = $state("");

  show(rule = ""): void {
    this.rule = rule;
    this.open = true;
  }
}

export const drawer = new Drawer();
