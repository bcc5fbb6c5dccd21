import { formatIn } from '#web/copy/format/format.ts'
import type { LineupCopy } from '#web/copy/pt-BR/lineup.ts'

const format = formatIn('en')
const signedTenths = (tenths: number) => `${tenths > 0 ? '+' : ''}${format.pointTenths(tenths)}`

export const lineup: LineupCopy = {
  captain: (bonusTenths) => `captain ${signedTenths(bonusTenths)}`,
  absentCaptain: 'captain, did not play',
  vice: 'vice',
  viceWithArmband: (bonusTenths) => `vice, with the armband ${signedTenths(bonusTenths)}`,
  absent: 'did not play',
  bench: 'Bench',
  reserve: 'reserve',
  absentReserve: 'reserve, did not play',
  cameIn: (starter) => `came in for ${starter}`,
}
