import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const picture = {
  tagline: 'Sem dinheiro, sem apostas, sem anúncios.',
  round: (number: number) => `Rodada ${format.number(number)}`,
  roundOf: (name: string) => `A rodada de ${name}`,
  pointsInRound: 'pontos na rodada',
  place: (rank: number) => `${format.number(rank)}º`,
  placeOf: (of: number) => `entre ${format.number(of)} escalações`,
  inRanking: 'no ranking',
  points: 'pontos',
  streak: 'palpites seguidos',
  precision: 'de precisão',
  followers: (count: number) => (count === 1 ? '1 seguidor' : `${format.number(count)} seguidores`),
  price: 'pontos de preço',
  average: 'de média',
  lastRound: 'na última rodada',
  draw: 'empate',
  live: 'ao vivo',
  abandoned: 'abandonado',
  penalties: (home: number, away: number) => `${home} × ${away} nos pênaltis`,
  final: 'encerrado',
  duel: (own: string, rival: string) => `Confronto: ${own} × ${rival}`,
  participants: (count: number) => (count === 1 ? '1 time' : `${format.number(count)} times`),
  join: 'Entre com o seu time',
  privateLeague: 'Liga privada',
  privateLead: 'Só entra quem tem o convite.',
  invited: (name: string) => `${name} convidou você`,
  invitedLead: 'Entre com o seu time. Só pontos, sem dinheiro.',
  season: (number: number, name: string) => `A temporada ${number} de ${name}`,
  seasonAlone: (number: number) => `Temporada ${format.number(number)}`,
  champion: (club: string) => `Campeão: ${club}`,
  inSeason: 'na temporada',
  bestPlace: 'melhor posição',
  whatIf: 'E se?',
  whatIfLead: (points: string) => `De verdade foram ${points} pontos.`,
  withThisTeam: 'com este time',
  owner: (name: string) => `Liga de ${name}`,
  versus: (home: string, away: string) => `${home} × ${away}`,
}

export type PictureCopy = typeof picture
