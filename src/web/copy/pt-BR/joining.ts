import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const { number } = format

/** Joining a league, and the row of a league in a list. */
export const joining = {
  title: 'Ligas Disponíveis',
  participants: (count: number) => format.plural(count, { one: '# participante', other: '# participantes' }),
  prize: (points: number, most: number) =>
    points === most
      ? `prêmio de ${number(points)} pontos`
      : `prêmio de ${number(points)} pontos agora, até ${number(most)}`,
  points: (points: number) => `${number(points)} pontos`,
  pointsLater: (most: number) => `agora, até ${number(most)} com mais gente`,
  capped: (prize: number) =>
    `de ${number(prize)}: as ligas de quem organiza já deram quase todos os pontos que podem dar nesta temporada`,
  daysLeft: (days: number) => format.plural(days, { one: '# dia', other: '# dias' }),
  hoursLeft: (hours: number) => format.plural(hours, { one: '# hora', other: '# horas' }),
  minutesLeft: (minutes: number) => format.plural(minutes, { one: '# minuto', other: '# minutos' }),
  endsIn: (time: string) => `termina em ${time}`,
  ended: 'encerrada',
  join: 'Participar',
  joinLabel: (league: string) => `Participar de ${league}`,
  joined: 'Participando',
  joinedWith: (squad: string) => `com ${squad}`,
  undo: 'Desfazer',
  undoLabel: (league: string) => `Desfazer: sair de ${league}`,
  joinedToast: (league: string, squad: string) => `${squad} entrou em ${league}.`,
  leftToast: (league: string) => `Você saiu de ${league}.`,
  removedToast: (league: string, squad: string) => `${squad} saiu de ${league}.`,
  incomplete: 'Falta escalar seu time',
  joinedPoolToast: (league: string) => `Você entrou em ${league}.`,
  noMoreMatches: 'Não há mais jogos por começar',
  noMoreRounds: 'Não há mais rodadas nesta edição',
  waits: {
    join: 'Entrada guardada: será enviada quando a conexão voltar',
    leave: 'Saída guardada: será enviada quando a conexão voltar',
  },
  nextEdition: 'Vale a partir da próxima edição',
  ownPlace: (rank: number, of: number) => `${number(rank)}º de ${number(of)}`,
  knockedOut: 'eliminado',
  inBracket: 'na disputa',
  noPlace: 'sem posição ainda',
  joinWith: 'Participar com',
  unsaved: (name: string) => `${name} (ainda não salvo)`,
  /** Words for a squad that is saved by joining a league. */
  squad: {
    defaultName: 'Meu time',
    newName: (count: number) => `Time ${number(count)}`,
    teamOf: (name: string) => `Time de ${name}`,
    closedTitle: 'O mercado desta rodada fechou',
  },
  all: 'Ver todas as ligas',
  empty: 'Nenhuma liga aberta',
  emptyDetail: 'Crie a sua e chame os amigos.',
  create: 'Criar liga',
}

export type JoiningCopy = typeof joining
