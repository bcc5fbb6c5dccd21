import type { Language } from '#contract/language.ts'

interface Sentence {
  title: string
  detail: string
}
export type ProblemEntry = { status: number } & Record<Language, Sentence>

export const sentence = (title: string, detail: string): Sentence => ({ title, detail })
