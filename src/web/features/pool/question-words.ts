import type { PoolOption, PoolQuestions, QuestionView } from '#contract/pool-question.ts'
import { QUESTION_KINDS } from '#domain/pool/pool-question.ts'
import type { PoolCopy } from '#web/copy/pt-BR/pool.ts'

export function askOf({ kind, ask, group, withExtraTime }: QuestionView, { questions: words }: PoolCopy): string {
  if (kind === 'free') return ask
  if (kind === 'groupWinner') return words.groupWinner(group ?? '')
  return withExtraTime === null
    ? words.kinds[kind]
    : `${words.kinds[kind]} ${words.extraTime[withExtraTime ? 'in' : 'out']}`
}

/** The possible answers with their names. */
export function optionsOf({ kind, given }: QuestionView, { clubs, players }: PoolQuestions): PoolOption[] {
  const { of } = QUESTION_KINDS[kind]
  if (of === 'given') return given.map((name, id) => ({ id, name, club: null }))
  return of === 'club' ? clubs : players
}

export const choicesText = (choices: readonly number[], options: readonly PoolOption[]): string =>
  choices.map((choice) => options.find(({ id }) => id === choice)?.name ?? '–').join(', ')
