import type { Sport } from '#domain/sport/sport.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { FinaleCopy } from '#web/copy/pt-BR/finale.ts'

const format = formatIn('es')
const { number } = format
const champions: Record<Sport, string> = {
  futebol: 'Campeón de fútbol',
  basquete: 'Campeón de básquet',
  volei: 'Campeón de vóley',
  tenis: 'Campeón de tenis',
}

export const finale: FinaleCopy = {
  title: (season) => `Temporada ${season}`,
  description: (season) => `Campeones, ranking, ligas y divisiones de la temporada ${season}.`,
  championIs: (club) => `Campeón: ${club}. El ranking, las ligas y las divisiones de la temporada.`,
  over: 'Terminada',
  running: 'En juego',
  seasons: 'Temporadas',
  champion: (sport) => champions[sport],
  goesOn: (season) => `La temporada ${season} todavía se está jugando. Así va ahora.`,
  own: (rank, of, points) => `Tú: ${number(rank)}.º de ${number(of)}, con ${number(points)} puntos.`,
  review: 'Repasar tu temporada',
  nextBegins: (season, date) =>
    `La temporada ${season} empieza el ${date}. Todos parten de cero; las ligas y los equipos quedan.`,
  between: (ended, next, date) =>
    `La temporada ${ended} terminó. La ${next} empieza el ${date}, y todos parten de cero.`,
  finaleLink: (season) => `Ver el final de la temporada ${season}`,
  runningLink: (season) => `Cómo está la temporada ${season}`,
  ranking: 'Ranking de la temporada',
  of: (total) => format.plural(total, { one: '# participante', other: '# participantes' }),
  nobody: 'Nadie sumó puntos en esta temporada todavía.',
  place: (rank) => `${number(rank)}.º`,
  columns: { rank: 'Pos.', manager: 'Participante', wins: 'Victorias', points: 'Puntos' },
  divisions: 'Campeones de las divisiones',
  leagues: 'Ligas ganadas',
  noLeagues: 'Ninguna liga pública terminó en esta temporada.',
  trophy: (points) => `${number(points)} puntos en trofeos`,
}
