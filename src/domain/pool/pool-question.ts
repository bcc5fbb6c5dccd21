import { fail, ok, type Result } from '#domain/result.ts'
import type { Sport } from '#domain/sport/sport.ts'

/** The kinds of questions: how many answers a person gives, and of which type. */
export const QUESTION_KINDS = {
  champion: { picks: 1, of: 'club' },
  finalists: { picks: 2, of: 'club' },
  semifinalists: { picks: 4, of: 'club' },
  groupWinner: { picks: 1, of: 'club' },
  topScorer: { picks: 1, of: 'player' },
  mostGoals: { picks: 1, of: 'club' },
  mostConceded: { picks: 1, of: 'club' },
  free: { picks: 1, of: 'given' },
} as const satisfies Record<string, { picks: number; of: 'club' | 'player' | 'given' }>
export type QuestionKind = keyof typeof QUESTION_KINDS
export const QUESTION_KIND_NAMES = Object.keys(QUESTION_KINDS) as [QuestionKind, ...QuestionKind[]]

export const MAX_QUESTIONS = 30
export const QUESTION_TEXT = { min: 3, max: 120 }
export const GIVEN_ANSWERS = { min: 2, max: 20, length: 60 }
export const GROUP_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const

export interface NewQuestion {
  kind: QuestionKind
  ask: string
  given: readonly string[]
  group: string | null
  points: number
  closesAtMs: number
}

export type QuestionError =
  | { kind: 'question_closed_already' }
  | { kind: 'question_needs_one_sport' }
  | { kind: 'question_of_football' }
  | { kind: 'question_needs_group' }
  | { kind: 'question_needs_text' }
  | { kind: 'question_needs_answers' }

const ofFootball: readonly QuestionKind[] = ['topScorer', 'mostGoals', 'mostConceded', 'groupWinner']

/** BL7: checks a new question of a bolão of this sport (null: of all sports). */
export function validateQuestion(
  wanted: NewQuestion,
  { sport, nowMs, endsAtMs }: { sport: Sport | null; nowMs: number; endsAtMs: number },
): Result<NewQuestion, QuestionError> {
  const { kind, closesAtMs } = wanted
  if (closesAtMs <= nowMs || closesAtMs > endsAtMs) return fail({ kind: 'question_closed_already' })
  if (kind === 'free') {
    const ask = wanted.ask.trim()
    const given = wanted.given.map((answer) => answer.trim()).filter((answer) => answer !== '')
    if (ask.length < QUESTION_TEXT.min) return fail({ kind: 'question_needs_text' })
    if (given.length < GIVEN_ANSWERS.min || new Set(given).size < given.length)
      return fail({ kind: 'question_needs_answers' })
    return ok({ ...wanted, ask, given, group: null })
  }
  if (sport === null) return fail({ kind: 'question_needs_one_sport' })
  if (sport !== 'futebol' && ofFootball.includes(kind)) return fail({ kind: 'question_of_football' })
  const group = kind === 'groupWinner' ? wanted.group : null
  if (kind === 'groupWinner' && group === null) return fail({ kind: 'question_needs_group' })
  return ok({ ...wanted, ask: '', given: [], group })
}

/** BL7: as many different answers as the question asks for, all of them from the options. */
export const isAnswer = (kind: QuestionKind, choices: readonly number[], options: ReadonlySet<number>): boolean =>
  choices.length === QUESTION_KINDS[kind].picks &&
  new Set(choices).size === choices.length &&
  choices.every((choice) => options.has(choice))

/** BL8: each right answer is worth the points of the question. */
export const answerPoints = (points: number, choices: readonly number[], right: readonly number[] | null): number =>
  points * choices.filter((choice) => right?.includes(choice)).length
