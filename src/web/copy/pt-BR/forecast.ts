import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const forecast = {
  intro: [
    'Antes de cada jogo, o Craque diz a chance de cada resultado. Aqui você vê, sem maquiagem, o quanto essas previsões acertaram na temporada atual.',
    'O modelo só aprende com resultados de dias anteriores ao jogo. O que foi dito antes da partida fica guardado e não muda depois.',
  ],
  score: {
    title: 'O modelo contra o óbvio e contra a torcida',
    explain:
      'A nota abaixo se chama RPS: mede a distância entre o que foi dito e o que aconteceu. Zero é perfeito; quanto menor, melhor. Comparamos com quem repete sempre a frequência histórica de cada resultado e com a divisão dos palpites dos participantes.',
    caption: 'Erro das previsões por esporte',
    sport: 'Esporte',
    who: 'Quem previu',
    whos: { model: 'Modelo', base: 'Frequência histórica', crowd: 'Palpites da torcida' },
    matches: 'Jogos',
    rps: 'RPS',
    brier: 'Brier',
    logLoss: 'Log loss',
    accuracy: 'Acertos',
    best: 'menor erro',
    verdict: {
      better: (sport: string, percent: number) =>
        `${sport}: o modelo erra ${format.percent(percent)} menos que o óbvio.`,
      worse: (sport: string, percent: number) =>
        `${sport}: até aqui o modelo erra ${format.percent(percent)} mais que o óbvio.`,
      even: (sport: string) => `${sport}: modelo e óbvio empatados.`,
    },
    small: (matches: number) =>
      `São ${format.plural(matches, { one: '# jogo', other: '# jogos' })} até aqui: com tão poucos, sorte e azar ainda pesam.`,
  },
  projections: {
    title: 'Pontos esperados dos jogadores, rodada a rodada',
    explain:
      'Antes de cada rodada guardamos quantos pontos esperávamos de cada jogador do mercado. Aqui está o que aconteceu, ao lado de palpites simples e da torcida, também onde perdemos. O melhor de cada rodada está em negrito.',
    none: 'A primeira rodada guardada aparece aqui quando for apurada.',
    errors: { title: 'Erro em pontos', explain: 'Raiz do erro quadrático médio. Quanto menor, melhor.' },
    orders: {
      title: 'Ordem dos jogadores',
      explain:
        'O quanto quem prometia mais fez mais: 1 é a ordem perfeita, 0 é sorteio. A torcida ordena pelos times que escalaram cada jogador.',
    },
    crowd: 'Torcida',
    unknown: '–',
    wonOrder: (won: number, rounds: number) =>
      `A ordem do Craque foi a melhor em ${format.number(won)} de ${format.plural(rounds, { one: '# rodada', other: '# rodadas' })}.`,
    lost: (rounds: string) => `Outro palpite foi melhor em: ${rounds}.`,
    roundShort: (round: number) => `R${format.number(round)}`,
    round: 'Rodada',
    model: 'Craque',
    seasonMean: 'Média da temporada',
    lastFive: 'Últimos cinco',
    inside: 'Dentro da faixa de 80%',
    verdict: (won: number, rounds: number) =>
      `O Craque errou menos em ${format.number(won)} de ${format.plural(rounds, { one: '# rodada', other: '# rodadas' })}.`,
  },
  calibration: {
    title: 'Quando o modelo diz 30%, acontece 30%?',
    explain:
      'Cada ponto junta previsões parecidas. Na linha tracejada, o que foi dito aconteceu na mesma proporção. Pontos maiores têm mais previsões.',
    plot: (error: string) => `Calibração das previsões. Distância média da linha: ${error}.`,
    error: (points: string) => `Distância média da linha: ${points} pontos percentuais.`,
    said: 'Dito',
    happened: 'Aconteceu',
    claims: 'Previsões',
    range: 'Faixa',
  },
  recent: {
    title: 'Últimos jogos previstos',
    match: 'Jogo',
    said: 'Chance dada ao que aconteceu',
    favourite: 'Favorito venceu',
    surprise: 'Surpresa',
    verdict: 'Resultado',
  },
  how: {
    title: 'Como o modelo pensa',
    allSports: 'Clubes com poucos jogos recebem previsões mais cautelosas.',
  },
  limits:
    'O modelo não sabe de lesões, viagens nem mercado. É um jogo com pontos virtuais: não use como conselho de aposta.',
  empty: 'Ainda não há jogos previstos e terminados nesta temporada.',
}

export type ForecastCopy = typeof forecast
