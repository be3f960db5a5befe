() => !document.querySelector('[data-busy]') && (!document.querySelector('[data-step]')
    || document.querySelector('[data-step] button.main, [data-topic] [data-key]:enabled, g.open'))
