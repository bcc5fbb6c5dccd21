import { readBlocks, splitAt, written, type Block } from './read-blocks.ts'

/** Of elements that most pages have none of, and nothing else: no other rule as specific sets the same of them. */
const rareSelector =
  /^(?:(?:hr|abbr|code|kbd|samp|pre|sub|sup|small|table|progress|ol|ul|menu|textarea|optgroup|summary)(?![\w-])|:where\(select[^)]*\)\)|::file-selector-button|::-webkit-(?:date|calendar|search|inner-spin|outer-spin))/
const isNamed = ({ prelude }: Block) => /^@(?:property|keyframes) /.test(prelude)
const isRare = ({ prelude, body }: Block) =>
  body !== undefined && splitAt(prelude, ',').every((selector) => rareSelector.test(selector))

/** What a page needs only when it has such an element, or a rule that uses such a name. The order of layers stays. */
export function apart(blocks: readonly Block[]): { often: Block[]; rare: Block[] } {
  const rare: Block[] = []
  const often = blocks.flatMap((block): Block[] => {
    const { prelude, body } = block
    if (isNamed(block)) {
      rare.push(block)
      return []
    }
    if (body === undefined) return [block]
    if (prelude === '@layer properties') {
      rare.push(block)
      return [{ prelude, body: undefined }]
    }
    if (prelude !== '@layer base') return [block]
    const rules = readBlocks(body)
    for (const rule of rules.filter(isRare))
      for (const selector of splitAt(rule.prelude, ',')) rare.push({ prelude, body: `${selector}{${rule.body}}` })
    return [
      {
        prelude,
        body: rules
          .filter((rule) => !isRare(rule))
          .map(written)
          .join(''),
      },
    ]
  })
  return { often, rare }
}
