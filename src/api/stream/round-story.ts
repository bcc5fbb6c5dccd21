import type { Kysely } from 'kysely'
import type { LiveCause, LivePlayerChange } from '#contract/live.ts'
import { deedsInPlay, opponentsOf, type Opponent } from '#db/live/causes.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId, RoundId } from '#domain/ids.ts'
import type { LiveRound, PointChange } from '#live/live-round.ts'
import { arrangementsOf, arrivalsSince, type Arrangements } from './arrivals.ts'
import { causesOfEvent, seatOf, type Seat } from './event-causes.ts'
import type { RankingsSnapshot } from './rankings-snapshot.ts'
import { createRoundDeeds, type RoundDeeds } from './round-deeds.ts'

/** What is known of the round in play beside its points, so that every move is told with its cause. */
export interface RoundStory {
  /** After the rankings were read anew: what happened since the reading before, announced or not. */
  catchUp(now: RankingsSnapshot, earlier: RankingsSnapshot | undefined): Promise<LivePlayerChange[]>
  /** After an event of a match of the round: its changes of points, told with names and deeds. */
  hear(match: { roundId: RoundId; matchId: number }, changes: readonly PointChange[]): Promise<LivePlayerChange[]>
  /** Before news is worked in: how the lineups of the managers, and of the opponents known so far, are arranged. */
  arrangements({ rankings }: RankingsSnapshot, managerIds: Iterable<ManagerId>): Arrangements
  /** Looks up the opponents of those who have come. */
  greet(now: RankingsSnapshot | undefined, managerIds: Iterable<ManagerId>): Promise<void>
  /** Looks up the opponents of the managers; then says of each whose points moved him. */
  causes(
    { rankings }: RankingsSnapshot,
    news: { changes: readonly LivePlayerChange[]; arrangements?: Arrangements },
    managerIds: Iterable<ManagerId>,
  ): Promise<(managerId: ManagerId) => readonly LiveCause[]>
}

interface Chapter {
  roundId: RoundId
  deeds: RoundDeeds
  /** Undefined for who has no duel. */
  opponents: Map<ManagerId, Opponent | undefined>
}

export function createRoundStory(db: Kysely<Tables>): RoundStory {
  let chapter: Chapter | undefined
  /** Found once for each who looks; another reading of the rankings numbers lineups anew. */
  let seated: { round: LiveRound; seats: Map<ManagerId, Seat> } | undefined

  function seatsIn(round: LiveRound): Map<ManagerId, Seat> {
    if (seated?.round !== round) seated = { round, seats: new Map() }
    return seated.seats
  }

  async function meet({ roundId, opponents }: Chapter, managerIds: Iterable<ManagerId>): Promise<void> {
    const strangers = [...managerIds].filter((managerId) => !opponents.has(managerId))
    if (strangers.length === 0) return
    const found = await opponentsOf(db, { roundId, managerIds: strangers })
    for (const managerId of strangers) opponents.set(managerId, found.get(managerId))
  }

  return {
    catchUp: async ({ rankings: { round } }, earlier) => {
      const known = chapter?.roundId === round?.roundId ? earlier?.rankings.round : undefined
      if (!known) chapter = round && { roundId: round.roundId, deeds: createRoundDeeds(), opponents: new Map() }
      if (!round || !chapter) return []
      const rows = await deedsInPlay(db, { roundId: round.roundId })
      const changes = [...new Set(rows.map(({ playerId }) => playerId))].flatMap((playerId) => {
        const toTenths = round.pointsOf(playerId)
        const fromTenths = known ? known.pointsOf(playerId) : toTenths
        return fromTenths === toTenths ? [] : [{ playerId, fromTenths, toTenths }]
      })
      return chapter.deeds.note(rows, changes)
    },
    hear: async (match, changes) =>
      chapter?.roundId === match.roundId ? chapter.deeds.note(await deedsInPlay(db, match), changes) : [],
    greet: async (now, managerIds) => {
      // What is given may be gone through once only.
      const all = [...managerIds]
      const round = now?.rankings.round
      if (!round || chapter?.roundId !== round.roundId) return
      const { opponents } = chapter
      await meet(chapter, all)
      const seats = seatsIn(round)
      for (const managerId of all)
        if (!seats.has(managerId))
          seats.set(managerId, seatOf({ rankings: now.rankings, round }, managerId, opponents.get(managerId)))
    },
    arrangements: ({ rankings: { round, managers } }, managerIds) => {
      if (!round) return new Map()
      const lineups = [...managerIds].flatMap((managerId) => {
        const opponent = chapter?.opponents.get(managerId)
        return [managers.indexOf(managerId), opponent ? round.lineupOf(opponent) : -1]
      })
      return arrangementsOf(
        round,
        lineups.filter((lineup) => lineup >= 0),
      )
    },
    causes: async ({ rankings }, { changes, arrangements = new Map() }, managerIds) => {
      const { round } = rankings
      if (!round || !chapter || changes.length + arrangements.size === 0) return () => []
      const { opponents } = chapter
      await meet(chapter, managerIds)
      const arrivalsIn = arrangements.size > 0 ? await arrivalsSince(db, round, { arrangements, changes }) : undefined
      const causesOf = causesOfEvent({ round, changes, arrivalsIn })
      const seats = seatsIn(round)
      return (managerId) => {
        const seat = seats.get(managerId) ?? seatOf({ rankings, round }, managerId, opponents.get(managerId))
        seats.set(managerId, seat)
        return causesOf(seat)
      }
    },
  }
}
