import { endOf } from './end-of.ts'

/** The part of the style that a page with this HTML needs, and at its end, as a comment, which rules these are. */
export type PageStyle = (html: string) => string

interface Rule {
  layer: string
  text: string
  /** The classes without which it finds nothing; none: it is needed by every page. */
  classes: string[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const inLayer = /^@layer utilities\.(\w+)\{(.*)\}$/

/**
 * Nearly all of our style is one rule a class, and a page has a third of the classes: the rest would stand before its first
 * paint for nothing. It follows with the scripts, for what they draw. `sheet` has a rule a line, as `layeredStyle` writes it: in layers, so that
 * it does not count which of them comes first.
 */
export function styleByPage(sheet: string): PageStyle {
  const [common = '', ...lines] = sheet.trimEnd().split('\n')
  const rules = lines.map(readRule)
  return (html) => {
    const classes = classesOf(html)
    const has = rules.map((rule) => rule.classes.every((name) => classes.has(name)))
    return `${common}${writeLayers(rules.filter((_, rule) => has[rule]))}/*${hexOf(has)}*/`
  }
}

function readRule(line: string): Rule {
  const [, layer, text] = inLayer.exec(line) ?? []
  if (layer === undefined || text === undefined) throw new Error(`no rule in a layer: ${line}`)
  let from = 0
  while (text[from] === '@') from = endOf(text, from, '{') + 1
  return { layer, text, classes: neededClasses(text.slice(from, endOf(text, from, '{'))) }
}

function writeLayers(rules: readonly Rule[]): string {
  let style = ''
  for (const [index, { layer, text }] of rules.entries()) {
    if (layer !== rules[index - 1]?.layer) style += `@layer ${layer}{`
    style += text
    if (layer !== rules[index + 1]?.layer) style += '}'
  }
  return style && `@layer utilities{${style}}`
}

/** Four of them a digit, the first in its lowest bit. */
export function hexOf(flags: readonly boolean[]): string {
  const digits = Array.from({ length: Math.ceil(flags.length / 4) }, (_, digit) =>
    flags.slice(digit * 4, digit * 4 + 4).reduce((sum, flag, bit) => sum + (flag ? 1 << bit : 0), 0),
  )
  return digits.map((digit) => digit.toString(16)).join('')
}

function classesOf(html: string): Set<string> {
  const attributes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names))
  const names = new Set(Array.from(attributes).join(' ').split(' '))
  return new Set(
    Array.from(names, (name) => name.replaceAll(/&([^;]+);/g, (sign, word: string) => entities[word] ?? sign)),
  )
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
