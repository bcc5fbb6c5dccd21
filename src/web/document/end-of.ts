/** Where the first of the signs stands that no bracket, string or backslash hides. */
export function endOf(css: string, from: number, signs: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const sign = css[at] ?? ''
    if (depth === 0 && signs.includes(sign)) return at
    if (sign === '\\') at++
    else if (sign === '"' || sign === "'") at = endOfString(css, at)
    else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
  }
  return css.length
}

function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[from]) return at
  }
  return css.length
}
