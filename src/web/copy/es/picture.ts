import { formatIn } from '#web/copy/format/format.ts'
import type { PictureCopy } from '#web/copy/pt-BR/picture.ts'

const format = formatIn('es')

export const picture: PictureCopy = {
  tagline: 'Sin dinero, sin apuestas, sin anuncios.',
  round: (number) => `Jornada ${format.number(number)}`,
  roundOf: (name) => `La jornada de ${name}`,
  pointsInRound: 'puntos en la jornada',
  place: (rank) => `${format.number(rank)}.º`,
  placeOf: (of) => `entre ${format.number(of)} alineaciones`,
  inRanking: 'en el ranking',
  points: 'puntos',
  streak: 'aciertos seguidos',
  precision: 'de precisión',
  followers: (count) => (count === 1 ? '1 seguidor' : `${format.number(count)} seguidores`),
  price: 'puntos de precio',
  average: 'de media',
  lastRound: 'en la última jornada',
  draw: 'empate',
  live: 'en vivo',
  abandoned: 'abandonado',
  final: 'finalizado',
  duel: (own, rival) => `Duelo: ${own} × ${rival}`,
  participants: (count) => (count === 1 ? '1 equipo' : `${format.number(count)} equipos`),
  join: 'Entra con tu equipo',
  privateLeague: 'Liga privada',
  privateLead: 'Solo entra quien tiene la invitación.',
  owner: (name) => `Liga de ${name}`,
  versus: (home, away) => `${home} × ${away}`,
}
