import type { Kysely } from 'kysely'
import type { LiveCause, LivePlayerChange, ScoutChange } from '#contract/live.ts'
import { actionsInPlay, opponentsOf, type Opponent, playerNames, type ActionRow } from '#db/live/causes.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId, RoundId, PlayerId } from '#domain/ids.ts'
import type { LiveRound, PointChange, LineupShare, Arrival } from '#live/live-round.ts'
import type { RankingsSnapshot } from './rankings-snapshot.ts'
import type { Rankings } from '#live/rankings.ts'
import { scoutChanges, type ScoutCounts } from '#domain/scoring/scouts.ts'

/** How each lineup was arranged before the news, by the index of the lineup. */
export type Arrangements = ReadonlyMap<number, number>

export interface NamedArrival extends Omit<Arrival, 'insteadOf'> {
  playerName: string
  insteadOf: string
}

export const arrangementsOf = (round: LiveRound, lineups: Iterable<number>): Arrangements =>
  new Map([...lineups].map((lineup) => [lineup, round.arrangementOf(lineup)]))

/** Reserves who came in, and new armbands, in each lineup because of the news, if that changed points. */
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

/** What the players of a round have done, so that each change of points can name its cause. */
export interface RoundActions {
  /** Takes the scouts so far, and returns the changes of points with what is new in the scouts. */
  note(rows: readonly ActionRow[], changes: readonly PointChange[]): LivePlayerChange[]
}

export function createRoundDeeds(): RoundActions {
  const known = new Map<string, ScoutCounts>()
  return {
    note: (rows, changes) => {
      const names = new Map<PlayerId, string>()
      const deeds = new Map<PlayerId, ScoutChange[]>()
      for (const { matchId, playerId, playerName, scouts } of rows) {
        const key = `${matchId}/${playerId}`
        const news = scoutChanges(known.get(key) ?? {}, scouts)
        known.set(key, scouts)
        names.set(playerId, playerName)
        deeds.set(playerId, [...(deeds.get(playerId) ?? []), ...news])
      }
      return changes.map((change) => ({
        ...change,
        playerName: names.get(change.playerId) ?? '',
        scouts: deeds.get(change.playerId) ?? [],
      }))
    },
  }
}

/** The lineups of a manager and of their duel's opponent, by index in the live round; -1 for none. */
export interface Seat {
  own: number
  rival: number
  rivalName: string
}

interface Engine {
  rankings: Pick<Rankings, 'managers'>
  round: LiveRound
}

export function seatOf({ rankings, round }: Engine, managerId: ManagerId, opponent: Opponent | undefined): Seat {
  const manager = rankings.managers.indexOf(managerId)
  return {
    own: manager >= 0 && round.competes(manager) ? manager : -1,
    rival: opponent ? round.lineupOf(opponent) : -1,
    rivalName: opponent?.name ?? '',
  }
}

interface EventInput {
  round: LiveRound
  changes: readonly LivePlayerChange[]
  /** Undefined: no reserve came in, and nobody got the armband. */
  arrivalsIn: ((lineup: number) => NamedArrival[]) | undefined
}

const none: readonly LiveCause[] = []

/**
 * The causes of a manager's move: points of their own players or reserves, or of those of their duel's opponent. What
 * several managers share is computed once, because many pages may be open.
 */
export function causesOfEvent({ round, changes, arrivalsIn }: EventInput): (seat: Seat) => readonly LiveCause[] {
  const deeds = changes.map(({ playerId, playerName, scouts, ...change }) => {
    const deed = { playerId, playerName, scouts }
    // The same for all owners of the player, except those who made the player captain.
    let asPlayer: readonly LiveCause[] | undefined
    let asCaptain: readonly LiveCause[] | undefined
    const ownCauses = (share: LineupShare): readonly LiveCause[] =>
      share.isCaptain
        ? (asCaptain ??= [{ kind: 'own', ...deed, ...share }])
        : (asPlayer ??= [{ kind: 'own', ...deed, ...share }])
    const shareIn = round.sharesOf({ playerId, ...change })
    return ({ own, rival, rivalName: managerName }: Seat): readonly LiveCause[] => {
      const mine = own >= 0 ? shareIn(own) : undefined
      if (mine) return ownCauses(mine)
      const his = rival >= 0 ? shareIn(rival) : undefined
      if (!his) return none
      const { isCaptain, tenths } = his
      return [{ kind: 'rival', managerName, playerId, playerName, scouts, isCaptain, tenths }]
    }
  })
  const cameIn = (lineup: number) => (lineup >= 0 && arrivalsIn?.(lineup)) || []
  const entered = ({ own, rival, rivalName: managerName }: Seat): readonly LiveCause[] => [
    ...cameIn(own).map((one): LiveCause => ({ kind: 'own', ...one, scouts: [] })),
    ...cameIn(rival).map((one): LiveCause => ({ kind: 'rival', managerName, ...one, scouts: [] })),
  ]
  const [only] = deeds
  if (only && deeds.length === 1 && !arrivalsIn) return only
  return (seat) => [...entered(seat), ...deeds.flatMap((deed) => deed(seat))]
}

/** Facts about the running round in addition to its points, so that every move has its cause. */
export interface RoundStory {
  /** After the rankings were read again: what happened since the last reading, announced or not. */
  catchUp(now: RankingsSnapshot, earlier: RankingsSnapshot | undefined): Promise<LivePlayerChange[]>
  /** After an event of a match of the round: its changes of points, with names and scouts. */
  hear(match: { roundId: RoundId; matchId: number }, changes: readonly PointChange[]): Promise<LivePlayerChange[]>
  /** Before news is applied: how the lineups of these managers, and of opponents known so far, are arranged. */
  arrangements({ rankings }: RankingsSnapshot, managerIds: Iterable<ManagerId>): Arrangements
  /** Looks up the opponents of managers who have opened a page. */
  greet(now: RankingsSnapshot | undefined, managerIds: Iterable<ManagerId>): Promise<void>
  /** Looks up the opponents of these managers, then returns for each whose points moved them. */
  causes(
    { rankings }: RankingsSnapshot,
    news: { changes: readonly LivePlayerChange[]; arrangements?: Arrangements },
    managerIds: Iterable<ManagerId>,
  ): Promise<(managerId: ManagerId) => readonly LiveCause[]>
}

interface Chapter {
  roundId: RoundId
  deeds: RoundActions
  /** Undefined for a manager without a duel. */
  opponents: Map<ManagerId, Opponent | undefined>
}

export function createRoundStory(db: Kysely<Tables>): RoundStory {
  let chapter: Chapter | undefined
  /**
   * Seats are found once for each manager with a page open. Another reading of the rankings numbers lineups
   * differently.
   */
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
      const rows = await actionsInPlay(db, { roundId: round.roundId })
      const changes = [...new Set(rows.map(({ playerId }) => playerId))].flatMap((playerId) => {
        const toTenths = round.pointsOf(playerId)
        const fromTenths = known ? known.pointsOf(playerId) : toTenths
        return fromTenths === toTenths ? [] : [{ playerId, fromTenths, toTenths }]
      })
      return chapter.deeds.note(rows, changes)
    },
    hear: async (match, changes) =>
      chapter?.roundId === match.roundId ? chapter.deeds.note(await actionsInPlay(db, match), changes) : [],
    greet: async (now, managerIds) => {
      // The argument may be an iterator that can be read only once.
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
