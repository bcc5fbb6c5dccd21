import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const ranking = {
  server: { link: 'Ranking do servidor', lead: 'Soma os campeonatos confirmados pelos operadores.' },
  dataFrom: 'Dados de',
  scope: 'Abrangência',
  scopes: { global: 'Global', mensal: 'Mensal', semanal: 'Semanal', amigos: 'Amigos', temporada: 'Temporada' },
  metric: 'Critério',
  metrics: { pontos: 'Pontos', vitorias: 'Vitórias', precisao: 'Precisão', streak: 'Streak' },
  scores: {
    pontos: (value: number) => format.number(value),
    vitorias: (value: number) => format.number(value),
    precisao: (value: number) => `${format.decimal(value / 10)}%`,
    streak: (value: number) => format.number(value),
  },
  units: {
    pontos: (count: number) => format.plural(count, { one: 'ponto', other: 'pontos' }),
    vitorias: (count: number) => format.plural(count, { one: 'vitória', other: 'vitórias' }),
    precisao: () => 'de acerto',
    streak: (count: number) => format.plural(count, { one: 'acerto seguido', other: 'acertos seguidos' }),
  },
  podium: 'Pódio',
  table: (from: number, to: number) => `Do ${format.number(from)}º ao ${format.number(to)}º da lista`,
  total: (count: number) => format.plural(count, { one: '# participante', other: '# participantes' }),
  ties: 'Quem empata divide a posição; entre empatados, vem antes quem entrou antes.',
  columns: {
    rank: 'Pos.',
    manager: 'Participante',
    change: 'Variação',
    badges: 'Selos',
    follow: 'Seguir',
  },
  change: {
    up: (places: number) => format.plural(places, { one: 'subiu # posição', other: 'subiu # posições' }),
    down: (places: number) => format.plural(places, { one: 'caiu # posição', other: 'caiu # posições' }),
    same: 'manteve a posição',
    newcomer: 'estreante',
    newcomerText: 'Ainda não tem uma rodada encerrada para comparar',
    since: 'Variação desde a última rodada encerrada.',
  },
  more: 'Mostrar até a 50ª',
  fromTop: 'Ver do 4º ao 50º',
  fromHere: 'Ver a minha página',
  provisional: 'Números provisórios: valem quando a rodada encerrar.',
  between: 'Rodada em andamento: os pontos dela valem quando encerrar.',
  own: {
    title: 'Sua Posição',
    rank: (rank: number) => `${format.number(rank)}º`,
    of: (total: number) => `de ${format.number(total)}`,
    example: 'exemplo',
    visitorText: 'É assim que você aparece aqui. Monte um time ou dê um palpite para entrar no ranking.',
    visitorAction: 'Montar seu time',
    pickAction: 'Dar palpites',
    unranked: 'Você ainda não está neste ranking.',
    precision: (left: number) =>
      format.plural(left, {
        one: 'Falta # palpite encerrado para entrar no ranking de precisão.',
        other: 'Faltam # palpites encerrados para entrar no ranking de precisão.',
      }),
    debut: (round: number, atMs: number) =>
      `Seu time estreia na rodada ${format.number(round)}, em ${format.date(atMs)}.`,
    nextRound: (round: number, atMs: number) =>
      `Seu time joga a rodada ${format.number(round)}, em ${format.date(atMs)}.`,
    squadAction: 'Ver seu time',
    friends: 'Siga alguém ou entre em uma liga privada para ver sua posição entre amigos.',
    around: 'Quem está perto de você',
    you: 'você',
  },
  search: {
    label: 'Buscar participante',
    hint: 'Pelo começo do nome',
    none: 'Ninguém com esse nome.',
    results: 'Participantes encontrados',
    unranked: 'fora deste ranking',
  },
  empty: {
    find: 'Buscar participante',
    league: 'Criar liga',
    title: 'Ninguém por aqui ainda',
    first:
      'A classificação começa com a primeira rodada ou o primeiro jogo com palpite. Monte um time ou dê um palpite para entrar nela.',
    period: 'O período acabou de começar. Dê um palpite e apareça primeiro.',
    friends: 'Siga participantes ou entre em uma liga privada: eles aparecem aqui ao seu lado.',
    friendsVisitor: 'Monte um time ou dê um palpite, siga quem você conhece e a disputa aparece aqui.',
    precisao: 'Entra quem tem 10 palpites encerrados.',
  },
}

export type RankingCopy = typeof ranking
