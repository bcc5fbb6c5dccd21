import { weightTenths, type Rules } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES } from '#domain/scoring/rule-sets.ts'
import type { Scout } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

/** What a forecast says about one side of a match. */
export interface MatchOutlook {
  goalsFor: number
  goalsAgainst: number
  cleanSheetChance: number
}

/** For matches of which only expected goals are stored. It assumes that goals arrive independently. */
export const outlookFromGoals = (goalsFor: number, goalsAgainst: number): MatchOutlook => ({
  goalsFor,
  goalsAgainst,
  cleanSheetChance: Math.exp(-goalsAgainst),
})

/** The mean of several outlooks: what a club usually faces, which its players' form already contains. */
export function usualOutlook(outlooks: readonly MatchOutlook[]): MatchOutlook | undefined {
  if (outlooks.length === 0) return undefined
  const mean = (pick: (outlook: MatchOutlook) => number) =>
    outlooks.reduce((sum, outlook) => sum + pick(outlook), 0) / outlooks.length
  return {
    goalsFor: mean(({ goalsFor }) => goalsFor),
    goalsAgainst: mean(({ goalsAgainst }) => goalsAgainst),
    cleanSheetChance: mean(({ cleanSheetChance }) => cleanSheetChance),
  }
}

/** The part of a position's points that comes from goals, assists and shots (season 2024 of the real game). */
const ATTACK_SHARE: Record<Position, number> = {
  Goleiro: 0,
  Defensor: 0.23,
  'Meio-Campo': 0.47,
  Atacante: 0.72,
  Linha: 0.47,
}
/** One more expected goal against brings a goalkeeper about one and a half more saves. */
const SAVES_PER_GOAL_AGAINST = 1.5

/** Tenths that this match is worth to the player above (or below) what the club usually faces. */
export function matchEffectTenths(
  { position, tenths }: { position: Position; tenths: number },
  match: MatchOutlook,
  { usual, rules = CURRENT_RULES }: { usual: MatchOutlook; rules?: Rules },
): number {
  const worth = (scout: Scout) => weightTenths(scout, { position }, rules)
  const attack = ATTACK_SHARE[position] * Math.max(0, tenths) * (match.goalsFor / usual.goalsFor - 1)
  if (position !== 'Goleiro' && position !== 'Defensor') return attack
  const cleanSheet = worth('cleanSheet') * (match.cleanSheetChance - usual.cleanSheetChance)
  if (position === 'Defensor') return attack + cleanSheet
  const perGoal = worth('goalConceded') + SAVES_PER_GOAL_AGAINST * worth('save')
  return cleanSheet + perGoal * (match.goalsAgainst - usual.goalsAgainst)
}
