import type { Score } from '#domain/sport/outcome.ts'
import { GOAL_FOR, type Deed } from './deeds.ts'
import {
  clockOf,
  isOfExtraTime,
  lastMoment,
  minuteOf,
  momentAt,
  momentOfMinute,
  momentOfWhistle,
  type MatchClock,
  type Moment,
} from './match-clock.ts'
import { createSheet, type DeskPlayer } from './sheet.ts'
import {
  otherSide,
  sideOf,
  type DeedTap,
  type DeskFacts,
  type Period,
  type Side,
  type Tap,
  type KickTap,
} from './tap.ts'

/** The event that begins each period. */
const PERIOD_EVENTS = {
  first_half: 'kick_off',
  half_time: 'half_time',
  second_half: 'second_half',
  normal_end: 'normal_end',
  extra_first: 'extra_time',
  extra_second: 'extra_second_half',
  shoot_out: 'shoot_out',
  full_time: 'full_time',
} as const satisfies Record<Period, string>
export type PeriodEvent = (typeof PERIOD_EVENTS)[Period]
export const PERIOD_EVENT_NAMES: readonly PeriodEvent[] = Object.values(PERIOD_EVENTS)

export interface DeskEvent {
  /** The tap that reported the event. */
  tapId: string
  kind: Deed | 'second_yellow' | PeriodEvent | 'kick_in' | 'kick_missed' | 'restart'
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
  /** MT6: the score without the goals of extra time. */
  score: Score
  /** The score with the goals of extra time; null without extra time. */
  extraTime: Score | null
  /** The score of the shoot-out; null without one. */
  penalties: Score | null
  events: DeskEvent[]
  players: DeskPlayer[]
  questions: Question[]
  /** The starters, if somebody reported them. */
  starters: Record<Side, readonly number[] | null>
  /** The players on the pitch now. */
  onPitch: Record<Side, readonly number[]>
  /** The players whom the desk offers: those on the pitch, and possible goalkeepers (DK7). */
  offered: Record<Side, readonly number[]>
}

function startersOf(standing: readonly Tap[], facts: DeskFacts): Record<Side, readonly number[] | null> {
  const starters: Record<Side, readonly number[] | null> = { home: null, away: null }
  for (const { said } of standing) if (said.kind === 'lineup') starters[sideOf(facts, said.clubId)] = said.starters
  return starters
}

/** The tap by which each period began; a second tap for the same period does not count. */
function periodTaps(standing: readonly Tap[], { began }: MatchClock) {
  const found = new Map<Period, Tap>()
  for (const tap of standing) {
    const { said } = tap
    if (said.kind === 'period' && !found.has(said.period) && began[said.period] === tap.atMs)
      found.set(said.period, tap)
  }
  return [...found].map(([period, tap]) => ({ period, tap }))
}

interface Told {
  moment: Moment
  /** A shoot-out comes after all play, and nothing comes after the final whistle, whatever minute somebody typed. */
  stage: 'play' | 'shoot_out' | 'end'
  /** Within one second, a kick-off or restart comes first and a whistle last. */
  order: -1 | 0 | 1
  tap: Tap
  kind: DeskEvent['kind']
}

const STAGES: readonly Told['stage'][] = ['play', 'shoot_out', 'end']
const WHISTLES: ReadonlySet<Period> = new Set(['half_time', 'normal_end', 'full_time'])

function toldOf(tap: Tap, clock: MatchClock): Told | undefined {
  const { said, atMs } = tap
  if (said.kind === 'kick' && clock.began.shoot_out !== undefined) {
    const kind = said.isIn ? 'kick_in' : 'kick_missed'
    return { moment: lastMoment(clock, atMs), stage: 'shoot_out', order: 0, tap, kind }
  }
  if (said.kind === 'restart') {
    const isShootOut = atMs >= (clock.began.shoot_out ?? Infinity)
    const moment = isShootOut ? lastMoment(clock, atMs) : momentAt(clock, atMs)
    return { moment, stage: isShootOut ? 'shoot_out' : 'play', order: -1, tap, kind: 'restart' }
  }
  if (said.kind !== 'deed') return undefined
  const moment = said.minute === undefined ? momentAt(clock, atMs) : momentOfMinute(clock, said.minute)
  return { moment, stage: 'play', order: 0, tap, kind: said.deed }
}

function periodTold({ period, tap }: { period: Period; tap: Tap }, clock: MatchClock): Told {
  const stage = period === 'full_time' ? 'end' : period === 'shoot_out' ? 'shoot_out' : 'play'
  const isWhistle = WHISTLES.has(period)
  const momentInPlay = isWhistle ? momentOfWhistle : momentAt
  const moment = stage === 'play' ? momentInPlay(clock, tap.atMs) : lastMoment(clock, tap.atMs)
  return { moment, stage, order: isWhistle ? 1 : -1, tap, kind: PERIOD_EVENTS[period] }
}

/** Several restarts after the same stop count once. */
const withoutRepeats = (standing: readonly Tap[]): Tap[] =>
  standing.filter(
    ({ said }, index) =>
      said.kind !== 'restart' ||
      standing.findIndex((one) => one.said.kind === 'restart' && one.said.stoppedAtMs === said.stoppedAtMs) === index,
  )

function toldInOrder(standing: readonly Tap[], clock: MatchClock): Told[] {
  const periods = periodTaps(standing, clock).map((one) => periodTold(one, clock))
  const happened = withoutRepeats(standing).flatMap((tap) => toldOf(tap, clock) ?? [])
  return [...periods, ...happened].sort(
    (a, b) =>
      STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage) ||
      a.moment.part - b.moment.part ||
      a.moment.second - b.moment.second ||
      a.order - b.order,
  )
}

const goalSide = ({ said }: DeedTap, facts: DeskFacts): Side | undefined => {
  const own = sideOf(facts, said.clubId)
  const goalFor = GOAL_FOR[said.deed]
  return goalFor && (goalFor === 'own' ? own : otherSide(own))
}

/** The match according to all taps. The same taps give the same match, on the phone and on the server. */
export function foldTaps(facts: DeskFacts, taps: readonly Tap[]): DeskMatch {
  const { standing, questions } = standingTaps(taps)
  const clock = clockOf(standing, facts)
  const starters = startersOf(standing, facts)
  const sheet = createSheet(facts, starters, standing)
  const score: Score = { home: 0, away: 0 }
  const inAll: Score = { home: 0, away: 0 }
  const penalties: Score = { home: 0, away: 0 }

  function note(tap: Tap, moment: Moment) {
    const { said } = tap
    if (said.kind === 'kick') {
      if (said.isIn) penalties[sideOf(facts, said.clubId)]++
      return { clubId: said.clubId }
    }
    if (said.kind !== 'deed') return undefined
    const side = goalSide(tap as DeedTap, facts)
    const told = sheet.note(tap as DeedTap)
    if (!side) return told
    inAll[side]++
    if (!isOfExtraTime(moment)) score[side]++
    sheet.concede(otherSide(side))
    return told
  }

  const events = toldInOrder(standing, clock).map(({ moment, tap, kind }): DeskEvent => {
    const told = note(tap, moment)
    return {
      tapId: tap.id,
      kind,
      clubId: null,
      playerId: null,
      otherId: null,
      ...told,
      ...minuteOf(moment, facts),
      homeScore: inAll.home,
      awayScore: inAll.away,
    }
  })
  for (const { said } of standing) if (said.kind === 'counts') sheet.count(said)
  return {
    clock,
    score,
    extraTime: clock.parts.extra_first ? inAll : null,
    penalties: clock.began.shoot_out === undefined ? null : penalties,
    events,
    players: sheet.finish({ score: inAll, isOver: clock.phase === 'over' }),
    questions,
    starters,
    onPitch: sheet.onPitch(),
    offered: { home: sheet.offered('home'), away: sheet.offered('away') },
  }
}

/** DK5: two reports can be about the same thing only if they are at most this far apart. */
const LIKE_MS = 60_000

export interface Question {
  /** The tap in question. It does not count until somebody answers that it reports something else than `likeId`. */
  tapId: string
  likeId: string
}

type Happened = DeedTap | KickTap
const hasHappened = (tap: Tap): tap is Happened => tap.said.kind === 'deed' || tap.said.kind === 'kick'

/**
 * For a goal or kick only the side matters: two people may describe the same one differently. A match has two clubs, so
 * a goal of one club and an own goal of the other are for the same side.
 */
function isSameThing(one: Happened['said'], other: Happened['said']): boolean {
  const isSameClub = one.clubId === other.clubId
  if (one.kind === 'kick' || other.kind === 'kick') return one.kind === other.kind && isSameClub
  const goalFor = GOAL_FOR[one.deed]
  const otherGoalFor = GOAL_FOR[other.deed]
  if (goalFor && otherGoalFor) return (goalFor === otherGoalFor) === isSameClub
  return one.deed === other.deed && isSameClub && one.playerId === other.playerId
}

const toldMinute = ({ said }: Happened) => (said.kind === 'deed' ? said.minute : undefined)

const isLike = (one: Happened, other: Happened) =>
  one.deviceId !== other.deviceId &&
  isSameThing(one.said, other.said) &&
  toldMinute(one) === toldMinute(other) &&
  Math.abs(one.atMs - other.atMs) <= LIKE_MS

/** The taps that count, by time (`taps` are in the order of arrival), and the questions that somebody must answer. */
export function standingTaps(taps: readonly Tap[]): { standing: Tap[]; questions: Question[] } {
  const undone = new Set<string>()
  const judged = new Map<string, boolean>()
  for (const { said } of taps) {
    if (said.kind === 'undo') undone.add(said.tapId)
    if (said.kind === 'judge') judged.set(said.tapId, said.isSame)
  }
  const standing: Tap[] = []
  const questions: Question[] = []
  for (const tap of taps) {
    if (undone.has(tap.id) || judged.get(tap.id) === true) continue
    const like =
      hasHappened(tap) && !judged.has(tap.id)
        ? standing.findLast((known) => hasHappened(known) && isLike(known, tap))
        : undefined
    if (like) questions.push({ tapId: tap.id, likeId: like.id })
    else standing.push(tap)
  }
  return { standing: standing.toSorted((a, b) => a.atMs - b.atMs), questions }
}
