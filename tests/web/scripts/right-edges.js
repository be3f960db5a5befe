(all) => all.map((each) => each.getBoundingClientRect().right)
