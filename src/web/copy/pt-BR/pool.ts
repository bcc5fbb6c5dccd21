import { formatIn } from '#web/copy/format/format.ts'
import { sportNames } from './sport-names.ts'

const format = formatIn('pt-BR')
const { number } = format

export const pool = {
  form: {
    join: 'Participar também',
    sport: 'Quais jogos valem',
    sports: sportNames,
    anySport: 'Todos os esportes',
    preset: 'Pontuação',
    presets: {
      craque: 'Craque: até 25 por placar',
      kicktipp: 'Kicktipp: 4, 3 e 2',
      cheio: 'Placar cheio 10, resultado 5',
      vencedor: 'Só o resultado: 1 ponto',
      own: 'Montar a minha',
    },
    presetHint: 'Pode mudar até o primeiro jogo do bolão começar.',
    errors: {
      line_out_of_range: 'Cada acerto vale de 0 a 100 pontos, e o placar exato ao menos 1.',
      line_above_exact: 'Nenhum acerto pode valer mais que o placar exato.',
      line_below_winner: 'Quem acerta mais que o vencedor não pode ganhar menos.',
    },
    save: 'Salvar pontuação',
  },
  rules: {
    title: 'Quanto vale cada palpite',
    example: (pick: string, result: string) => `${pick} no palpite, ${result} no jogo`,
    points: (points: number) => format.plural(points, { one: '# ponto', other: '# pontos' }),
    onlyWinner: 'Sem placar (outros esportes), vale o ponto de quem acerta só o vencedor.',
    frozen: 'A pontuação não muda mais: o primeiro jogo já começou.',
    order: 'Desempate: mais placares exatos. Iguais nos dois dividem o lugar; o troféu fica com quem entrou antes.',
    competed: 'Para levar o troféu é preciso palpitar em pelo menos metade dos jogos.',
    apart: 'Os pontos do bolão valem só aqui: não mudam ranking nem precisão.',
  },
  table: {
    title: 'Classificação do bolão',
    rank: 'Pos.',
    moved: 'Mudou',
    person: 'Participante',
    points: 'Pontos',
    exact: 'Exatos',
    you: 'você',
    counted: (counted: number, matches: number) => `${number(counted)} de ${number(matches)} jogos contados`,
    live: 'Parcial: os jogos em andamento contam como estão agora.',
    empty: 'Ninguém entrou ainda.',
    unranked: 'entra com o próximo jogo',
    pick: 'Dar meus palpites',
  },
  grid: {
    title: 'Quem disse o quê',
    none: 'Os palpites de todos aparecem aqui quando cada jogo começa.',
    stage: 'Rodada',
    round: (round: number) => `Rodada ${number(round)}`,
    crowd: 'A torcida',
    model: 'O modelo',
    apart: 'fora da disputa',
    winner: (names: string, points: number) =>
      `Melhor da rodada: ${names}, com ${format.plural(points, { one: '# ponto', other: '# pontos' })}.`,
    aheadOfModel: (by: number) =>
      `Você está ${format.plural(by, { one: '# ponto', other: '# pontos' })} à frente do modelo.`,
    behindModel: (by: number) =>
      `Você está ${format.plural(by, { one: '# ponto', other: '# pontos' })} atrás do modelo.`,
    levelWithModel: 'Você está empatado com o modelo.',
    legend: '● placar exato · ◐ acertou parte · ○ errou · – sem palpite',
    marks: { exact: 'placar exato', part: 'acertou parte', wrong: 'errou', none: 'sem palpite' },
    sum: 'Pontos',
    scroll: 'Palpites da rodada, tabela larga',
  },
  remove: (name: string) => `Tirar ${name} do bolão`,
  removeText: (name: string) => `${name} sai do bolão e não volta mais. O convite de um bolão privado é trocado.`,
}

export type PoolCopy = typeof pool
