import type { Kysely } from 'kysely'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import { boardsOfRound, type RoundBoards } from '#db/story/round-boards.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { versionOf } from '#api/cache/answer-version.ts'
import { createCachedWork } from '#api/cache/cached-work.ts'
import { firstAtLeast } from '#domain/sorted-search.ts'

const MOST_ROUNDS = 20

interface Facts {
  db: Kysely<Tables>
  versions: DataVersions
}

/** The points of a round are read once for everybody who replays it, and again when rankings change. */
export function createRoundBoards({ db, versions }: Facts) {
  const kept = createCachedWork<number, RoundBoards>(MOST_ROUNDS)
  const version = versionOf(versions, 'ranking')
  return ({ championshipId, roundId }: { championshipId: ChampionshipId; roundId: number }) =>
    kept.get(roundId, version(championshipId), () => boardsOfRound(db, roundId))
}

const countAbove = (ascending: Int32Array, value: number) => ascending.length - firstAtLeast(ascending, value + 1)

/** RK1: how many places a manager would lose with the other number of points; negative for places gained. */
export const placesLost = (ascending: Int32Array, { own, other }: { own: number; other: number }): number =>
  countAbove(ascending, other) - (own > other ? 1 : 0) - countAbove(ascending, own)
