/** The part of the style that a page with this HTML needs. */
export type PageStyle = (html: string) => string

/** Which of it a page needs depends on its classes, and of what is only registered on what those rules use. */
interface Rule {
  text: string
  /** Of each selector the classes without which it finds nothing; none: it is needed by every page. */
  selectors: string[][]
}
interface Group {
  opening: string
  rules: Style[]
}
interface Registration {
  text: string
  property: string
}
type Style = Rule | Group | Registration | string

const groups = /^@(?:media|supports|layer|container)\b/
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * Nearly all of our style is one rule a class, and a page has a third of the classes: the rest would stand before its first
 * paint for nothing. The whole sheet follows with the scripts, for what they draw; its rules are in the same order, so
 * that nothing looks different once it is there.
 */
export function styleByPage(css: string): PageStyle {
  const style = readStyle(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  return (html) => {
    const classes = classesOf(html)
    const used = write(style, (part) => 'selectors' in part && part.selectors.length > 0 && isNeeded(part, classes))
    return write(style, (part) => ('property' in part ? used.includes(part.property) : isNeeded(part, classes)))
  }
}

const isNeeded = ({ selectors }: Rule, classes: ReadonlySet<string>) =>
  selectors.length === 0 || selectors.some((names) => names.every((name) => classes.has(name)))

function write(style: readonly Style[], keeps: (part: Rule | Registration) => boolean): string {
  return style
    .map((part) => {
      if (typeof part === 'string') return part
      if (!('rules' in part)) return keeps(part) ? part.text : ''
      const text = write(part.rules, keeps)
      return text && `${part.opening}{${text}}`
    })
    .join('')
}

function classesOf(html: string): Set<string> {
  const attributes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names))
  const names = new Set(Array.from(attributes).join(' ').split(' '))
  return new Set(
    Array.from(names, (name) => name.replaceAll(/&([^;]+);/g, (sign, word: string) => entities[word] ?? sign)),
  )
}

function readStyle(css: string): Style[] {
  const style: Style[] = []
  let at = 0
  while (at < css.length) {
    const opened = endOf(css, at, '{;')
    const prelude = css.slice(at, opened).trim()
    if (css[opened] !== '{') {
      if (prelude) style.push(`${prelude};`)
      at = opened + 1
      continue
    }
    const closed = endOf(css, opened + 1, '}')
    style.push(readBlock(prelude, css.slice(opened + 1, closed)))
    at = closed + 1
  }
  return style
}

function readBlock(prelude: string, body: string): Style {
  const text = `${prelude}{${body}}`
  if (groups.test(prelude)) return { opening: prelude, rules: readStyle(body) }
  const [, property] = /^@property (--[\w-]+)/.exec(prelude) ?? []
  if (property) return { text, property }
  if (prelude.startsWith('@')) return text
  const selectors = splitSelectors(prelude).map(neededClasses)
  return { text, selectors: selectors.some((names) => names.length === 0) ? [] : selectors }
}

/** Where the first of the signs stands that no bracket, string or backslash hides. */
function endOf(css: string, from: number, signs: string): number {
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

function splitSelectors(prelude: string): string[] {
  const selectors: string[] = []
  for (let at = 0; at < prelude.length;) {
    const end = endOf(prelude, at, ',')
    selectors.push(prelude.slice(at, end))
    at = end + 1
  }
  return selectors
}

/** What stands in brackets may be one of several, or be denied: it is not counted on. */
function neededClasses(selector: string): string[] {
  let outside = ''
  for (let at = 0; at < selector.length;) {
    const end = endOf(selector, at, '([')
    outside += selector.slice(at, end)
    at = endOf(selector, end + 1, ')]') + 1
  }
  return Array.from(outside.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi), ([, name = '']) =>
    unescaped(name),
  )
}

const unescaped = (name: string) =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign: string | undefined) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  )
