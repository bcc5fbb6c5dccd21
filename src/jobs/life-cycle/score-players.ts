import { ruleSetsNamed } from '#db/championship/rule-sets.ts'
import { playersToScore, type MatchInPlay, type PlayerColumns } from '#db/match/play-match.ts'
import type { Trx } from '#db/schema/trx.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import type { Position } from '#domain/sport/position.ts'
import { isFantasySport } from '#domain/sport/sport-rules.ts'
import type { PlayerNews } from './match-source.ts'

/**
 * The points of the players' scouts; 0 in a sport without squads. A player who was scored before keeps those rules
 * (SC1), anybody else gets those of the round (SC13).
 */
export async function scorePlayers(
  trx: Trx,
  { id: matchId, sport, roundRules }: Pick<MatchInPlay, 'id' | 'sport' | 'roundRules'>,
  players: readonly PlayerNews[],
): Promise<PlayerColumns[]> {
  if (!isFantasySport(sport)) return players.map((player) => ({ ...player, pointTenths: 0, rules: null }))
  const known = await playersToScore(trx, { matchId, playerIds: players.map(({ playerId }) => playerId) })
  const knownOf = new Map(known.map((player) => [player.playerId, player]))
  const rulesOf = await ruleSetsNamed(trx, [roundRules, ...known.map(({ rules }) => rules)])
  return players.map((player) => {
    const { position, rules: before = null } = knownOf.get(player.playerId) ?? {}
    if (position === undefined) throw new Error(`there is no player ${player.playerId}`)
    const rules = before ?? roundRules
    const pointTenths = playerPointTenths(
      { position: player.position ?? (position as Position), scouts: player.scouts },
      rulesOf(rules),
    )
    return { ...player, pointTenths, rules }
  })
}
