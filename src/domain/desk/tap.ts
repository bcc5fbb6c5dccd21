import type { Position } from '#domain/sport/position.ts'
import type { CountedScout, Deed } from './deeds.ts'

export const PERIODS = [
  'first_half',
  'half_time',
  'second_half',
  'normal_end',
  'extra_first',
  'extra_second',
  'shoot_out',
  'full_time',
] as const
export type Period = (typeof PERIODS)[number]

/** The content of one tap at the desk. */
export type Said =
  /** The starters of a club; the last report counts. */
  | { kind: 'lineup'; clubId: number; starters: readonly number[] }
  | { kind: 'period'; period: Period }
  /** What the clock of the running part shows at this moment. */
  | { kind: 'clock'; second: number }
  | {
      kind: 'deed'
      deed: Deed
      clubId: number
      /** Null: unknown. */
      playerId: number | null
      /** The player who gave the assist, or went off. */
      otherId?: number | undefined
      /** The minute in which it happened, if somebody reported it later. */
      minute?: number | undefined
    }
  /** MT11: the match goes on after it was abandoned, from the minute in which it stopped. */
  | { kind: 'restart'; stoppedAtMs: number; minute: number }
  /** A kick of a shoot-out. */
  | { kind: 'kick'; clubId: number; isIn: boolean }
  /** Counts from after the match; they replace the taps of these scouts. */
  | { kind: 'counts'; clubId: number; playerId: number; scouts: Readonly<Partial<Record<CountedScout, number>>> }
  | { kind: 'undo'; tapId: string }
  /** Whether a tap repeats an earlier report of another person. */
  | { kind: 'judge'; tapId: string; isSame: boolean }

export interface Tap {
  /** Chosen by the phone: however often the tap arrives, it is one tap. */
  id: string
  /** The phone: it distinguishes two people at the desk. */
  deviceId: string
  /** The time of the tap, by the game clock. */
  atMs: number
  said: Said
}

export type DeedTap = Tap & { said: Extract<Said, { kind: 'deed' }> }
export type KickTap = Tap & { said: Extract<Said, { kind: 'kick' }> }

export interface PartMinutes {
  /** The length of a half. */
  halfMinutes: number
  /** The length of each of the two parts of extra time. */
  extraMinutes: number
}

/** What is known about a match before any report. */
export interface DeskFacts extends PartMinutes {
  homeId: number
  awayId: number
  players: readonly { id: number; clubId: number; position: Position }[]
  /** Set while the match is abandoned. */
  stop?: Stop | undefined
}

export interface Stop {
  atMs: number
  /** The minute in which the match stopped. */
  minute: number
  /** When the match goes on; null while nobody has decided that it does. */
  resumesAtMs: number | null
}

/** Whether somebody reported that the match goes on after this stop. */
export const hasRestarted = (taps: readonly Tap[], { atMs }: Stop): boolean =>
  taps.some(({ said }) => said.kind === 'restart' && said.stoppedAtMs === atMs)

export type Side = 'home' | 'away'
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')
export const sideOf = ({ homeId }: Pick<DeskFacts, 'homeId'>, clubId: number): Side =>
  clubId === homeId ? 'home' : 'away'

export interface ReportedTap extends Tap {
  /** The link through which the tap arrived; null for organisers and operators. */
  helperId: number | null
  /** The tap arrived after the end and an organiser accepted it (DK14). */
  wasHeld?: boolean
}

export const isEnd = ({ said }: Tap): boolean => said.kind === 'period' && said.period === 'full_time'

/** The id and the link together identify a device: a copied id alone is a new device. */
function reportedBeforeEnd(taps: readonly ReportedTap[], tap: ReportedTap): boolean {
  const end = taps.findIndex(isEnd)
  return taps
    .slice(0, end === -1 ? undefined : end)
    .some(({ deviceId, helperId, wasHeld }) => !wasHeld && deviceId === tap.deviceId && helperId === tap.helperId)
}

/** DK14: a report after the end, from a new device and through a link, waits for an organiser. */
export const mustWait = (
  { taps, isFinal }: { taps: readonly ReportedTap[]; isFinal: boolean },
  tap: ReportedTap,
): boolean => tap.helperId !== null && (isFinal || taps.some(isEnd)) && !reportedBeforeEnd(taps, tap)

/** DK14: at most this many taps wait at the desk of one match. */
export const MOST_HELD = 300
