import type { Kysely } from 'kysely'
import type { NextRound } from '#contract/duel.ts'
import { hasPlayed } from '#db/duel/duel.ts'
import { openRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { pricedPlayers, squadsOfManager } from '#db/squad/squad.ts'
import { canCompete } from '#domain/squad/formation.ts'

/** The open round, for who has saved a squad that may compete in it (SQ5). */
export async function nextRoundOf(db: Kysely<Tables>, managerId: number): Promise<NextRound | null> {
  const [round, squads] = await Promise.all([openRound(db), squadsOfManager(db, managerId)])
  if (!round || squads.length === 0) return null
  const players = await pricedPlayers(
    db,
    squads.flatMap(({ playerIds }) => playerIds),
  )
  const isReady = squads.some(({ playerIds, captainId }) => {
    const known = playerIds.flatMap((playerId) => players.get(playerId) ?? [])
    return canCompete({ captainId, players: known.map((player) => ({ ...player, pricePaid: player.price })) })
  })
  if (!isReady) return null
  const isDebut = !(await hasPlayed(db, managerId))
  return { number: round.number, deadlineAtMs: round.deadline_at.getTime(), isDebut }
}
