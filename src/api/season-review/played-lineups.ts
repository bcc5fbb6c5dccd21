import type { Kysely } from 'kysely'
import {
  playersOfRounds,
  reviewLineups,
  reviewPlayers,
  type ReviewLineupRow,
  type ReviewPlayerRow,
} from '#db/season-review/season-review.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { PlayedLineup, ScoredPlayer } from '#domain/season-review/captain-choice.ts'

export interface PlayedSeason {
  lineups: PlayedLineup[]
  players: ReadonlyMap<number, ReviewPlayerRow>
}

const idsIn = (rows: readonly ReviewLineupRow[]) => [
  ...new Set(rows.flatMap(({ playerIds, benchIds }) => [...playerIds, ...benchIds])),
]

/** The lineups that counted in settled rounds. After the settlement, a player who took no part was absent (BN5). */
export async function playedLineups(
  db: Kysely<Tables>,
  of: { managerId: number; roundIds: readonly number[] },
): Promise<PlayedSeason> {
  const rows = await reviewLineups(db, of)
  const playerIds = idsIn(rows)
  const [players, performances] = await Promise.all([
    reviewPlayers(db, playerIds),
    playersOfRounds(db, { roundIds: of.roundIds, playerIds }),
  ])
  const known = new Map(players.map((player) => [player.playerId, player]))
  const made = new Map(performances.map((one) => [`${one.roundId}/${one.playerId}`, one]))
  const scored = (roundId: number, ids: readonly number[]) =>
    ids.flatMap((playerId): ScoredPlayer[] => {
      const player = known.get(playerId)
      const performance = made.get(`${roundId}/${playerId}`)
      if (!player) return []
      const presence = performance?.tookPart ? 'played' : 'absent'
      return [{ playerId, position: player.position, presence, pointTenths: performance?.pointTenths ?? 0 }]
    })
  return {
    players: known,
    lineups: rows.map(({ roundId, playerIds: eleven, benchIds, captainId, viceCaptainId }) => ({
      players: scored(roundId, eleven),
      bench: scored(roundId, benchIds),
      captainId,
      viceCaptainId,
    })),
  }
}
