import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

export const decision = {
  title: (home: string, away: string) => `${home} × ${away}: decidir`,
  cancel: 'Cancelar',
  what: 'Decisão',
  kinds: { postponed: 'Adiar', moved: 'Nova data', abandoned: 'Abandonado', awarded: 'W.O.', resumed: 'Retomar' },
  follows: {
    postponed:
      'O jogo sai da rodada e fica sem data: os jogadores não contam nela, e os reservas entram. Os palpites seguem abertos.',
    moved:
      'Se o jogo começar antes do prazo da rodada ou depois do prazo da próxima, ele sai da rodada. Os palpites seguem abertos até o novo início.',
    abandoned:
      'A rodada espera por ele enquanto puder ser retomado nela, no máximo até o prazo da próxima; depois é apurada sem ele. Sem retomada, não conta para ninguém: nem pontos, nem palpites, nem tabela.',
    awarded: 'O placar conta na tabela. O jogo sai da rodada, ninguém pontua e os palpites são anulados.',
    resumed:
      'O jogo continua do minuto em que parou: placar, lances e palpites valem. Ele volta à rodada se ela não foi apurada e a data cabe nela; senão conta na tabela e nos palpites.',
  },
  officialOnly: 'Só a tabela muda. Pontos dos jogadores e palpites ficam como o jogo acabou em campo.',
  startsAt: 'Novo início, no horário deste aparelho',
  submit: 'Decidir e avisar',
  done: 'Decidido. Aparece na atividade de quem tem jogadores ou palpites neste jogo.',
  goalsOf: (club: string) => `Placar: ${club}`,
  numberInvalid: 'Escreva um número inteiro, de 0 a 999.',
  reason: 'Motivo',
  reasonHint: 'Todos leem isto na página do jogo.',
  minute: 'Parou no minuto',
  minuteHint: 'Daqui o jogo continua, se for retomado.',
  whenResumed: 'Quando retoma',
  now: 'Agora',
  later: 'Em outra data',
  resumesAt: 'Retoma em, no horário deste aparelho',
  needsOperator: 'Este campeonato conta no ranking do servidor: um operador confirma antes de valer.',
  propose: 'Propor ao operador',
  proposed: 'Proposto. Vale quando um operador confirmar.',
  organiser: {
    title: 'Para quem organiza',
    desk: 'Abrir a mesa do jogo',
    decide: 'Adiar, mudar, W.O. ou interromper',
    decideOver: 'Mudar o resultado oficial',
    decideStopped: 'Retomar, nova data ou W.O.',
    held: (count: number) =>
      format.plural(count, {
        one: '# anotação de depois do fim espera você na mesa.',
        other: '# anotações de depois do fim esperam você na mesa.',
      }),
    helperDesk: 'Você tem um link para anotar este jogo.',
    proposal: {
      waiting: (what: string) => `${what}: proposta à espera de um operador.`,
      confirmed: (what: string) => `${what}: um operador confirmou.`,
      refused: (what: string) => `${what}: um operador recusou.`,
      replaced: (what: string) => `${what}: trocada por outra proposta.`,
    },
  },
}

export type DecisionCopy = typeof decision
