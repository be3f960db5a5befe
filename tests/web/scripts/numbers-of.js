all => all.map((each) => parseInt(each.textContent))
