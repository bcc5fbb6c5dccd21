import { fail, ok, type Result } from '#domain/result.ts'
import { foldTaps } from './fold-taps.ts'
import { hasRestarted, type DeskFacts, type Period, type Said, type Tap } from './tap.ts'

export type TapRefusal =
  | 'not_begun'
  | 'no_shoot_out'
  | 'whistle_blown'
  | 'match_stopped'
  | 'not_of_these_clubs'
  | 'tap_unknown'
  | 'tap_stays'
  | 'undo_too_late'
  | 'too_many_taps'
  | 'too_many_waiting'

/** DK6: how long anyone at the desk can take a report back. Organisers can do so later, too. */
export const UNDO_MS = 5 * 60_000
const MOST_TAPS = 1_000

function namedIn(said: Said): number[] {
  if (said.kind === 'lineup') return [...said.starters]
  if (said.kind === 'deed') return [said.playerId, said.otherId].filter((id) => typeof id === 'number')
  return said.kind === 'counts' ? [said.playerId] : []
}

function isOfTheseClubs({ homeId, awayId, players }: DeskFacts, said: Said): boolean {
  if (!('clubId' in said)) return true
  const own = new Set(players.filter(({ clubId }) => clubId === said.clubId).map(({ id }) => id))
  return (said.clubId === homeId || said.clubId === awayId) && namedIn(said).every((id) => own.has(id))
}

/** Nobody can undo the beginning or the end of a match. */
export const canUndo = (period: Period): boolean => period !== 'first_half' && period !== 'full_time'

/** Taps that nobody can undo. A restart is one: an undo cannot stop a match again. */
export const STAYING: ReadonlySet<Said['kind']> = new Set(['undo', 'judge', 'restart'])

function judgeUndo(taps: readonly Tap[], tap: Tap, tapId: string, isOrganiser: boolean): Result<Tap, TapRefusal> {
  const taken = taps.find(({ id }) => id === tapId)
  if (!taken) return fail('tap_unknown')
  const { said } = taken
  if (STAYING.has(said.kind) || (said.kind === 'period' && !canUndo(said.period))) return fail('tap_stays')
  return isOrganiser || tap.atMs - taken.atMs <= UNDO_MS ? ok(tap) : fail('undo_too_late')
}

/**
 * MT11: whether the stop of a match refuses a tap. Until somebody reports the restart, only taps from before the stop
 * are accepted.
 */
function isStopped({ stop }: DeskFacts, taps: readonly Tap[], { said, atMs }: Tap): boolean {
  if (said.kind === 'restart') {
    // The clock continues from the minute in the tap, so it must be the minute of the stop.
    const isTold = taps.some(
      ({ said: one }) => one.kind === 'restart' && one.stoppedAtMs === said.stoppedAtMs && one.minute === said.minute,
    )
    const isOfStop = stop?.atMs === said.stoppedAtMs && stop.minute === said.minute
    return !isTold && (!isOfStop || stop.resumesAtMs === null)
  }
  return stop !== undefined && atMs > stop.atMs && !hasRestarted(taps, stop)
}

/** Reports that organisers can add after the end without a minute (DK9). */
const ADDED: ReadonlySet<Said['kind']> = new Set(['counts', 'lineup', 'kick'])

/** Whether a tap is accepted after these earlier taps. */
export function judgeTap(
  { facts, taps, isOrganiser }: { facts: DeskFacts; taps: readonly Tap[]; isOrganiser: boolean },
  tap: Tap,
): Result<Tap, TapRefusal> {
  const { said } = tap
  if (taps.length >= MOST_TAPS) return fail('too_many_taps')
  if (!isOfTheseClubs(facts, said)) return fail('not_of_these_clubs')
  if (said.kind === 'undo') return judgeUndo(taps, tap, said.tapId, isOrganiser)
  if (said.kind === 'judge') return taps.some(({ id }) => id === said.tapId) ? ok(tap) : fail('tap_unknown')
  if (isStopped(facts, taps, tap)) return fail('match_stopped')
  const { clock } = foldTaps(facts, taps)
  const isKickOff = said.kind === 'period' && said.period === 'first_half'
  if (clock.phase === 'before' && said.kind !== 'lineup' && !isKickOff) return fail('not_begun')
  if (said.kind === 'kick' && clock.began.shoot_out === undefined) return fail('no_shoot_out')
  // If two people report a whistle, it counts once.
  if (said.kind === 'period') return ok(tap)
  // DK9: late taps from before the whistle, and what organisers add after it, correct the match.
  const isLate = tap.atMs > (clock.began.full_time ?? Infinity)
  const isAdded = ADDED.has(said.kind) || (said.kind === 'deed' && said.minute !== undefined)
  return isLate && !(isOrganiser && isAdded) ? fail('whistle_blown') : ok(tap)
}
