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
  arrivalsIn: (lineup: number) => NamedArrival[]
}

/**
 * Whose points moved a manager: his own players', or those of the opponent in his duel; also those of who came in. What
 * the event is to everybody is reckoned once: thousands with a page open ask after each.
 */
export function causesOfEvent({ round, changes, arrivalsIn }: EventInput): (seat: Seat) => LiveCause[] {
  const deeds = changes.map(({ playerId, playerName, scouts, ...change }) => {
    const deed = { playerId, playerName, scouts }
    // The same to all who own him, but for those whose captain he is.
    let asPlayer: LiveCause | undefined
    let asCaptain: LiveCause | undefined
    const ownCause = (share: LineupShare): LiveCause =>
      share.isCaptain
        ? (asCaptain ??= { kind: 'own', ...deed, ...share })
        : (asPlayer ??= { kind: 'own', ...deed, ...share })
    return { shareIn: round.sharesOf({ playerId, ...change }), deed, ownCause }
  })
  return ({ own, rival, rivalName: managerName }) => {
    const causes: LiveCause[] = []
    if (own >= 0) for (const one of arrivalsIn(own)) causes.push({ kind: 'own', ...one, scouts: [] })
    if (rival >= 0) for (const one of arrivalsIn(rival)) causes.push({ kind: 'rival', managerName, ...one, scouts: [] })
    for (const { shareIn, deed, ownCause } of deeds) {
      const mine = own >= 0 ? shareIn(own) : undefined
      const his = mine || rival < 0 ? undefined : shareIn(rival)
      if (mine) causes.push(ownCause(mine))
      else if (his) {
        const { playerId, playerName, scouts } = deed
        const { isCaptain, tenths } = his
        causes.push({ kind: 'rival', managerName, playerId, playerName, scouts, isCaptain, tenths })
      }
    }
    return causes
  }
}
