// Buttons, links, fields and choices that are lower or narrower than they must be. Links and signs within a line of text
// are not counted; of a radio button or a tick the label counts.
(least) => [...document.querySelectorAll(
    'button, a, select, summary, input:not([type=radio], [type=checkbox]), label:has([type=radio], [type=checkbox], [type=file])')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('.unseen, :is(p, li, td, th, small) a:not(.button)')
    && each.textContent.trim() !== '§')
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([each, box]) => [(each.textContent.trim() || each.ariaLabel || each.name || each.tagName).slice(0, 40), Math.round(box.width), Math.round(box.height)])
