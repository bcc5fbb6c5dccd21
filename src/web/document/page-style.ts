import { endOf } from './end-of.ts'

/** The part of the style that a page with this HTML needs for its first picture. */
export type PageStyle = (html: string) => string

interface Rule {
  layer: string
  text: string
  /** The classes without which it finds nothing; none: it is needed by every page. */
  classes: string[]
  /** What it says of names that are explained elsewhere. */
  names: string[]
}

/** Of the lines before the rules: what few pages need. */
type RareLine = (page: { html: Set<string>; names: Set<string> }) => string

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const inLayer = /^@layer utilities\.([\w.]+)\{(.*)\}$/
/** For who points at something, or prints: that is after the first picture. */
const isLater = /:(?:hover|active)(?![\w-])|^@media print/

/**
 * Nearly all of our style is one rule a class, and a page has a third of the classes: the rest would stand before its first
 * paint for nothing. It follows with the scripts, for what they draw. `sheet` has a rule a line, as `layeredStyle` writes it: in layers, so that
 * it does not count which of them comes first. Here they stand in the order of the sheet, by which it is known what is missing (`lacking-rules.ts`):
 * a line of which the page has a part is at the end.
 */
export function styleByPage(sheet: string): PageStyle {
  const [common = '', ...lines] = sheet.trimEnd().split('\n')
  const firstRule = lines.findIndex((line) => inLayer.test(line))
  const rareLines = firstRule === -1 ? lines : lines.slice(0, firstRule)
  const rare = rareLines.map(readRare)
  const named = rareLines.flatMap((line) => namedIn(line))
  const namesIn = (text: string) => named.filter((name) => text.includes(name))
  const rules = lines
    .slice(rareLines.length)
    .map((line) => readRule(line, namesIn))
    .filter(({ text }) => !isLater.test(text))
  const commonNames = namesIn(common.replaceAll(registered, ''))
  return (html) => {
    const classes = classesOf(html)
    const chosen = rules.filter((rule) => rule.classes.every((name) => classes.has(name)))
    const page = { html: kindsIn(html), names: new Set([...commonNames, ...chosen.flatMap(({ names }) => names)]) }
    const own = rare.map((line) => line(page))
    const whole = own.filter((text, line) => text === rareLines[line])
    const parts = own.filter((text, line) => text !== rareLines[line])
    return `${common}${whole.join('')}${writeLayers(chosen)}${parts.join('')}`
  }
}

const initialValues = /^@layer properties\{.*\{(?=--)/
const registered = /@property [^{]*\{[^}]*\}/g
const namedIn = (line: string) =>
  initialValues.test(line)
    ? Array.from(line.matchAll(/--[\w-]+(?=:)/g), ([name]) => name)
    : (/^@keyframes ([\w-]+)/.exec(line)?.slice(1) ?? [])
const dates = ['type=date', 'type=time', 'type=datetime-local']
const pseudoElements: [start: string, needs: string[]][] = [
  ['::file', ['type=file']],
  ['::placeholder', ['input', 'textarea']],
  ['::-webkit-date', dates],
  ['::-webkit-calendar', dates],
  ['::-webkit-search', ['type=search']],
  ['::-webkit-inner', ['type=number']],
  ['::-webkit-outer', ['type=number']],
  [':where(select', ['optgroup']],
]

const seenLater = /^(?:@media print|@layer base\{:-moz-)/

/** What follows brings it whole; a browser that does not know `@property` is given what the page itself uses. */
function readRare(line: string): RareLine {
  const [start] = initialValues.exec(line) ?? []
  if (start) {
    const end = line.slice(line.indexOf('}'))
    const values = line.slice(start.length, -end.length).split(';')
    return ({ names }) => {
      const used = values.filter((value) => names.has(value.slice(0, value.indexOf(':'))))
      return used.length > 0 ? `${start}${used.join(';')}${end}` : ''
    }
  }
  const [name] = namedIn(line)
  if (name) return ({ names }) => (names.has(name) ? line : '')
  if (seenLater.test(line)) return () => ''
  // With a face of it in the page a font is fetched before the first paint: only where it is asked for ahead.
  if (line.startsWith('@font-face')) return ({ html }) => (html.has('type=font/woff2') ? line : '')
  const selector = line.slice('@layer base{'.length).replace(/^@supports.*?(?=::)/, '')
  const needs = pseudoElements.find(([start]) => selector.startsWith(start))?.[1] ?? /^[a-z]+/.exec(selector)
  if (!needs) throw new Error(`nothing says which pages need it: ${line}`)
  return ({ html }) => (needs.some((one) => html.has(one)) ? line : '')
}

/** Its elements, and its fields by their types. */
const kindsIn = (html: string): Set<string> =>
  new Set(
    Array.from(html.matchAll(/<([a-z]+)(?:[^>]* type="([\w/-]+)")?/g), ([, name = '', type]) =>
      type ? [name, `type=${type}`] : [name],
    ).flat(),
  )

function readRule(line: string, namesIn: (text: string) => string[]): Rule {
  const [, layer, text] = inLayer.exec(line) ?? []
  if (layer === undefined || text === undefined) throw new Error(`no rule in a layer: ${line}`)
  let from = 0
  while (text[from] === '@') from = endOf(text, from, '{') + 1
  return { layer, text, classes: neededClasses(text.slice(from, endOf(text, from, '{'))), names: namesIn(text) }
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
