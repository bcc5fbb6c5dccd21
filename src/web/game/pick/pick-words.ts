import type { PickMatch } from '#contract/pick.ts'
import { outcomeOf } from '#domain/sport/outcome.ts'
import { SPORT_RULES } from '#domain/sport/sport.ts'
import type { PickCopy } from '#web/copy/pt-BR/pick.ts'

/** The line of the rules' table that the pick earned, in words; undefined until it is settled. */
export function whyOf({ grade, pick, match }: PickMatch, words: PickCopy): string | undefined {
  if (!grade) return undefined
  if (grade === 'difference' && pick?.kind === 'score' && outcomeOf(pick.score) === 'draw') return words.grades.draw
  if (grade === 'winner' && SPORT_RULES[match.sport].pick === 'winner') return words.grades.winnerPicked
  return words.grades[grade]
}

export function pickText({ pick, match }: PickMatch, words: PickCopy): string {
  if (!pick) return words.blank
  return pick.kind === 'winner' ? match[pick.winner].name : words.score(pick.score.home, pick.score.away)
}
