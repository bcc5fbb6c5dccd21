import { readBlocks, splitAt, written, type Block } from './read-blocks.ts'

/** Of elements that most pages have none of, or of what nobody sees in a first picture, and nothing else: no other rule as specific sets the same of them. */
const rareSelector =
  /^(?:(?:hr|abbr|b|strong|code|kbd|samp|pre|sub|sup|small|table|img|video|progress|ol|ul|menu|textarea|optgroup|summary)(?![\w-])|:where\(select[^)]*\)\)|::(?:file-selector-button|placeholder)|::-webkit-(?:date|calendar|search|inner-spin|outer-spin)|:-moz-)/
/**
 * As a whole: names that rules use, what is for paper, and fonts that must be fetched. Not registered names: with every one that comes later the
 * browser styles all of the page anew.
 */
const isWhole = ({ prelude, body = '' }: Block) =>
  /^@(?:keyframes |media print$)/.test(prelude) || (prelude === '@font-face' && body.includes('url('))

/** A rule by its selectors, a group by what is in it. */
function rareRules({ prelude, body }: Block): Block[] | undefined {
  if (body === undefined) return undefined
  if (prelude.startsWith('@supports')) {
    const inside = readBlocks(body).map(rareRules)
    return inside.every((rules) => rules !== undefined)
      ? inside.flat().map((rule) => ({ prelude, body: written(rule) }))
      : undefined
  }
  const selectors = splitAt(prelude, ',')
  return selectors.every((selector) => rareSelector.test(selector))
    ? selectors.map((selector) => ({ prelude: selector, body }))
    : undefined
}

/** What a page needs only when it has such an element, or a rule that uses such a name. The order of layers stays. */
export function apart(blocks: readonly Block[]): { often: Block[]; rare: Block[] } {
  const rare: Block[] = []
  const often = blocks.flatMap((block): Block[] => {
    const { prelude, body } = block
    if (isWhole(block)) {
      rare.push(block)
      return []
    }
    if (body === undefined) return [block]
    if (prelude === '@layer properties') {
      rare.push(block)
      return [{ prelude, body: undefined }]
    }
    if (prelude !== '@layer base') return [block]
    const others = readBlocks(body).filter((rule) => {
      const apart = rareRules(rule)
      rare.push(...(apart ?? []).map((one) => ({ prelude, body: written(one) })))
      return !apart
    })
    return [{ prelude, body: others.map(written).join('') }]
  })
  return { often, rare }
}
