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

/** What one tap at the desk says. */
export type Said =
  /** Who begins for a club; the last one said counts. */
  | { kind: 'lineup'; clubId: number; starters: readonly number[] }
  | { kind: 'period'; period: Period }
  /** What the clock of the running half shows at this moment. */
  | { kind: 'clock'; second: number }
  | {
      kind: 'deed'
      deed: Deed
      clubId: number
      /** Null: nobody knows who. */
      playerId: number | null
      /** Who gave the goal, or went off. */
      otherId?: number | undefined
      /** Where it was not tapped in the moment it happened. */
      minute?: number | undefined
    }
  /** The match goes on after it was abandoned, from the minute in which it stopped (MT11). */
  | { kind: 'restart'; stoppedAtMs: number; minute: number }
  /** Of a shoot-out. */
  | { kind: 'kick'; clubId: number; isIn: boolean }
  /** How often, counted after the match: instead of what was tapped of these scouts. */
  | { kind: 'counts'; clubId: number; playerId: number; scouts: Readonly<Partial<Record<CountedScout, number>>> }
  | { kind: 'undo'; tapId: string }
  /** Whether a tap tells what somebody else had told already. */
  | { kind: 'judge'; tapId: string; isSame: boolean }

export interface Tap {
  /** Given by the phone: however often it arrives, it is one. */
  id: string
  /** Which phone: two people at the desk are told apart by it. */
  deviceId: string
  /** On the game's clock. */
  atMs: number
  said: Said
}

export type DeedTap = Tap & { said: Extract<Said, { kind: 'deed' }> }
export type KickTap = Tap & { said: Extract<Said, { kind: 'kick' }> }

export interface PartMinutes {
  /** How long a half is played. */
  halfMinutes: number
  /** How long each of the two parts of extra time is. */
  extraMinutes: number
}

/** What is known of a match before anything is told of it. */
export interface DeskFacts extends PartMinutes {
  homeId: number
  awayId: number
  players: readonly { id: number; clubId: number; position: Position }[]
  /** Set while the match is abandoned. */
  stop?: Stop | undefined
}

export interface Stop {
  atMs: number
  /** In which it stopped. */
  minute: number
  /** Null: it is abandoned for good, as far as anybody said. */
  resumesAtMs: number | null
}

/** Whether somebody told that the match goes on after this stop. */
export const hasRestarted = (taps: readonly Tap[], { atMs }: Stop): boolean =>
  taps.some(({ said }) => said.kind === 'restart' && said.stoppedAtMs === atMs)

export type Side = 'home' | 'away'
export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')
export const sideOf = ({ homeId }: Pick<DeskFacts, 'homeId'>, clubId: number): Side =>
  clubId === homeId ? 'home' : 'away'

export interface ReportedTap extends Tap {
  /** The link through which it came; null from organisers and operators. */
  helperId: number | null
  /** It came after the end and an organiser accepted it (DK14). */
  wasHeld?: boolean
}

export const isEnd = ({ said }: Tap): boolean => said.kind === 'period' && said.period === 'full_time'

/** A device is known by its own id and by its link: whoever copies the id alone is a new device. */
function reportedBeforeEnd(taps: readonly ReportedTap[], tap: ReportedTap): boolean {
  const end = taps.findIndex(isEnd)
  return taps
    .slice(0, end === -1 ? undefined : end)
    .some(({ deviceId, helperId, wasHeld }) => !wasHeld && deviceId === tap.deviceId && helperId === tap.helperId)
}

/** DK14: what a new device reports through a link after the end waits for an organiser. */
export const mustWait = (
  { taps, isFinal }: { taps: readonly ReportedTap[]; isFinal: boolean },
  tap: ReportedTap,
): boolean => tap.helperId !== null && (isFinal || taps.some(isEnd)) && !reportedBeforeEnd(taps, tap)

/** DK14: at most so many wait at the desk of one match. */
export const MOST_HELD = 300
