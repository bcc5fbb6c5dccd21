import { whoGoesOn, type DecidedMatch } from '#domain/match/who-goes-on.ts'
import { pickedToGoOn } from '#domain/pick/goes-on.ts'
import { gradePick, type Pick } from '#domain/pick/pick-points.ts'
import { outcomeOf } from '#domain/sport/outcome.ts'
import { matchTimes, type KnockoutStage, type PoolExtras } from './pool-extras.ts'
import { poolLineOf, poolPoints, type PoolLine, type PoolScoring } from './pool-scoring.ts'

export interface CountedMatch extends DecidedMatch {
  /** What it is in the knock-out of its cup, if anything. */
  stage: KnockoutStage | null
  /** BL10: by how many goals the home side was ahead as it began, where it decides who goes on and is over. */
  lead: number | null
}

/** BL3, BL10, BL11: what a pick is worth in a bolão, and the line that it earned. */
export function pickWorth(
  { scoring, extras }: { scoring: PoolScoring; extras: PoolExtras },
  { pick, isJoker }: { pick: Pick; isJoker: boolean },
  match: CountedMatch,
): { line: PoolLine | null; points: number } {
  const result = extras.afterExtraTime && match.extraTime ? match.extraTime : match.score
  const line = poolLineOf(gradePick(pick, result), outcomeOf(result) === 'draw')
  const goesOn = match.lead === null ? null : whoGoesOn(match, match.lead)
  const extra = goesOn !== null && pickedToGoOn(pick, match.lead ?? 0) === goesOn ? extras.goesOn : 0
  return { line, points: (poolPoints(scoring, pick, result) + extra) * matchTimes(extras, { ...match, isJoker }) }
}
