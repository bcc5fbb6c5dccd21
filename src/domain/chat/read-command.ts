/** BT2: the commands of the bot, each with every name that people may use. */
const NAMES = {
  link: ['ligar', 'vincular', 'link'],
  unlink: ['desligar', 'desvincular', 'unlink'],
  account: ['conta', 'account', 'cuenta'],
  forget: ['sair', 'logout', 'salir'],
  pick: ['palpite', 'palpites', 'p', 'pick', 'pronostico'],
  matches: ['jogos', 'partidas', 'matches', 'partidos'],
  score: ['placar', 'score', 'marcador'],
  leader: ['lider', 'leader'],
  own_place: ['posicao', 'eu', 'me', 'posicion'],
  table: ['tabela', 'classificacao', 'table', 'tabla'],
  missing: ['falta', 'faltam', 'missing', 'faltan'],
  deadline: ['prazo', 'deadline', 'plazo'],
  help: ['ajuda', 'help', 'ayuda', 'start', 'comecar'],
} as const

export type ChatOrder = keyof typeof NAMES

export interface ChatCommand {
  order: ChatOrder
  /** The text after the command: a code, or picks. */
  rest: string
}

const orders = new Map<string, ChatOrder>(
  Object.entries(NAMES).flatMap(([order, names]) => names.map((name) => [name, order as ChatOrder] as const)),
)

/** BT3: only the author gets the answer to these commands, because they are about the author's account. */
export const isPrivateOrder = (order: ChatOrder | undefined): boolean => order === 'account' || order === 'forget'

export const orderNamed = (name: string): ChatOrder | undefined => orders.get(name.toLowerCase())

/**
 * BT2: "/tabela", "/palpite@CraqueBot fla 2x1". A command with the name of another bot is none of ours; an unknown word
 * is no command.
 */
export function readCommand(text: string, botName: string | undefined): ChatCommand | undefined {
  const found = /^\s*[/!]([\p{L}]+)(?:@(\w+))?(?:\s+|$)([^]*)$/u.exec(text)
  if (!found) return undefined
  const [, word = '', to, rest = ''] = found
  if (to !== undefined && to.toLowerCase() !== botName?.toLowerCase()) return undefined
  const plain = word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const order = orderNamed(plain)
  return order && { order, rest: rest.trim() }
}
