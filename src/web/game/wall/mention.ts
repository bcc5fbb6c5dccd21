import { nameKey } from '#domain/manager/name-key.ts'

const MOST_SHOWN = 5
/** An @ at the beginning of a word, with the text after it. */
const begun = /(?:^|[^\p{L}\p{N}])@([^@\n]{0,40})$/u

/** Names that match the mention being typed at the end. Empty once a full name is there. */
export function wantedNames(text: string, people: readonly string[]): string[] {
  const typed = begun.exec(text)?.[1]
  if (typed === undefined) return []
  const key = nameKey(typed)
  if (typed.endsWith(' ') && people.includes(typed.trimEnd())) return []
  return people.filter((name) => nameKey(name).startsWith(key) && name !== typed).slice(0, MOST_SHOWN)
}

/** Replaces the typed part with the full name. */
export const withMention = (text: string, name: string): string => `${text.slice(0, text.lastIndexOf('@'))}@${name} `
