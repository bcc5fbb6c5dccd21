import { GOAL_FOR } from './deeds.ts'
import type { DeedTap, KickTap, Tap } from './tap.ts'

/** DK5: what two people tell of the same moment lies closer together than this. */
const LIKE_MS = 60_000

export interface Question {
  /** It counts only once somebody has said that it is another one. */
  tapId: string
  likeId: string
}

type Happened = DeedTap | KickTap
const hasHappened = (tap: Tap): tap is Happened => tap.said.kind === 'deed' || tap.said.kind === 'kick'

/** Which side a goal or kick is for is what matters: of the same one two people may tell different things. */
function whatIsTold({ said }: Happened): string {
  if (said.kind === 'kick') return `kick ${said.clubId}`
  const goalFor = GOAL_FOR[said.deed]
  return goalFor ? `goal ${goalFor} ${said.clubId}` : `${said.deed} ${said.clubId} ${said.playerId}`
}

const minuteOf = ({ said }: Happened) => (said.kind === 'deed' ? said.minute : undefined)

const isLike = (one: Happened, other: Happened) =>
  one.deviceId !== other.deviceId &&
  whatIsTold(one) === whatIsTold(other) &&
  minuteOf(one) === minuteOf(other) &&
  Math.abs(one.atMs - other.atMs) <= LIKE_MS

/** What counts of everything that was tapped (in the order of arrival), by time; and what somebody must be asked about. */
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
