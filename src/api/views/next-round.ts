import type { Kysely } from 'kysely'
import type { NextRound } from '#contract/duel.ts'
import type { Participant } from '#db/championship/championship.ts'
import { hasPlayed } from '#db/duel/duel.ts'
import { openRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { pricedPlayers, squadsOfManager, type SquadRow } from '#db/squad/squad.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { canCompete } from '#domain/squad/formation.ts'

/** Whether one of these squads of a championship may compete (SQ5), by today's market. */
export async function hasCompeting(
  db: Kysely<Tables>,
  { championshipId, squads }: { championshipId: ChampionshipId; squads: readonly SquadRow[] },
): Promise<boolean> {
  const players = await pricedPlayers(db, {
    championshipId,
    playerIds: squads.flatMap(({ playerIds }) => playerIds),
  })
  return squads.some(({ modality, playerIds }) => {
    const known = playerIds.flatMap((playerId) => players.get(playerId) ?? [])
    return canCompete({ modality, players: known.map((player) => ({ ...player, pricePaid: player.price })) })
  })
}

/** The open round, for a manager with a squad that may compete in it (SQ5). */
export async function nextRoundOf(db: Kysely<Tables>, who: Participant): Promise<NextRound | null> {
  const { championshipId } = who
  const [round, squads] = await Promise.all([openRound(db, championshipId), squadsOfManager(db, who)])
  if (!round || squads.length === 0 || !(await hasCompeting(db, { championshipId, squads }))) return null
  const isDebut = !(await hasPlayed(db, who))
  return { number: round.number, deadlineAtMs: round.deadline_at.getTime(), isDebut }
}
