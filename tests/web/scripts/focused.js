() => document.activeElement.dataset.id
