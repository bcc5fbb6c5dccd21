import { nameKey } from '#domain/manager/name-key.ts'

const MOST_SHOWN = 5
/** An @ that begins a word, and what stands after it up to the end. */
const begun = /(?:^|[^\p{L}\p{N}])@([^@\n]{0,40})$/u

/** Who may be meant by what is being typed at the end; nobody once a whole name stands there. */
export function wantedNames(text: string, people: readonly string[]): string[] {
  const typed = begun.exec(text)?.[1]
  if (typed === undefined) return []
  const key = nameKey(typed)
  if (typed.endsWith(' ') && people.includes(typed.trimEnd())) return []
  return people.filter((name) => nameKey(name).startsWith(key) && name !== typed).slice(0, MOST_SHOWN)
}

/** The text with the name in place of what was typed of it. */
export const withMention = (text: string, name: string): string => `${text.slice(0, text.lastIndexOf('@'))}@${name} `
