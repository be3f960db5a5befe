// Opens what is folded on a page: what is inside must fit too. Menus stay closed, as they would lie over the page.
() => document.querySelectorAll('main details:not(header details)').forEach((each) => (each.open = true))
