import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const points = (count: number) => format.plural(count, { one: '# ponto', other: '# pontos' })
const places = (count: number) => format.plural(count, { one: '# posição', other: '# posições' })

const pointsOf = (tenths: number) => `${format.pointTenths(tenths)} ${tenths === 10 ? 'ponto' : 'pontos'}`

export const story = {
  head: (round: number, name: string | null) => ({
    title: name === null ? `Rodada ${round}` : `Rodada ${round} de ${name}`,
    description:
      'Cada ponto da rodada até o scout e a regra, o confronto, as ligas, os palpites e o melhor time possível.',
  }),
  heading: (season: number, round: number, name: string | null) =>
    name === null ? `Rodada ${round}, temporada ${season}` : `Rodada ${round} de ${name}`,
  states: {
    open: 'Mercado aberto',
    locked: 'Mercado fechado, à espera do primeiro jogo',
    live: 'Em andamento: números provisórios',
    settled: 'Encerrada',
  },
  pitch: 'A escalação no campo',
  earlier: 'Rodada anterior',
  later: 'Rodada seguinte',
  season: 'A temporada em revista',
  lead: {
    made: (tenths: number, isOwn: boolean) => `${isOwn ? 'você fez' : 'fez'} ${format.pointTenths(tenths)} pontos`,
    has: (tenths: number, isOwn: boolean) => `${isOwn ? 'você tem' : 'tem'} ${format.pointTenths(tenths)} pontos`,
    won: (opponent: string) => `venceu ${opponent} no confronto`,
    lost: (opponent: string) => `perdeu para ${opponent} no confronto`,
    drew: (opponent: string) => `empatou com ${opponent} no confronto`,
    up: (count: number) => `subiu ${places(count)}`,
    down: (count: number) => `caiu ${places(count)}`,
    stayed: 'ficou na mesma posição',
    captain: (name: string, tenths: number) => `com ${format.pointTenths(tenths)} do capitão ${name}`,
  },
  points: 'pontos na rodada',
  place: (rank: number, of: number) => `${format.number(rank)}º entre ${format.number(of)} escalações`,
  standing: {
    title: (isOwn: boolean): string => (isOwn ? 'O que moveu você no ranking' : 'O que moveu no ranking'),
    season: (rank: number, of: number) => `${format.number(rank)}º de ${format.number(of)} na temporada`,
    rank: (rank: number) => `${format.number(rank)}º no ranking global`,
    from: (rank: number) => `era ${format.number(rank)}º`,
    first: 'primeira rodada no ranking',
    before: 'Antes da rodada',
    lineup: 'Escalação',
    picks: 'Palpites',
    other: 'Outros lançamentos',
    total: 'Total',
    unit: 'Em pontos do ranking: cada ponto da escalação vale dez.',
    ledger: 'Ver o extrato inteiro',
  },
  lineup: {
    title: 'Ponto por ponto',
    best: 'Melhor escolha',
    worst: 'Pior escolha',
    captainBonus: (tenths: number) => `capitão ${tenths >= 0 ? '+' : ''}${format.pointTenths(tenths)}`,
    captain: 'capitão',
    notYet: 'ainda não jogou',
    line: (count: number, scout: string, weightTenths: number) =>
      `${format.number(count)} × ${scout} (${format.pointTenths(weightTenths)} cada)`,
    howScored: 'Como pontua',
    rules: (name: string) => `Pelo conjunto de regras ${name}.`,
    price: (price: number) => `custou ${format.number(price)}`,
    show: (player: string) => `Scouts de ${player}`,
    none: 'Nenhum scout que valha pontos.',
  },
  none: {
    title: 'Sem escalação nesta rodada',
    own: 'Você não tinha um time completo quando o mercado fechou. A rodada está abaixo; a próxima espera por você.',
    other: 'Não havia um time completo quando o mercado fechou.',
    open: 'O mercado desta rodada ainda está aberto: a história começa quando ele fechar.',
    visitor: 'Monte um time e a próxima rodada será contada aqui, ponto por ponto.',
    action: 'Montar time',
  },
  duel: {
    title: 'Confronto',
    versus: (own: number, rival: number) => `${format.pointTenths(own)} × ${format.pointTenths(rival)}`,
    against: 'contra',
    page: 'Ver as duas escalações',
  },
  corrections: {
    title: 'Corrigido',
    detail: 'Os pontos desta página já contam as correções.',
  },
  division: {
    title: 'Divisão',
    after: (place: string) => `${place} depois desta rodada`,
    before: (place: string) => `${place} antes desta rodada`,
    began: 'O grupo começa nesta rodada.',
  },
  leagues: {
    title: 'Ligas',
    place: (rank: number | null, members: number, isThen: boolean) =>
      rank === null
        ? `entre ${format.number(members)} times, posição quando a rodada encerrar`
        : `${format.number(rank)}º de ${format.number(members)} ${isThen ? 'depois desta rodada' : 'agora'}`,
  },
  picks: {
    title: 'Palpites',
    sum: (right: number, settled: number, won: number) =>
      `${format.number(right)} de ${format.number(settled)} certos, ${points(won)}`,
    waiting: 'em jogo',
    since: 'Em todos os esportes, do fim da rodada anterior ao fim desta.',
    none: 'Nenhum palpite em jogos entre o fim da rodada anterior e o fim desta.',
  },
  achievements: 'Conquistas desta rodada',
  best: {
    title: 'O melhor time possível',
    detail: (tenths: number, price: number, money: number) =>
      `${format.pointTenths(tenths)} pontos por ${format.number(price)} dos mesmos ${format.number(money)}`,
    share: (percent: number, isOwn: boolean) =>
      isOwn ? `Você fez ${format.percent(percent)} disso.` : `A escalação fez ${format.percent(percent)} disso.`,
    own: 'seu',
    caption: 'O time que mais teria pontuado com o mesmo dinheiro',
    player: 'Jogador',
    price: 'Preço',
    points: 'Pontos',
  },
  gotAway: {
    title: 'O que escapou',
    text: (name: string, instead: string, tenths: number) =>
      `${name} no lugar de ${instead}: ${format.pointTenths(tenths)} pontos a mais, e cabia no orçamento.`,
  },
  next: {
    title: 'E agora?',
    market: (round: number) => `O mercado da rodada ${format.number(round)} fecha em`,
    closed: 'O mercado fechou.',
    team: 'Ajustar meu time',
    picks: 'Dar palpites',
  },
  whatIf: {
    head: {
      title: 'E se?',
      description: 'Jogue de novo uma rodada passada com outro time, pelo mesmo dinheiro, e veja como teria sido.',
    },
    heading: (round: number, name: string) => `E se? Rodada ${format.number(round)} de ${name}`,
    open: 'E se? Jogar de novo com outro time',
    back: 'Voltar à história da rodada',
    lead: 'Troque jogadores, formação e capitão pelos preços daquele dia. Nada aqui muda o que foi jogado.',
    team: 'Time',
    captain: 'Capitão',
    captainOf: (name: string) => `${name} de capitão`,
    swap: (name: string) => `Trocar ${name}`,
    swapShort: 'Trocar',
    choose: (name: string) => `Quem no lugar de ${name}?`,
    asPosition: (position: string, formation: string) => `${position}, num ${formation}`,
    search: 'Buscar jogador ou clube',
    none: 'Ninguém com esse nome.',
    reset: 'Voltar ao time que jogou',
    share: 'Copiar link',
    shared: 'Link copiado.',
    result: 'Como teria sido',
    points: (tenths: number) => `${format.pointTenths(tenths)} pontos`,
    more: (tenths: number) => `${pointsOf(tenths)} a mais`,
    less: (tenths: number) => `${pointsOf(tenths)} a menos`,
    same: 'o mesmo que foi',
    includes: 'Com o bônus do capitão e os reservas que teriam entrado.',
    place: (rank: number, of: number, before: number) =>
      `${format.number(rank)}º entre ${format.number(of)} escalações (foi ${format.number(before)}º)`,
    overall: (rank: number, before: number) =>
      `${format.number(rank)}º no ranking geral ao fim da rodada (foi ${format.number(before)}º)`,
    won: (name: string, tenths: number) => `Você teria vencido ${name}, que fez ${format.pointTenths(tenths)}.`,
    lost: (name: string, tenths: number) => `Você teria perdido para ${name}, que fez ${format.pointTenths(tenths)}.`,
    drew: (name: string) => `Você teria empatado com ${name}.`,
    price: (price: number) => `Custo: ${format.number(price)}`,
    problems: {
      budget: 'O dinheiro não dava.',
      formation: 'Esse time não forma um esquema permitido.',
      captain: 'O capitão precisa estar no time.',
      'unknown-player': 'Alguém desse time não estava no mercado.',
    },
    visitor:
      'Aqui se joga de novo uma rodada que passou. Monte um time para jogar a próxima, ou abra a rodada de alguém do ranking.',
    toFantasy: 'Montar time',
    missing: 'Esta pessoa não jogou esta rodada, ou ela ainda não acabou.',
  },
  matchFates: { postponed: 'adiado', moved: 'remarcado', awarded: 'W.O.', abandoned: 'abandonado' },
  matches: 'Jogos da rodada',
}

export type StoryCopy = typeof story
