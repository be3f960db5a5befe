([board, before]) => document.querySelector(`[data-board='${board}'] svg`).getScreenCTM().a >= 1.99 * before
