import type { Kysely } from 'kysely'
import { playerNames } from '#db/live/causes.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { PlayerId } from '#domain/ids.ts'
import type { Arrival, LiveRound, PointChange } from '#live/live-round.ts'

/** How lineups were arranged before news came, by their index. */
export type Arrangements = ReadonlyMap<number, number>

export interface NamedArrival extends Omit<Arrival, 'insteadOf'> {
  playerName: string
  insteadOf: string
}

export const arrangementsOf = (round: LiveRound, lineups: Iterable<number>): Arrangements =>
  new Map([...lineups].map((lineup) => [lineup, round.arrangementOf(lineup)]))

/** Who has come in by the news in each of the lineups, or got an armband, as far as it gave or took points. */
export async function arrivalsSince(
  db: Kysely<Tables>,
  round: LiveRound,
  { arrangements, changes }: { arrangements: Arrangements; changes: readonly PointChange[] },
): Promise<(lineup: number) => NamedArrival[]> {
  const found = new Map<number, Arrival[]>()
  const ids = new Set<PlayerId>()
  for (const [lineup, arrangement] of arrangements) {
    const arrivals = round.arrivalsOf(lineup, { arrangement, changes }).filter(({ tenths }) => tenths !== 0)
    if (arrivals.length > 0) found.set(lineup, arrivals)
    for (const { playerId, insteadOf } of arrivals) ids.add(playerId).add(insteadOf ?? playerId)
  }
  const names = await playerNames(db, [...ids])
  const nameOf = (playerId: PlayerId) => names.get(playerId) ?? ''
  return (lineup) =>
    (found.get(lineup) ?? []).flatMap(({ playerId, insteadOf, ...arrival }) =>
      insteadOf === null ? [] : [{ ...arrival, playerId, playerName: nameOf(playerId), insteadOf: nameOf(insteadOf) }],
    )
}
