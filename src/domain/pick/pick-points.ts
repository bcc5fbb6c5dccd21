import { PICK_POINTS } from '#domain/rule-numbers.ts'
import { outcomeOf, type Outcome, type Score } from '#domain/sport/outcome.ts'

export type PickGrade = keyof typeof PICK_POINTS
export const PICK_GRADES = Object.keys(PICK_POINTS) as [PickGrade, ...PickGrade[]]

/** PK2 for football: the best line of the table that applies. */
export function gradeScorePick(pick: Score, result: Score): PickGrade {
  const outcome = outcomeOf(result)
  if (outcomeOf(pick) !== outcome) return 'wrong'
  if (pick.home === result.home && pick.away === result.away) return 'exact'
  if (outcome === 'draw') return 'draw'
  const [winner, loser] = outcome === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const)
  if (pick[winner] === result[winner]) return 'winnerGoals'
  if (pick[winner] - pick[loser] === result[winner] - result[loser]) return 'difference'
  if (pick[loser] === result[loser]) return 'loserGoals'
  return 'winner'
}

/** PK2 for the sports without draws: only the winner is picked. */
export const gradeWinnerPick = (pick: Outcome, result: Score): PickGrade =>
  pick === outcomeOf(result) ? 'winner' : 'wrong'

export type Pick =
  /** `goesOn`: who goes through, where the score leaves it open (BL10). */
  { kind: 'score'; score: Score; goesOn?: 'home' | 'away' | undefined } | { kind: 'winner'; winner: 'home' | 'away' }

export const gradePick = (pick: Pick, result: Score): PickGrade =>
  pick.kind === 'score' ? gradeScorePick(pick.score, result) : gradeWinnerPick(pick.winner, result)

export const isRightOutcome = (grade: PickGrade): boolean => grade !== 'wrong'
