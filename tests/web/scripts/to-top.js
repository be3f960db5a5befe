() => scrollTo(0, 0)
