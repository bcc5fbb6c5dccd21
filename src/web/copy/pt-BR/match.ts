import { formatIn } from '#web/copy/format/format.ts'
import { ofClub } from '#web/copy/format/of-club.ts'
import { periodNames } from './period-names.ts'

const format = formatIn('pt-BR')

export const match = {
  tabs: { label: 'O que ver', match: 'Partida', talk: 'Conversa' },
  season: (season: number, round: number | null) =>
    round === null ? `Temporada ${season}` : `Temporada ${season}, rodada ${format.number(round)}`,
  surfaces: { saibro: 'Saibro', dura: 'Quadra dura', grama: 'Grama' },
  states: { scheduled: 'Marcada', live: 'Ao vivo', final: 'Encerrada', abandoned: 'Abandonada' },
  dataFrom: 'Dados de',
  fates: { postponed: 'Adiada', moved: 'Remarcada', awarded: 'W.O.' },
  resumes: (minute: number) => `Retoma do minuto ${format.number(minute)}:`,
  noDate: 'Data a definir',
  extraTime: 'após a prorrogação',
  penalties: (home: number, away: number) => `(pên. ${format.number(home)} x ${format.number(away)})`,
  official: (home: number, away: number) => `Resultado oficial: ${format.number(home)} x ${format.number(away)}`,
  toldByPlayer: 'Resultado informado por quem joga:',
  decisions: {
    title: 'Decisões',
    roundWaits: (round: number) =>
      `O jogo foi interrompido e pode ser retomado: a rodada ${format.number(round)} espera por ele, no máximo até o prazo da próxima.`,
    leftRound: (round: number) => `Não vale para a rodada ${format.number(round)}: os jogadores não contam nela.`,
    kinds: {
      postponed: 'Adiado',
      moved: 'Nova data:',
      abandoned: 'Abandonado',
      awarded: 'Decidido:',
      resumed: 'Retomado:',
    },
    abandonedAt: (minute: number) => `no minuto ${format.number(minute)}`,
    bySource: 'Informado pela fonte dos jogos',
  },
  minute: (minute: number, stoppage: number) =>
    stoppage > 0 ? `${format.number(minute)}+${format.number(stoppage)}'` : `${format.number(minute)}'`,
  addToCalendar: 'Adicionar à agenda',
  versus: (home: string, away: string) => `${home} x ${away}`,
  scoreLabel: (home: string, homeScore: number, away: string, awayScore: number) =>
    `${home} ${format.number(homeScore)}, ${away} ${format.number(awayScore)}`,
  periods: {
    caption: 'Placar por período',
    ...periodNames,
  },
  expected: {
    title: 'Pontos esperados',
    explain:
      'Quem promete mais de cada lado. A barra vai de um resultado ruim a um bom: quatro em cada cinco ficam nela.',
    player: 'Jogador',
    points: 'Pontos',
    range: (low: string, high: string) => `Quatro em cada cinco vezes, de ${low} a ${high} pontos`,
    absent: 'Não joga',
    owned: 'Dos times',
    unknown: '–',
  },
  forecast: {
    title: 'Previsão',
    before: 'O que o modelo disse antes do jogo',
    draw: 'Empate',
    expected: (home: number, away: number) => `Gols esperados: ${format.decimal(home)} a ${format.decimal(away)}.`,
    margin: (club: string, points: number) => `Vantagem esperada: ${club} por ${format.decimal(points)} pontos.`,
    likely: 'Placares mais prováveis',
    score: 'Placar',
    chance: 'Chance',
    margins: 'Diferenças mais prováveis',
    wonBy: 'Vence por',
    band: (from: number, to: number | null) =>
      to === null ? `${format.number(from)} ou mais` : `${format.number(from)} a ${format.number(to)}`,
    grid: 'Mapa de placares',
    gridCaption: (home: string, away: string) =>
      `Chance de cada placar. Linhas: gols ${ofClub(home)}. Colunas: gols ${ofClub(away)}.`,
    orMore: (goals: number) => `${format.number(goals)}+`,
    none: 'Ainda não há previsão para esta partida.',
  },
  crowd: {
    title: 'Palpites da torcida',
    hidden: 'Os palpites dos outros aparecem quando o jogo começa.',
    count: (picks: number) => format.plural(picks, { one: '# palpite', other: '# palpites' }),
    none: 'Ninguém deu palpite nesta partida.',
  },
  form: {
    title: 'Como chegam',
    order: 'Últimos resultados, do mais novo ao mais antigo',
    result: 'Resultado',
    empty: 'Sem jogos anteriores.',
  },
  meetings: {
    title: 'Confronto direto',
    summary: (home: string, homeWins: number, draws: number, away: string, awayWins: number) =>
      `${home} venceu ${format.number(homeWins)}, ${away} venceu ${format.number(awayWins)}, ${format.plural(draws, { one: '# empate', other: '# empates' })}.`,
    summaryTwoWay: (home: string, homeWins: number, away: string, awayWins: number) =>
      `${home} venceu ${format.number(homeWins)}, ${away} venceu ${format.number(awayWins)}.`,
    empty: 'É a primeira vez que se enfrentam.',
  },
  scorers: { title: (club: string) => `Gols ${ofClub(club)}`, penalty: '(pên.)', own: '(contra)' },
  events: {
    title: 'Lances',
    empty: 'Ainda sem lances.',
    kick_off: 'Começa o jogo',
    half_time: 'Intervalo',
    second_half: 'Começa o segundo tempo',
    restart: 'Jogo retomado',
    normal_end: 'Fim do tempo normal',
    extra_time: 'Começa a prorrogação',
    extra_second_half: 'Começa o segundo tempo da prorrogação',
    shoot_out: 'Disputa de pênaltis',
    kick_in: 'Pênalti convertido',
    kick_missed: 'Pênalti desperdiçado',
    full_time: 'Fim de jogo',
    period_end: (period: string) => `Fim do ${period}`,
    goal: (player: string) => `Gol de ${player}`,
    assist: (player: string) => `assistência de ${player}`,
    own_goal: (player: string) => `Gol contra de ${player}`,
    penalty: (player: string) => `Pênalti cometido por ${player}`,
    penalty_goal: (player: string) => `Gol de pênalti de ${player}`,
    penalty_saved: (player: string) => `Pênalti de ${player} defendido`,
    penalty_missed: (player: string) => `${player} perde o pênalti`,
    shot_woodwork: (player: string) => `${player} acerta a trave`,
    yellow: (player: string) => `Cartão amarelo para ${player}`,
    second_yellow: (player: string) => `Segundo amarelo: ${player} expulso`,
    red: (player: string) => `Cartão vermelho para ${player}`,
    substitution: (player: string, other: string) => `Entra ${player}, sai ${other}`,
    score: (home: number, away: number) => `${format.number(home)} a ${format.number(away)}`,
  },
  corrections: {
    entry: (position: number) => `registro ${format.number(position)} do VAR aberto`,
    correct: 'Corrigir este jogo',
    bySource: 'A fonte dos jogos corrigiu',
    by: (name: string) => `por ${name}`,
    atDesk: 'A súmula foi corrigida na mesa',
    byLink: (name: string) => `por um link de ${name}`,
    later: (score: string) => `corrigido depois para ${score}`,
    title: 'Correções',
    withdrawn: (from: string) => `O resultado ${from} foi retirado`,
    score: (from: string, to: string) => `Placar de ${from} para ${to}`,
    points: (player: string, from: string, to: string) => `${player}: de ${from} para ${to} pontos`,
    result: (home: number, away: number) => `${format.number(home)} a ${format.number(away)}`,
  },
}

export type MatchCopy = typeof match
