import type { Phase } from '#domain/desk/match-clock.ts'
import type { DeskEvent } from '#domain/desk/fold-taps.ts'
import type { Period } from '#domain/desk/tap.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')
const taps = (count: number) => format.plural(count, { one: '# anotação', other: '# anotações' })

export const desk = {
  title: 'Mesa do jogo',
  lead: 'Anote o jogo ao vivo, à beira do campo.',
  heading: (home: string, away: string) => `Mesa: ${home} x ${away}`,
  score: 'Placar',
  side: 'Time',
  cancel: 'Cancelar',
  undo: 'Desfazer',
  nobody: 'não se sabe quem',
  off: (name: string) => `sai ${name}`,
  with: (name: string) => `com ${name}`,
  more: 'Mais lances',
  noAssist: 'Sem assistência',
  assist: 'Quem deu o passe',
  bench: 'Quem entra',
  sent: 'Tudo enviado',
  sending: (count: number) => `Enviando ${taps(count)}`,
  held: (count: number) => `${taps(count)} por enviar`,
  early: 'Ainda não é a hora marcada: o que você anotar aparece para os outros a partir dela.',
  mode: { label: 'Como anotar', tap: 'Lance a lance', simple: 'Só o placar' },
  phases: {
    before: 'Antes do jogo',
    first_half: '1º tempo',
    half_time: 'Intervalo',
    second_half: '2º tempo',
    over: 'Fim de jogo',
  } satisfies Record<Phase, string>,
  periods: {
    first_half: 'Pontapé inicial',
    half_time: 'Intervalo',
    second_half: 'Começar o 2º tempo',
    full_time: 'Fim de jogo',
  } satisfies Record<Period, string>,
  clock: {
    open: (time: string) => `Relógio: ${time}. Acertar`,
    title: 'Acertar o relógio',
    lead: 'Vale para todo este tempo: os minutos já anotados nele mudam junto.',
    set: 'Acertar',
    step: (seconds: number) => {
      const sign = seconds > 0 ? '+' : '−'
      return Math.abs(seconds) >= 60 ? `${sign}1 min` : `${sign}${Math.abs(seconds)} s`
    },
  },
  lineup: {
    of: (club: string) => `Escalação: ${club}`,
    told: (club: string) => `Escalação: ${club}`,
    none: 'Sem escalação: todos contam como em campo',
    count: (count: number) => format.plural(count, { one: '# em campo', other: '# em campo' }),
    last: 'Repetir a última',
    choose: 'Escolher',
    save: (count: number) => `Confirmar ${format.number(count)}`,
  },
  same: { title: 'É o mesmo lance?', yes: 'É o mesmo', no: 'São dois' },
  asks: {
    goal: (name: string) => `Gol de ${name}: quem deu o passe?`,
    substitution: (name: string) => `Sai ${name}: quem entra?`,
  },
  events: {
    kick_off: 'Pontapé inicial',
    half_time: 'Intervalo',
    second_half: '2º tempo',
    full_time: 'Fim de jogo',
    goal: 'Gol',
    yellow: 'Amarelo',
    second_yellow: 'Segundo amarelo',
    substitution: 'Substituição',
    save: 'Defesa',
    red: 'Vermelho',
    penalty_goal: 'Gol de pênalti',
    penalty_saved: 'Pênalti defendido',
    penalty_missed: 'Pênalti perdido',
    own_goal: 'Gol contra',
    tackle: 'Desarme',
    foul: 'Falta cometida',
    foul_suffered: 'Falta sofrida',
    shot_off: 'Chute para fora',
    shot_saved: 'Chute defendido',
    shot_woodwork: 'Chute na trave',
    offside: 'Impedimento',
    penalty: 'Pênalti cometido',
    penalty_won: 'Pênalti sofrido',
    wrong_pass: 'Passe errado',
  } satisfies Record<DeskEvent['kind'], string>,
  end: {
    title: 'Encerrar o jogo?',
    lead: 'Depois do fim a rodada é apurada. Quem organiza ainda pode corrigir.',
    nothing: 'Sem gols nem cartões.',
    questions: (count: number) =>
      format.plural(count, {
        one: '# pergunta sem resposta: esse lance não conta.',
        other: '# perguntas sem resposta: esses lances não contam.',
      }),
    confirm: 'Encerrar',
    back: 'Voltar ao jogo',
  },
  over: {
    title: 'Súmula',
    lead: 'Cada mudança aqui é uma correção: os pontos são refeitos e quem joga fica sabendo.',
    remove: (event: string) => `Tirar: ${event}`,
    removeShort: 'Tirar',
    add: 'Acrescentar um lance',
    minute: 'Minuto',
    scouts: 'Contar scouts',
    scoutsLead:
      'O total de cada jogador no jogo. O que você contar aqui vale no lugar do que foi anotado lance a lance.',
    player: 'Jogador',
    save: 'Salvar',
    story: 'Ver a partida',
  },
  simple: {
    lead: 'Digite só o resultado e quem fez os gols. Contam gols, assistências (se você disser), gols sofridos, jogos sem sofrer gol e cartões; os outros scouts ficam de fora.',
    goals: 'Gols',
    cards: 'Cartões',
    addGoal: (club: string) => `Gol: ${club}`,
    addCard: (club: string) => `Cartão: ${club}`,
    scorer: 'Quem fez',
    assist: 'Passe de',
    nobody: 'Ninguém ou não sei',
    card: 'Cartão',
    player: 'Jogador',
    minute: 'Minuto (sem ele, o último)',
    own: 'Gol contra',
    remove: 'Tirar',
    result: (home: string, homeGoals: number, awayGoals: number, away: string) =>
      `${home} ${homeGoals} x ${awayGoals} ${away}`,
    save: 'Encerrar com este resultado',
    early: 'O resultado pode ser digitado depois da hora marcada do jogo.',
  },
  helpers: {
    title: 'Chamar um ajudante',
    lead: 'Um link para anotar esta partida, sem conta. Vale até um dia depois do jogo; você pode revogar.',
    link: 'Link do ajudante',
    once: 'Copie agora: não é mostrado de novo.',
    make: 'Criar link',
    one: (time: string, count: number) => `Link das ${time}, ${taps(count)}`,
    revoke: 'Revogar',
  },
}

export type DeskCopy = typeof desk
