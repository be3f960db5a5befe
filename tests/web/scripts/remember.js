([name, value]) => localStorage.setItem(name, value)
