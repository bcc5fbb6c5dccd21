import { formatIn } from '#web/copy/format/format.ts'
import type { ClubCopy } from '#web/copy/pt-BR/club.ts'

const format = formatIn('es')

export const club: ClubCopy = {
  season: (season) => `Temporada ${season}`,
  position: 'Posición',
  place: (position, clubs) => `${format.number(position)}.º de ${format.number(clubs)}`,
  placeInGroup: (position, group) => `${format.number(position)}.º del grupo ${group}`,
  points: 'Puntos',
  record: { draw: 'Victorias, empates, derrotas', two: 'Victorias y derrotas' },
  titles: 'Títulos',
  results: {
    title: 'Últimos resultados',
    empty: 'Ningún partido aún.',
    result: 'Resultado',
  },
  fixtures: {
    title: 'Próximos partidos',
    empty: 'No hay partidos programados.',
    chance: (percent) => `${format.percent(percent)} de ganar`,
    levels: { 1: 'Muy fácil', 2: 'Fácil', 3: 'Parejo', 4: 'Difícil', 5: 'Muy difícil' },
    home: 'en casa',
    away: 'fuera',
  },
  squad: {
    title: 'Plantel',
    pitch: 'Los que más jugaron',
    pitchNote: 'Partidos de la temporada bajo cada camiseta',
    played: (matches, rating) =>
      `${matches === 1 ? '1 partido' : `${format.number(matches)} partidos`}, nota ${rating}`,
    number: 'N.º',
    player: 'Jugador',
    position: 'Posición',
    statuses: { provavel: 'Probable', duvida: 'En duda', contundido: 'Lesionado', suspenso: 'Suspendido' },
    price: 'Valor',
    matches: 'Partidos',
    rating: 'Nota',
    note: 'Números de la temporada actual.',
  },
  strength: {
    plot: (club, value) => `Fuerza de ${club} en el último año, ahora en ${value}.`,
    table: 'Fuerza al final de cada mes',
    month: 'Mes',
    value: 'Fuerza',
  },
  more: 'Ver la clasificación',
}
