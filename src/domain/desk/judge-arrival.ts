import type { Tap } from './tap.ts'

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
