export type TextPart = { kind: 'words' | 'link'; text: string } | { kind: 'name'; text: string; managerId: number }

interface Named {
  managerId: number
  name: string
}

/** Punctuation at the end of an address belongs to the sentence around it. */
const address = /https?:\/\/[^\s<>"'`]{1,490}[^\s<>"'`.,;:!?()[\]{}]/giu

/** Rejects addresses with a user name or password, because they can look like another site. */
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

/** The parts of a message for display. Concatenated, they are the original text. */
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
