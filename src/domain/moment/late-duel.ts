import { captainBonusTenths } from '#domain/scoring/captain-points.ts'
import { OTHER_SCOUT, OWN_SCOUT } from '#domain/scoring/event-scouts.ts'
import { cardScouts } from '#domain/scoring/full-time.ts'
import { playerPointTenths, weightTenths, type Rules } from '#domain/scoring/player-points.ts'
import { SCOUTS, type Scout, type ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'

/** MO8: the last minutes of a match, and the largest margin of a duel that they can decide. */
const LATE_MINUTES = 5
export const LATE_MARGIN_TENTHS = 100

export interface ReplayedEvent {
  minute: number
  kind: string
  clubId: number | null
  playerId: number | null
  otherId: number | null
}

/** A player of the match who counts in one of the two lineups. */
export interface ReplayedPlayer {
  playerId: number
  clubId: number
  position: Position
  rules: Rules
  /** The scouts at the end of the match. */
  scouts: ScoutCounts
  /** What the player scored in other matches of the round. */
  restTenths: number
  hasArmband: boolean
  isOwn: boolean
}

/** Scouts that are given once the match is over. */
const AFTER_THE_WHISTLE: readonly Scout[] = ['cleanSheet', 'bonus']
/** Scouts for being on the pitch. No event gives them, so they count from the start. */
const STEADY: readonly Scout[] = ['played', 'playedHour']

const GOALS = ['goal', 'penalty_goal', 'own_goal']

/** The scouts that events give a player. */
function scoutsFrom(events: readonly ReplayedEvent[], { playerId, clubId }: ReplayedPlayer): ScoutCounts {
  const scouts: ScoutCounts = {}
  const count = (scout: Scout | undefined) => {
    if (scout) scouts[scout] = (scouts[scout] ?? 0) + 1
  }
  let [yellows, straightRed] = [0, false]
  for (const event of events) {
    if (event.playerId === playerId) {
      count(OWN_SCOUT[event.kind])
      if (event.kind === 'yellow' || event.kind === 'second_yellow') yellows++
      if (event.kind === 'red') straightRed = true
    }
    if (event.otherId === playerId) count(OTHER_SCOUT[event.kind])
    if (GOALS.includes(event.kind) && (event.kind === 'own_goal') === (event.clubId === clubId)) count('goalConceded')
  }
  return { ...scouts, ...cardScouts({ yellows, straightRed }) }
}

/**
 * The scouts of a player after the first events of a match. An event does not say who conceded its goal. So it counts
 * for players whose final scouts have goals conceded.
 */
function scoutsAfter(events: readonly ReplayedEvent[], player: ReplayedPlayer): ScoutCounts {
  const scouts = scoutsFrom(events, player)
  for (const scout of STEADY) if (player.scouts[scout]) scouts[scout] = player.scouts[scout]
  if (!player.scouts.goalConceded) delete scouts.goalConceded
  return scouts
}

/** Whether the events tell everything that gave the player points; a source may report goals only. */
function isExplained(events: readonly ReplayedEvent[], player: ReplayedPlayer): boolean {
  const told = scoutsAfter(events, player)
  return SCOUTS.every(
    (scout) =>
      AFTER_THE_WHISTLE.includes(scout) ||
      (told[scout] ?? 0) === (player.scouts[scout] ?? 0) ||
      weightTenths(scout, player, player.rules) === 0,
  )
}

function tenthsOf({ position, rules, restTenths, hasArmband }: ReplayedPlayer, scouts: ScoutCounts): number {
  const tenths = restTenths + playerPointTenths({ position, scouts }, rules)
  return hasArmband ? tenths + captainBonusTenths(tenths) : tenths
}

/**
 * MO8: the event of the last five minutes with which the lead of a won duel came to its winner for good, while every
 * other match counts as it ended. Undefined if no event of a player did it, or if the events do not tell everything.
 */
export function lateWinner<E extends ReplayedEvent>(
  events: readonly E[],
  { players, marginTenths }: { players: readonly ReplayedPlayer[]; marginTenths: number },
): E | undefined {
  const last = events.at(-1)
  if (!last || marginTenths <= 0 || marginTenths > LATE_MARGIN_TENTHS) return undefined
  if (!players.every((player) => isExplained(events, player))) return undefined
  const marginAfter = (count: number) => {
    const told = events.slice(0, count)
    return players.reduce((margin, player) => {
      const missing = tenthsOf(player, player.scouts) - tenthsOf(player, scoutsAfter(told, player))
      return player.isOwn ? margin - missing : margin + missing
    }, marginTenths)
  }
  let decisive = events.length
  while (decisive > 0 && marginAfter(decisive) > 0) decisive--
  // Behind or level after the last event: the final whistle decided it.
  const event = events[decisive]
  return event && event.minute > last.minute - LATE_MINUTES && event.playerId !== null ? event : undefined
}
