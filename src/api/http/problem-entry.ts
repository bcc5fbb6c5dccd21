import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Language } from '#contract/language.ts'

interface Sentence {
  title: string
  detail: string
}
export type ProblemEntry = { status: ContentfulStatusCode } & Record<Language, Sentence>

/** Each kind of failure has one HTTP status, and one sentence per language. */
export type ProblemCatalogue = Record<string, ProblemEntry>

export const sentence = (title: string, detail: string): Sentence => ({ title, detail })
