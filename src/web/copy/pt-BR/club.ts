import { formatIn } from '#web/copy/format/format.ts'
import { ofClub } from '#web/copy/format/of-club.ts'

const format = formatIn('pt-BR')

export const club = {
  season: (season: number) => `Temporada ${season}`,
  position: 'Posição',
  place: (position: number, clubs: number) => `${format.number(position)}º de ${format.number(clubs)}`,
  placeInGroup: (position: number, group: string) => `${format.number(position)}º do grupo ${group}`,
  points: 'Pontos',
  record: { draw: 'Vitórias, empates, derrotas', two: 'Vitórias e derrotas' },
  titles: 'Títulos',
  results: {
    title: 'Últimos resultados',
    empty: 'Nenhum jogo ainda.',
    result: 'Resultado',
  },
  fixtures: {
    title: 'Próximos jogos',
    empty: 'Nenhum jogo marcado.',
    chance: (percent: number) => `${format.percent(percent)} de vencer`,
    levels: { 1: 'Muito fácil', 2: 'Fácil', 3: 'Equilibrado', 4: 'Difícil', 5: 'Muito difícil' },
    home: 'em casa',
    away: 'fora',
  },
  squad: {
    title: 'Elenco',
    pitch: 'Os que mais jogaram',
    pitchNote: 'Jogos na temporada sob cada camisa',
    played: (matches: number, rating: string) =>
      `${matches === 1 ? '1 jogo' : `${format.number(matches)} jogos`}, nota ${rating}`,
    number: 'Nº',
    player: 'Jogador',
    position: 'Posição',
    statuses: { provavel: 'Provável', duvida: 'Dúvida', contundido: 'Lesionado', suspenso: 'Suspenso' },
    price: 'Valor',
    matches: 'Jogos',
    rating: 'Nota',
    note: 'Números da temporada atual.',
  },
  strength: {
    plot: (club: string, value: string) => `Força ${ofClub(club)} no último ano, agora em ${value}.`,
    table: 'Força ao fim de cada mês',
    month: 'Mês',
    value: 'Força',
  },
  more: 'Ver a classificação',
}

export type ClubCopy = typeof club
