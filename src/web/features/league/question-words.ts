import type { PoolOption, PoolQuestions, QuestionView } from '#contract/pool-question.ts'
import { QUESTION_KINDS } from '#domain/pool/pool-question.ts'
import type { PoolCopy } from '#web/copy/pt-BR/pool.ts'

export const askOf = ({ kind, ask, group }: QuestionView, { questions: words }: PoolCopy): string =>
  kind === 'free' ? ask : kind === 'groupWinner' ? words.groupWinner(group ?? '') : words.kinds[kind]

/** What can be answered, with what it is called. */
export function optionsOf({ kind, given }: QuestionView, { clubs, players }: PoolQuestions): PoolOption[] {
  const { of } = QUESTION_KINDS[kind]
  if (of === 'given') return given.map((name, id) => ({ id, name, club: null }))
  return of === 'club' ? clubs : players
}

export const choicesText = (choices: readonly number[], options: readonly PoolOption[]): string =>
  choices.map((choice) => options.find(({ id }) => id === choice)?.name ?? '–').join(', ')
