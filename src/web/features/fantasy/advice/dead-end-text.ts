import type { DeadEnd } from '#domain/squad/completion.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'

type Words = FantasyCopy['advice']

/** The sentence about a dead end of the squad as it is. */
export const deadEndText = (deadEnd: DeadEnd, { deadEnd: words }: Words): string =>
  deadEnd.kind === 'too_dear' ? words.too_dear(deadEnd) : words.no_formation

/** The sentence about a dead end of the squad with one more player. */
export const deadEndWithOneMore = (deadEnd: DeadEnd, { deadEnd: words }: Words): string =>
  deadEnd.kind === 'too_dear' ? words.with_too_dear(deadEnd) : words.with_no_formation
