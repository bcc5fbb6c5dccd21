import type { Sport } from '#domain/sport/sport.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number } = format
const champions: Record<Sport, string> = {
  futebol: 'Campeão de futebol',
  basquete: 'Campeão de basquete',
  volei: 'Campeão de vôlei',
  tenis: 'Campeão de tênis',
}

export const finale = {
  title: (season: number) => `Temporada ${season}`,
  description: (season: number) => `Campeões, ranking, ligas e divisões da temporada ${season}.`,
  championIs: (club: string) => `Campeão: ${club}. O ranking, as ligas e as divisões da temporada.`,
  over: 'Encerrada',
  running: 'Em andamento',
  seasons: 'Temporadas',
  champion: (sport: Sport) => champions[sport],
  goesOn: (season: number) => `A temporada ${season} ainda está em jogo. É assim que ela está agora.`,
  own: (rank: number, of: number, points: number) =>
    `Você: ${number(rank)}º de ${number(of)}, com ${number(points)} pontos.`,
  review: 'Rever a sua temporada',
  nextBegins: (season: number, date: string) =>
    `A temporada ${season} começa em ${date}. Todos partem do zero; as ligas e os times ficam.`,
  between: (ended: number, next: number, date: string) =>
    `A temporada ${ended} acabou. A ${next} começa em ${date}, e todos partem do zero.`,
  finaleLink: (season: number) => `Ver a final da temporada ${season}`,
  runningLink: (season: number) => `Como está a temporada ${season}`,
  ranking: 'Ranking da temporada',
  of: (total: number) => format.plural(total, { one: '# participante', other: '# participantes' }),
  nobody: 'Ninguém pontuou nesta temporada ainda.',
  place: (rank: number) => `${number(rank)}º`,
  columns: { rank: 'Pos.', manager: 'Participante', wins: 'Vitórias', points: 'Pontos' },
  divisions: 'Campeões das divisões',
  leagues: 'Ligas vencidas',
  noLeagues: 'Nenhuma liga pública acabou nesta temporada.',
  trophy: (points: number) => `${number(points)} pontos em troféus`,
}

export type FinaleCopy = typeof finale
