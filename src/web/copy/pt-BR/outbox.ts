import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

const deeds = {
  squad: 'Time',
  pick: 'Palpite',
  answer: 'Resposta bônus',
  joker: 'Curinga',
  bracket: 'Chave',
  follow: 'Seguir',
  unfollow: 'Deixar de seguir',
  join: 'Participar da liga',
  leave: 'Sair da liga',
  profile: 'Perfil',
  message: 'Mensagem',
  react: 'Reagir',
  unreact: 'Retirar reação',
  tap: 'Anotação da mesa',
}

export const outbox = {
  title: 'Caixa de saída',
  deeds,
  toSend: (count: number) => format.plural(count, { one: '# por enviar', other: '# por enviar' }),
  refusedCount: (count: number) => format.plural(count, { one: '# recusado', other: '# recusados' }),
  sentCount: (count: number) => format.plural(count, { one: '# enviado', other: '# enviados' }),
  kept: (deed: string, label: string) => `Sem conexão. Guardado para enviar depois: ${deed}, ${label}.`,
  waiting: 'Por enviar',
  waitingNone: 'Nada para enviar.',
  waitingHow: 'Vai sozinho, nesta ordem, quando a conexão voltar.',
  sending: 'Enviando',
  closes: (time: string) => `Vale se chegar até ${time}.`,
  refused: 'Recusados',
  late: 'Chegou depois do fechamento: não vale.',
  sent: 'Enviados nesta visita',
  sentAt: (time: string) => `às ${time}`,
  madeAt: (time: string) => `Feito às ${time}.`,
  now: 'Tentar agora',
  again: 'Tentar de novo',
  againLabel: (deed: string, label: string) => `Tentar de novo: ${deed}, ${label}`,
  discard: 'Descartar',
  discardLabel: (deed: string, label: string) => `Descartar: ${deed}, ${label}`,
  discardAsk: 'Descartar? Não será enviado.',
  discardYes: 'Sim, descartar',
  keep: 'Manter',
  dismiss: 'Dispensar',
  dismissLabel: (deed: string, label: string) => `Dispensar: ${deed}, ${label}`,
  signIn: 'Entre de novo na sua conta para enviar o que falta.',
  signInAction: 'Entrar',
  notLasting:
    'Este navegador não deixa guardar nada: o que falta enviar só existe enquanto esta página estiver aberta.',
  ended: (count: number) =>
    format.plural(count, {
      one: 'Sua sessão terminou: # mudança não enviada foi descartada.',
      other: 'Sua sessão terminou: # mudanças não enviadas foram descartadas.',
    }),
  newSquad: 'Meu time',
}

export type OutboxCopy = typeof outbox
