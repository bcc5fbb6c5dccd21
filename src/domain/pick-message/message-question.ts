import type { Item } from './read-items.ts'

/** PM5: what people ask instead of picking. */
export const MESSAGE_QUESTIONS = ['score', 'leader', 'own_place', 'matches', 'missing', 'deadline', 'table'] as const
export type MessageQuestion = (typeof MESSAGE_QUESTIONS)[number]

const patterns: readonly (readonly [RegExp, MessageQuestion])[] = [
  [/\b(?:minha|meu|minhas|meus)\s+(?:posicao|colocacao|lugar|pontuacao|pontos|classificacao)\b/, 'own_place'],
  [/\b(?:em que|que|qual)\s+(?:lugar|posicao)\s+(?:eu\s+)?(?:to|tou|estou|fiquei|fico)\b/, 'own_place'],
  [/\b(?:to|tou|estou|fiquei)\s+em\s+(?:que|qual)\s+(?:lugar|posicao)\b/, 'own_place'],
  [/\bquantos?\s+pontos?\s+(?:eu\s+)?(?:tenho|fiz|tou|to)\b/, 'own_place'],
  [/\bcomo\s+(?:eu\s+)?(?:to|tou|estou)\b/, 'own_place'],
  [/\b(?:o que|quais|quem|qual)\s+(?:jogos?\s+|palpites?\s+)?(?:ainda\s+)?(?:me\s+)?falta/, 'missing'],
  [/\b(?:falta|faltam)\s+(?:algum|quais|que|quantos)\b/, 'missing'],
  [/\b(?:quem|qual)\b.*\b(?:lidera|lider|liderando|primeiro|na frente|na ponta|ganhando o bolao)\b/, 'leader'],
  [/^\s*(?:o\s+)?lider\b/, 'leader'],
  [/\b(?:ate quando|que horas?\s+(?:fecha|encerra|acaba o prazo)|quando\s+(?:fecha|encerra)|prazo)\b/, 'deadline'],
  [/\b(?:que|quais|qual)\s+(?:sao\s+)?(?:os\s+|o\s+)?(?:jogos?|partidas?)\b/, 'matches'],
  [/\b(?:jogos?|partidas?)\s+(?:de|da|do|tem)\s*(?:hoje|amanha|rodada|dia)\b/, 'matches'],
  [/\btem\s+(?:jogo|partida|quais|que)\b/, 'matches'],
  [/\b(?:quanto|qto|quantos|como)\s+(?:que\s+)?(?:e\s+que\s+)?(?:ta|esta|tava|anda|vai|ficou|foi)\b/, 'score'],
  [/\b(?:qual|quale)\s+(?:e\s+|eh\s+)?(?:o\s+)?placar\b|^\s*placar\s*\??\s*$/, 'score'],
  [/\b(?:tabela|classificacao|ranking)\b/, 'table'],
]

const picks = new Set<Item['is']>(['score', 'draw', 'win', 'lose', 'number'])

/** A sentence that holds a result is no question: it is asked about instead (PM3). */
export function readQuestion(plain: string, items: readonly Item[]): MessageQuestion | null {
  if (items.some(({ is }) => picks.has(is))) return null
  return patterns.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
