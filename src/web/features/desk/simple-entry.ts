import type { DeskView } from '#contract/desk.ts'
import { otherSide, type Side } from '#domain/desk/tap.ts'
import type { Said } from './use-desk.ts'

/** A goal or card that is typed after the match. */
export interface SimpleEntry {
  key: number
  kind: 'goal' | 'yellow' | 'red'
  /** The side that the goal counts for, or the side of the player who got the card. */
  side: Side
  playerId: number | null
  otherId: number | null
  minute: string
  isOwn: boolean
}

export const goalSide = ({ kind, side }: SimpleEntry): Side | undefined => (kind === 'goal' ? side : undefined)

/** The side whose players can have done it. For an own goal this is the other side. */
export const sideOfPlayer = ({ side, isOwn }: SimpleEntry): Side => (isOwn ? otherSide(side) : side)

export function saidOf(view: DeskView, entry: SimpleEntry): Said {
  const { kind, playerId, otherId, isOwn } = entry
  const typed = Number(entry.minute)
  const isMinute = Number.isInteger(typed) && typed >= 1 && typed <= 120
  const deed = kind === 'goal' && isOwn ? 'own_goal' : kind
  return {
    kind: 'deed',
    deed,
    clubId: view[sideOfPlayer(entry)].id,
    playerId,
    ...(deed === 'goal' && otherId !== null && { otherId }),
    // Without a valid minute, the event gets the last minute of normal time.
    minute: isMinute ? typed : 2 * view.halfMinutes,
  }
}
