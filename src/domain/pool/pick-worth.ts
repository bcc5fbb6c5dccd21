import { whoGoesOn, type DecidedMatch } from '#domain/match/who-goes-on.ts'
import { pickedToGoOn } from '#domain/pick/goes-on.ts'
import { gradePick, type Pick } from '#domain/pick/pick-points.ts'
import { worthOf, type PoolRules } from './every-worth.ts'
import type { KnockoutStage } from './pool-extras.ts'
import type { PoolLine } from './pool-scoring.ts'

export interface CountedMatch extends DecidedMatch {
  /** Its stage in the knock-out of its cup, if any. */
  stage: KnockoutStage | null
  /** BL10: by how many goals the home side was ahead at kick-off, if the match decides who goes through and is over. */
  lead: number | null
}

/** BL3, BL10, BL11: what a pick is worth in a bolão, and the line that it earned. */
export function pickWorth(
  rules: PoolRules,
  { pick, isJoker }: { pick: Pick; isJoker: boolean },
  match: CountedMatch,
): { line: PoolLine | null; points: number } {
  const result = rules.extras.afterExtraTime && match.extraTime ? match.extraTime : match.score
  const grade = gradePick(pick, result)
  const goesOn = match.lead === null ? null : whoGoesOn(match, match.lead)
  const goesOnRight = goesOn !== null && pickedToGoOn(pick, match.lead ?? 0) === goesOn
  const points = worthOf(rules, { grade, goesOnRight, stage: match.stage, isJoker })
  return { line: grade === 'wrong' ? null : grade, points }
}
