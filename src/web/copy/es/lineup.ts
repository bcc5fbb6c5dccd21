import { formatIn } from '#web/copy/format/format.ts'
import type { LineupCopy } from '#web/copy/pt-BR/lineup.ts'

const format = formatIn('es')
const signedTenths = (tenths: number) => `${tenths > 0 ? '+' : ''}${format.pointTenths(tenths)}`

export const lineup: LineupCopy = {
  captain: (bonusTenths) => `capitán ${signedTenths(bonusTenths)}`,
  absentCaptain: 'capitán, no jugó',
  vice: 'vice',
  viceWithArmband: (bonusTenths) => `vice, con el brazalete ${signedTenths(bonusTenths)}`,
  absent: 'no jugó',
  bench: 'Banco',
  reserve: 'suplente',
  absentReserve: 'suplente, no jugó',
  cameIn: (starter) => `entró por ${starter}`,
}
