/** No vowels, so that no code is a word. No L, 0 and 1, which look like other letters. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ23456789'

/** The eight letters and digits of an invitation; `draw` returns an integer from 0 and below a limit. */
export const inviteCode = (draw: (below: number) => number): string =>
  Array.from({ length: 8 }, () => CODE_LETTERS[draw(CODE_LETTERS.length)]).join('')
