() => [...document.querySelectorAll("[data-rule]")].map((rule) => rule.dataset.rule)
