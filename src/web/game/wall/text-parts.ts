export type TextPart = { kind: 'words' | 'link'; text: string } | { kind: 'name'; text: string; managerId: number }

interface Named {
  managerId: number
  name: string
}

/** What stands at the end of an address belongs to the sentence around it. */
const address = /https?:\/\/[^\s<>"'`]{1,490}[^\s<>"'`.,;:!?()[\]{}]/giu

/** An address that a browser reads otherwise than it looks is none. */
function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    if (!isLink(found)) continue
    if (index > from) parts.push({ kind: 'words', text: text.slice(from, index) })
    parts.push({ kind: 'link', text: found })
    from = index + found.length
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) })
  return parts
}

/** A message as it is shown; the parts together are the text. */
export function partsOf(text: string, named: readonly Named[]): TextPart[] {
  const longestFirst = named.toSorted((a, b) => b.name.length - a.name.length)
  const parts: TextPart[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, from))) {
    const one = longestFirst.find(({ name }) => text.startsWith(name, at + 1))
    if (!one) continue
    parts.push(...withLinks(text.slice(from, at)), { kind: 'name', text: `@${one.name}`, managerId: one.managerId })
    from = at + 1 + one.name.length
  }
  return [...parts, ...withLinks(text.slice(from))]
}
