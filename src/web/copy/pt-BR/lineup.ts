import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const signedTenths = (tenths: number) => `${tenths > 0 ? '+' : ''}${format.pointTenths(tenths)}`

/** What somebody is to a frozen lineup. */
export const lineup = {
  captain: (bonusTenths: number) => `capitão ${signedTenths(bonusTenths)}`,
  absentCaptain: 'capitão, não jogou',
  vice: 'vice',
  viceWithArmband: (bonusTenths: number) => `vice, com a braçadeira ${signedTenths(bonusTenths)}`,
  absent: 'não jogou',
  bench: 'Banco',
  reserve: 'reserva',
  absentReserve: 'reserva, não jogou',
  cameIn: (starter: string) => `entrou no lugar de ${starter}`,
}

export type LineupCopy = typeof lineup
