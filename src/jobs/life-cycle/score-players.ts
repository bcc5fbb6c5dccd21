import { playersToScore, type MatchInPlay, type PlayerColumns } from '#db/match/play-match.ts'
import type { Trx } from '#db/schema/trx.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES, isRuleSetName, type RuleSetName } from '#domain/scoring/rule-sets.ts'
import type { Position } from '#domain/sport/position.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { PlayerNews } from './match-source.ts'

/** SC1: a player who was scored before is scored by the same rules again, anybody else by those of the championship. */
export const rulesFor = (stored: string | null): RuleSetName =>
  stored !== null && isRuleSetName(stored) ? stored : CURRENT_RULES

/** The points of the players' scouts; nothing in a sport without squads. */
export async function scorePlayers(
  trx: Trx,
  { id: matchId, sport, championshipRules }: Pick<MatchInPlay, 'id' | 'sport' | 'championshipRules'>,
  players: readonly PlayerNews[],
): Promise<PlayerColumns[]> {
  if (!isFantasySport(sport)) return players.map((player) => ({ ...player, pointTenths: 0, rules: null }))
  const known = await playersToScore(trx, { matchId, playerIds: players.map(({ playerId }) => playerId) })
  const knownOf = new Map(known.map((player) => [player.playerId, player]))
  return players.map((player) => {
    const { position, rules: before = null } = knownOf.get(player.playerId) ?? {}
    if (position === undefined) throw new Error(`there is no player ${player.playerId}`)
    const rules = rulesFor(before ?? championshipRules)
    const pointTenths = playerPointTenths(
      { position: player.position ?? (position as Position), scouts: player.scouts },
      rules,
    )
    return { ...player, pointTenths, rules }
  })
}
