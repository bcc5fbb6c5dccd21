import type { Score } from '#domain/sport/outcome.ts'
import { GOAL_FOR, type Deed } from './deeds.ts'
import { clockOf, minuteOf, momentAt, momentOfMinute, type MatchClock, type Moment } from './match-clock.ts'
import { createSheet, type DeskPlayer } from './sheet.ts'
import { standingTaps, type Question } from './standing-taps.ts'
import { otherSide, sideOf, type DeedTap, type DeskFacts, type Period, type Side, type Tap } from './tap.ts'

export interface DeskEvent {
  /** Which tap told it. */
  tapId: string
  kind: Deed | 'kick_off' | 'half_time' | 'second_half' | 'full_time' | 'second_yellow'
  minute: number
  stoppage: number
  clubId: number | null
  playerId: number | null
  otherId: number | null
  homeScore: number
  awayScore: number
}

export interface DeskMatch {
  clock: MatchClock
  score: Score
  events: DeskEvent[]
  players: DeskPlayer[]
  questions: Question[]
  /** Who began, as far as somebody said. */
  starters: Record<Side, readonly number[] | null>
  /** Who is on the pitch now. */
  onPitch: Record<Side, readonly number[]>
}

const PERIOD_EVENTS: Record<Period, DeskEvent['kind']> = {
  first_half: 'kick_off',
  half_time: 'half_time',
  second_half: 'second_half',
  full_time: 'full_time',
}

function startersOf(standing: readonly Tap[], facts: DeskFacts): Record<Side, readonly number[] | null> {
  const starters: Record<Side, readonly number[] | null> = { home: null, away: null }
  for (const { said } of standing) if (said.kind === 'lineup') starters[sideOf(facts, said.clubId)] = said.starters
  return starters
}

/** The taps by which each period began; a second one of the same is none. */
function periodTaps(standing: readonly Tap[], { startedAtMs, pausedAtMs, secondHalfAtMs, endedAtMs }: MatchClock) {
  const atMs: Record<Period, number | null> = {
    first_half: startedAtMs,
    half_time: pausedAtMs,
    second_half: secondHalfAtMs,
    full_time: endedAtMs,
  }
  const found = new Map<Period, Tap>()
  for (const tap of standing) {
    const { said } = tap
    if (said.kind === 'period' && !found.has(said.period) && atMs[said.period] === tap.atMs) found.set(said.period, tap)
  }
  return [...found].map(([period, tap]) => ({ period, tap }))
}

interface Told {
  moment: Moment
  /** A kick-off before, a whistle after whatever else happened in the same second. */
  order: -1 | 0 | 1
  tap: Tap
  kind: DeskEvent['kind']
}

/** Of a match whose halves nobody told, only that it is over: its last minute. */
const lastMoment = (clock: MatchClock, atMs: number): Moment =>
  clock.second ? momentAt(clock, atMs) : momentOfMinute(2 * clock.halfMinutes, clock.halfMinutes)

function toldInOrder(standing: readonly Tap[], clock: MatchClock): Told[] {
  const periods = periodTaps(standing, clock).map(({ period, tap }): Told => {
    const isEnd = period === 'half_time' || period === 'full_time'
    const moment = period === 'full_time' ? lastMoment(clock, tap.atMs) : momentAt(clock, tap.atMs)
    return { moment, order: isEnd ? 1 : -1, tap, kind: PERIOD_EVENTS[period] }
  })
  const deeds = standing.flatMap((tap): Told[] => {
    if (tap.said.kind !== 'deed') return []
    const { minute, deed } = tap.said
    const moment = minute === undefined ? momentAt(clock, tap.atMs) : momentOfMinute(minute, clock.halfMinutes)
    return [{ moment, order: 0, tap, kind: deed }]
  })
  // Nothing comes after the last whistle, whatever minute somebody typed.
  const part = ({ kind, moment }: Told) => (kind === 'full_time' ? 3 : moment.half)
  return [...periods, ...deeds].sort(
    (a, b) => part(a) - part(b) || a.moment.second - b.moment.second || a.order - b.order,
  )
}

/** The match as it stands by everything that was tapped: the same taps give the same match, on the phone and on the server. */
export function foldTaps(facts: DeskFacts, taps: readonly Tap[]): DeskMatch {
  const { standing, questions } = standingTaps(taps)
  const clock = clockOf(standing, facts.halfMinutes)
  const starters = startersOf(standing, facts)
  const sheet = createSheet(facts, starters)
  const score: Score = { home: 0, away: 0 }

  const events = toldInOrder(standing, clock).map(({ moment, tap, kind }): DeskEvent => {
    const isDeed = tap.said.kind === 'deed'
    const told = isDeed ? sheet.note(tap as DeedTap) : undefined
    const goalFor = isDeed ? GOAL_FOR[(tap as DeedTap).said.deed] : undefined
    if (goalFor) {
      const own = sideOf(facts, (tap as DeedTap).said.clubId)
      const side = goalFor === 'own' ? own : otherSide(own)
      score[side]++
      sheet.concede(otherSide(side))
    }
    return {
      tapId: tap.id,
      kind: told?.kind ?? kind,
      ...minuteOf(moment, facts.halfMinutes),
      clubId: told?.clubId ?? null,
      playerId: told?.playerId ?? null,
      otherId: told?.otherId ?? null,
      homeScore: score.home,
      awayScore: score.away,
    }
  })
  for (const { said } of standing) if (said.kind === 'counts') sheet.count(said)
  const players = sheet.finish({ score, isOver: clock.phase === 'over' })
  return { clock, score, events, players, questions, starters, onPitch: sheet.onPitch() }
}
