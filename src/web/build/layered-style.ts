import { endOf } from '#web/document/end-of.ts'
import { apart } from './rare-rules.ts'
import { readBlocks, splitAt, written, type Block } from './read-blocks.ts'
import { settleNames } from './settled-names.ts'

interface Rule {
  groups: string[]
  selector: string
  body: string
}

const sayingAgain = /((?<=[{;])[^;{}]+;)\1+/g
const groups = /^@(?:media|supports|layer|container)\b/
const isUtilities = ({ prelude, body }: Block) => prelude === '@layer utilities' && body !== undefined

/**
 * Our style with one rule of one selector a line after the first, which has all that every page needs; before them what few pages need. In one layer rules that come later
 * win over others as specific; a page has some of them at once and the others follow, so each has a layer after those that it wins over: where they
 * set nothing that the other one sets, several may have the same.
 */
export function layeredStyle(css: string): string {
  const blocks = readBlocks(settleNames(css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(sayingAgain, '$1')))
  const rules = blocks.flatMap((block) => (isUtilities(block) ? rulesOf(block.body ?? '') : []))
  if (rules.some(({ body }) => body.includes('!important')))
    throw new Error('an important utility would win in an earlier layer: take the sign away')
  const placed = inLayers(rules)
  const last = placed.reduce((most, { layer }) => Math.max(most, layer), 0)
  const { often, rare } = apart(blocks)
  const common = often.map((block) => (isUtilities(block) ? orderOf(last) : written(block))).join('')
  const lines = placed.map(
    ({ layer, rule }) =>
      `@layer utilities.${nameOf(layer)}{${rule.groups.map((group) => `${group}{`).join('')}${rule.selector}{${rule.body}}${'}'.repeat(rule.groups.length)}}`,
  )
  return `${[common, ...rare.map(written), ...lines].join('\n').replaceAll('\r', '')}\n`
}

/** By two short names: a row of a hundred is half the bytes of their list when it is the same row ten times. */
const ROW = 'abcdefghijkl'
const nameOf = (layer: number) => `u${Math.floor(layer / ROW.length).toString(36)}.${ROW[layer % ROW.length]}`

function orderOf(last: number): string {
  const rows = Array.from({ length: Math.floor(last / ROW.length) + 1 }, (_, row) => row.toString(36))
  return `@layer utilities{${rows.map((row) => `@layer u${row}{@layer ${Array.from(ROW).join()};}`).join('')}}`
}

function rulesOf(css: string, within: string[] = []): Rule[] {
  return readBlocks(css).flatMap(({ prelude, body }) => {
    if (body === undefined) throw new Error(`no rule: ${prelude}`)
    if (groups.test(prelude)) return rulesOf(body, [...within, prelude])
    return splitAt(prelude, ',').map((selector) => ({ groups: within, selector, body }))
  })
}

function inLayers(rules: readonly Rule[]): { rule: Rule; layer: number }[] {
  const deepest = new Map<string, number>()
  const byWeight = rules.map((rule) => ({ rule, weight: specificity(rule.selector) }))
  return byWeight
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ rule }) => {
      const sets = splitAt(rule.body, ';').map(familyOf)
      const layer = Math.max(...sets.map((name) => (deepest.get(name) ?? -1) + 1))
      for (const name of sets) deepest.set(name, layer)
      return { rule, layer }
    })
    .toSorted((a, b) => a.layer - b.layer)
}

const relatives: Record<string, string> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  align: 'place',
  justify: 'place',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  line: 'font',
  white: 'text',
  inline: 'width',
  block: 'height',
}

/** What one declaration may set of what another does: short names set several (`padding`, `padding-left`). More than there are does no harm. */
function familyOf(declaration: string): string {
  const name = declaration.slice(0, declaration.indexOf(':')).trim()
  if (name.startsWith('--')) return name
  const [family = name] = name.replace(/^-(?:webkit|moz)-/, '').split('-')
  return relatives[family] ?? family
}

const olderPseudoElements = /^:(?:before|after|first-line|first-letter)$/
const tokens = /::?[\w-]+|[.#]?(?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+|\[|\(|[*>+~|&\s]/giy

/** As browsers reckon it, in one number: ids, then classes and what counts as them, then elements. */
export function specificity(selector: string): number {
  let weight = 0
  for (let at = 0; at < selector.length;) {
    tokens.lastIndex = at
    const [token = ''] = tokens.exec(selector) ?? []
    if (!token) throw new Error(`no selector that can be weighed: ${selector}`)
    at += token.length
    const opens = selector[at] === '(' || token === '['
    const end = opens ? endOf(selector, token === '[' ? at : at + 1, token === '[' ? ']' : ')') : at
    weight += weightOf(token, selector.slice(at + 1, end))
    if (opens) at = end + 1
  }
  return weight
}

function weightOf(token: string, inside: string): number {
  if (token.startsWith('#')) return 10_000
  if (token.startsWith('::') || olderPseudoElements.test(token)) return 1
  if (token === ':where') return 0
  if (/^:(?:is|not|has)$/.test(token)) return Math.max(...splitAt(inside, ',').map(specificity))
  if (/^[.:[]/.test(token)) return 100
  return /^[*>+~|&\s]/.test(token) ? 0 : 1
}
