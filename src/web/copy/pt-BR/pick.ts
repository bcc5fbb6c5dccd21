import { formatIn } from '#web/copy/format/format.ts'
import { forClub, ofClub } from '#web/copy/format/of-club.ts'

const format = formatIn('pt-BR')

/** Compares one error with another: it is `more` percent larger, or smaller if `more` is negative. */
const than = (more: number, whose: string) => {
  if (more === 0) return `igual ao ${whose}`
  if (more >= 100) return `${format.decimal(1 + more / 100)} vezes o ${whose}`
  return `${format.percent(Math.abs(more))} ${more > 0 ? 'maior' : 'menor'} que o ${whose}`
}

export const pick = {
  views: { label: 'Ver', upcoming: 'Próximos jogos', history: 'Meus palpites' },
  sport: 'Esporte',
  all: 'Todos',
  running: 'Em jogo, com o seu palpite',
  runningPick: (pick: string) => `seu palpite: ${pick}`,
  today: 'Hoje',
  tomorrow: 'Amanhã',
  later: 'Mais adiante',
  moreDays: (days: number) => format.plural(days, { one: 'Mostrar mais # dia', other: 'Mostrar mais # dias' }),
  howScored: 'Quanto vale cada palpite',
  otherSports: 'outros esportes',
  hidden: 'Seu palpite fica escondido dos outros até o jogo começar e pode mudar até lá.',
  typing: 'No teclado, com o foco em um jogo, digite 2 e 1 para marcar 2 x 1.',
  versus: (home: string, away: string) => `${home} contra ${away}`,
  goals: (club: string) => `Gols ${ofClub(club)}`,
  more: (club: string) => `Mais um gol ${forClub(club)}`,
  less: (club: string) => `Um gol a menos ${forClub(club)}`,
  winner: 'Quem vence',
  goesOn: 'Se empatar, quem passa?',
  goesOnTwoLegs: 'Assim os dois jogos ficam iguais: quem passa?',
  goesOnText: (score: string, name: string) => `${score}, passa ${name}`,
  blank: 'sem palpite',
  forecast: 'Previsão do modelo',
  shares: (home: string, homeShare: number, draw: number, away: string, awayShare: number) =>
    `${home} ${format.percent(homeShare)}, empate ${format.percent(draw)}, ${away} ${format.percent(awayShare)}`,
  sharesTwo: (home: string, homeShare: number, away: string, awayShare: number) =>
    `${home} ${format.percent(homeShare)}, ${away} ${format.percent(awayShare)}`,
  draw: 'Empate',
  saving: 'Salvando',
  savedScore: (home: string, homeGoals: number, awayGoals: number, away: string) =>
    `${home} ${format.number(homeGoals)} x ${format.number(awayGoals)} ${away} salvo`,
  savedWinner: (home: string, away: string, winner: string) => `${home} contra ${away}: vence ${winner}, salvo`,
  unsaved: 'Não foi salvo.',
  waiting: 'Por enviar: vai sozinho quando a conexão voltar.',
  retry: 'Tentar agora',
  closed: 'Encerrado: o jogo começou',
  dayProgress: (done: number, total: number) =>
    `${format.number(done)} de ${format.plural(total, { one: '# palpite', other: '# palpites' })}`,
  progress: (done: number, total: number) => `${format.number(done)} de ${format.number(total)} com palpite`,
  emptyTitle: 'Nenhum jogo para palpitar agora',
  emptyDetail: 'Assim que a tabela tiver novos jogos, eles aparecem aqui.',
  fill: {
    rest: 'Preencher o resto',
    model: 'com o modelo',
    modelLabel: 'Preencher com o modelo',
    oneAll: '1 x 1',
    oneAllLabel: 'Preencher com 1 x 1',
    filled: (count: number) => format.plural(count, { one: '# jogo preenchido', other: '# jogos preenchidos' }),
    undo: 'Desfazer',
  },
  history: {
    caption: 'Seus palpites em jogos que já começaram',
    match: 'Jogo',
    pick: 'Palpite',
    result: 'Resultado',
    points: 'Pontos',
    why: 'Por quê',
    shares: 'Previsões',
    model: 'Modelo',
    crowd: 'Torcida',
    void: 'anulado',
    waiting: 'em jogo',
    emptyTitle: 'Nenhum palpite encerrado ainda',
    emptyDetail: 'Dê um palpite: o resultado aparece aqui com os pontos e o motivo.',
    emptyAction: 'Ver próximos jogos',
  },
  grades: {
    exact: 'placar exato',
    winnerGoals: 'vencedor e gols do vencedor',
    difference: 'vencedor e saldo',
    draw: 'empate, placar diferente',
    loserGoals: 'vencedor e gols do perdedor',
    winner: 'só o vencedor',
    winnerPicked: 'vencedor certo',
    wrong: 'resultado errado',
  },
  score: (home: number, away: number) => `${format.number(home)} x ${format.number(away)}`,
  own: {
    title: 'Seu palpite',
    void: 'Palpite anulado: o jogo não foi decidido em campo.',
    waiting: 'Os pontos saem no fim do jogo.',
    none: 'Você não deu palpite nesta partida.',
    points: (points: number, why: string) => `${format.plural(points, { one: '# ponto', other: '# pontos' })}: ${why}.`,
    all: 'Ver todos os palpites',
  },
  message: {
    title: 'Palpite por mensagem',
    lead: 'Escreva como no grupo: “Fla 2x1, Inter empata, 2 a 0 Galo”. Você confere antes de salvar.',
    label: 'Sua mensagem',
    read: 'Entender',
    understood: 'Foi isto que eu entendi:',
    suggested: 'placar sugerido',
    save: (count: number) => format.plural(count, { one: 'Salvar # palpite', other: 'Salvar # palpites' }),
    saved: 'Palpites enviados.',
    nothing: 'Não encontrei nenhum palpite. Escreva o clube e o placar, assim: “Flamengo 2x1”.',
    question: 'Isso é uma pergunta. A resposta está aqui:',
    questions: {
      score: 'Partidas de hoje',
      leader: 'Ranking',
      own_place: 'Ranking',
      matches: 'Partidas de hoje',
      missing: 'A lista abaixo mostra o que falta',
      deadline: 'Cada palpite fecha no início da partida',
      table: 'Classificação',
    },
  },
  record: {
    title: 'Seu desempenho',
    precision: 'Precisão',
    settled: (count: number) => format.plural(count, { one: 'em # palpite', other: 'em # palpites' }),
    streak: 'Streak',
    best: (count: number) => `melhor: ${format.number(count)}`,
    points: 'Pontos de palpites',
    exact: 'Placares exatos',
    percent: (permille: number) => `${format.decimal(permille / 10)}%`,
  },
  skill: {
    lead: (crowd: number, model: number) => `Seu erro é ${than(crowd, 'da torcida')} e ${than(model, 'do modelo')}.`,
    few: 'Ainda são poucos jogos para comparar.',
    title: 'Habilidade',
    explain: (matches: number) =>
      format.plural(matches, {
        one: 'Erro médio de previsão em # jogo, de 0 a 100: quanto mais curta a barra, melhor. Cada palpite seu vale a confiança do seu histórico.',
        other:
          'Erro médio de previsão em # jogos, de 0 a 100: quanto mais curta a barra, melhor. Cada palpite seu vale a confiança do seu histórico.',
      }),
    own: 'Você',
    crowd: 'Torcida',
    model: 'Modelo',
    value: (thousandths: number) => format.decimal(thousandths / 20),
    none: 'Aparece depois do primeiro jogo com previsão encerrado.',
  },
}

export type PickCopy = typeof pick
