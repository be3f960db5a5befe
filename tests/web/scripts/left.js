step => Number(document.querySelector('[data-step]')?.dataset.step) !== step
