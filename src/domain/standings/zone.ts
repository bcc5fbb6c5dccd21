export type Zone = 'green' | 'blue' | 'red'

/** ST4: the first rule that applies colours the row, so in a short table red gives way. */
export function zoneOf(position: number, size: number): Zone | null {
  if (position < 1 || position > size) return null
  if (position <= 4) return 'green'
  if (position <= 6) return 'blue'
  return position > size - 4 ? 'red' : null
}

/** ST6: in a group only the first two are marked. */
export const groupZoneOf = (position: number): Zone | null => (position >= 1 && position <= 2 ? 'green' : null)
