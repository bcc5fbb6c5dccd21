import type { LiveCause, LivePlayerChange } from '#contract/live.ts'
import type { Opponent } from '#db/live/causes.ts'
import type { ManagerId } from '#domain/ids.ts'
import type { LineupShare, LiveRound } from '#live/live-round.ts'
import type { Rankings } from '#live/rankings.ts'
import type { NamedArrival } from './arrivals.ts'

/** The lineups whose points move a manager, as the live round numbers them; -1 for none. */
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
  /** None: nobody came in. */
  arrivalsIn: ((lineup: number) => NamedArrival[]) | undefined
}

const none: readonly LiveCause[] = []

/**
 * Whose points moved a manager: his own players', or those of the opponent in his duel; also those of who came in. What
 * the event is to everybody is reckoned once, also as the list that most get: thousands with a page open ask after each.
 */
export function causesOfEvent({ round, changes, arrivalsIn }: EventInput): (seat: Seat) => readonly LiveCause[] {
  const deeds = changes.map(({ playerId, playerName, scouts, ...change }) => {
    const deed = { playerId, playerName, scouts }
    // The same to all who own him, but for those whose captain he is.
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
