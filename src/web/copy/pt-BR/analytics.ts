import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const analytics = {
  sport: 'Esporte',
  period: 'Período',
  periods: { '7d': '7 dias', '30d': '30 dias', '3m': '3 meses', '1y': '1 ano', temporada: 'Temporada' },
  within: {
    '7d': 'nos últimos 7 dias',
    '30d': 'nos últimos 30 dias',
    '3m': 'nos últimos 3 meses',
    '1y': 'no último ano',
    temporada: 'na temporada',
  },
  range: (matches: number, season: number | null) =>
    season === null || season === 1
      ? format.plural(matches, { one: '# partida desde', other: '# partidas desde' })
      : format.plural(matches, {
          one: `# partida da temporada ${season} desde`,
          other: `# partidas da temporada ${season} desde`,
        }),
  standings: {
    title: 'Classificação',
    caption: (sport: string, within: string) => `Classificação de ${sport} ${within}`,
    venue: 'Mando de campo',
    venues: { all: 'Todos', home: 'Em casa', away: 'Fora' },
    position: 'Pos.',
    played: 'J',
    wins: 'V',
    draws: 'E',
    losses: 'D',
    points: 'Pts',
    titles: 'Títulos',
    record: (wins: number, draws: number | null, losses: number) =>
      draws === null
        ? `${format.number(wins)}V ${format.number(losses)}D`
        : `${format.number(wins)}V ${format.number(draws)}E ${format.number(losses)}D`,
    titleCount: (titles: number) => format.plural(titles, { one: '# título', other: '# títulos' }),
    form: 'Forma',
    zones: { green: 'Verde: os 4 primeiros', blue: 'Azul: 5º e 6º', red: 'Vermelho: os últimos, entre os 4 de baixo' },
    group: (name: string) => `Grupo ${name}`,
    groupZone: 'Verde: os 2 primeiros do grupo',
    knockout: 'Este campeonato é decidido em mata-mata.',
    knockoutHint: 'A chave está na página do campeonato.',
    empty: 'Nenhuma partida terminou neste período.',
    emptyHint: 'Escolha um período maior.',
  },
  scorers: {
    player: 'Jogador',
    team: 'Clube',
    rating: 'Nota',
    trend: 'Tendência',
    trends: { up: 'em alta', down: 'em baixa', stable: 'estável' },
    formula: {
      scouts: (perPoint: number) =>
        `Nota = 6,0 + ${format.exact(perPoint)} × média de pontos de scouts por jogo, até 9,5.`,
      counts: (perPoint: number, parts: string) =>
        `Nota = 6,0 + ${format.exact(perPoint)} × média por jogo de (${parts}), até 9,5.`,
      part: (weight: number, stat: string) => `${format.exact(weight)} × ${stat.toLowerCase()}`,
    },
    trendRule: 'Tendência: últimos cinco jogos contra a média da temporada.',
    empty: 'Ninguém jogou neste período.',
  },
  next: {
    title: 'Próximos jogos',
    caption: 'Previsão dos próximos seis jogos',
    match: 'Jogo',
    home: 'Mandante',
    away: 'Visitante',
    versus: (home: string, away: string) => `${home} x ${away}`,
    note: 'Chances do nosso modelo, aprendidas só com resultados de antes de cada jogo.',
    anyPeriod: {
      tomorrow:
        'São sempre os próximos seis a partir de amanhã, pelo horário de Brasília; as datas estão no fuso do seu aparelho. O período escolhido não muda este painel.',
      now: 'São sempre os próximos seis; as datas estão no fuso do seu aparelho. O período escolhido não muda este painel.',
    },
    empty: 'Nenhum jogo marcado.',
  },
  strength: {
    title: 'Força ao longo do tempo',
    units: {
      goalShare: 'De cada 100 gols contra um clube médio, quantos são dele',
      margin: 'Pontos de vantagem sobre um time médio',
      setShare: 'De cada 100 sets contra um time médio, quantos vence',
      winShare: 'De cada 100 partidas contra um tenista médio, quantas vence',
    },
    plot: (club: string, value: string) => `Linha de força de todos. Em destaque: ${club}, agora em ${value}.`,
    highlight: (club: string) => `Destacar ${club}`,
    now: 'Agora',
    change: 'No período',
    empty: 'Ainda não há jogos que mostrem a força neste período.',
  },
  outlook: {
    title: 'Como a temporada pode acabar',
    season: (season: number) => `Temporada ${season}`,
    meanPoints: 'Pts no fim',
    champion: 'Título',
    top4: '4 primeiros',
    bottom4: '4 últimos',
    note: (simulations: number, remaining: number) =>
      `O resto da temporada (${format.plural(remaining, { one: '# partida', other: '# partidas' })}) foi jogado ${format.number(simulations)} vezes no computador.`,
    under: '<1%',
    over: '>99%',
    anyPeriod: 'É a temporada inteira: o período escolhido não muda este painel.',
    empty: 'A previsão da temporada aparece depois do primeiro jogo.',
  },
}

export type AnalyticsCopy = typeof analytics
