/**
 * The font is asked for once the page is painted: until then it would share a phone's line with the page itself, whose text
 * takes the same room without it (`fonts.css`).
 */
export const putFontOn = `document.documentElement.dataset.font = ''`

/** Who comes from another page of ours has it already, and sees nothing else. */
export const knownFont = `if (document.referrer.startsWith(location.origin + '/')) ${putFontOn}`
