import type { Item } from './read-items.ts'

/** PM5: what people ask instead of picking. */
export const MESSAGE_QUESTIONS = ['score', 'leader', 'own_place', 'matches', 'missing', 'deadline', 'table'] as const
export type MessageQuestion = (typeof MESSAGE_QUESTIONS)[number]

const WRITTEN_SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  qm: 'quem',
  qd: 'quando',
  qdo: 'quando',
  qto: 'quanto',
  qnto: 'quanto',
  qnt: 'quanto',
  qtos: 'quantos',
  qnts: 'quantos',
}

type Pattern = readonly [RegExp, MessageQuestion]

/** Questions with the words of a result in them. */
const evenWithResult: readonly Pattern[] = [
  [/\bque\s+horas?\s+(?:e\s+que\s+)?passa\b/, 'matches'],
  [/^\s*(?:me\s+)?(?:passa|manda|lista|mostra)\b\D*\b(?:jogos|confrontos|partidas)\b/, 'matches'],
  [/\btop\s*\d+\b(?!\s*x)/, 'table'],
  [/\bquem\b.*\b(?:ganhando|vencendo|liderando)\b.*\b(?:bolao|liga|ranking|rodada|campeonato)\b/, 'leader'],
  [/\bquem\s+(?:e\s+)?(?:que\s+)?(?:ta|esta)\s+(?:ganhando|vencendo)\b/, 'score'],
  [/^\D*\b(?:ta|esta|tao)\s+(?:ganhando|vencendo|perdendo|empatando)\b\D*\?/, 'score'],
  [/\bquem\s+(?:ta|esta|e|vai)\s+(?:o\s+|em\s+)?(?:1o|primeiro|1)\b(?!\s*x)/, 'leader'],
  [/^\s*top\s*\d*\s*[?!.]*\s*$/, 'table'],
]

const patterns: readonly Pattern[] = [
  [/\b(?:quanto|como)\s+(?:que\s+)?(?:ta|esta|anda|vai|ficou)\s+(?:o|a|n[oa])\s+(?:bolao|liga|disputa)\b/, 'table'],
  [/\b(?:to|tou|estou)\s+(?:(?:muito|mto|mt|tao)\s+)?(?:atras|longe|perto)(?:\s+d|\s*\?)/, 'own_place'],
  [/\b(?:to|tou|estou)\s+em\s+(?:que|qual|primeiro|segundo|terceiro|ultimo)\b/, 'own_place'],
  [/\b(?:subi|cai|desci)\b.*\b(?:ranking|tabela|classificacao|posicao|bolao)\b/, 'own_place'],
  [/\bquantos?\s+(?:pontos?\s+)?(?:me\s+)?faltam?\s+(?:pra|para)\s+(?:eu|mim)\b/, 'own_place'],
  [/\b(?:fiz|somei|ganhei|marquei)\s+quantos?\s+pontos?\b/, 'own_place'],
  [/\bquantos?\s+pontos?\s+(?:que\s+)?(?:tem|fez|ta|esta)\s+(?:o\s+)?(?:lider|primeiro)\b/, 'leader'],
  [/\b(?:ta|esta|continua|segue)\s+em\s+(?:primeiro|1o)\b.*\?/, 'leader'],
  [/\bja\s+(?:saiu|teve|fez|marcou|meteu)\s+(?:um\s+|algum\s+)?gols?\b|\b(?:saiu|teve)\s+gols?\b.*\?/, 'score'],
  [
    /^\s*(?:(?:qual|cade|manda|diz|fala|passa|me\s+\w+)\s+(?:ai\s+)?(?:foi\s+|eh?\s+)?)?(?:o\s+)?resultado\s+d[aoe]s?\b/,
    'score',
  ],
  [/\bcomo\s+(?:que\s+)?(?:terminou|acabou)\b|\bquantos?\s+a\s+quantos?\b/, 'score'],
  [
    /\b(?:minha|meu|minhas|meus)\s+(?:posicao|colocacao|lugar|pontuacao|pontos|classificacao|ranking|situacao)\b/,
    'own_place',
  ],
  [
    /\b(?:em que|que|qual)\s+(?:lugar|posicao|colocacao)\s+(?:que\s+)?(?:eu\s+)?(?:to|tou|estou|fiquei|fico)\b/,
    'own_place',
  ],
  [/\b(?:to|tou|estou|fiquei)\s+em\s+(?:que|qual|quanto)\b/, 'own_place'],
  [/\bquantos?\s+pontos?\s+(?:que\s+)?(?:eu\s+)?(?:tenho|fiz|tou|to|somei|ganhei|marquei)\b/, 'own_place'],
  [/\bcomo\s+(?:que\s+)?(?:eu\s+)?(?:to|tou|estou|fui|fiquei)\b/, 'own_place'],
  [/\b(?:cade|onde)\s+(?:e\s+que\s+)?(?:eu|to|estou|tou)\b/, 'own_place'],
  [/\bcontra\s+quem\b|\bconfrontos?\b|\b(?:lista|mostra|manda|passa)\b.*\bjogos\b/, 'matches'],
  [/(?<!\bate\s)\bque\s+horas?\b(?!.*\b(?:fecha|encerra|acaba|termina|prazo|palpit)).*/, 'matches'],
  [/\bda\s+tempo\b|\bquanto\s+tempo\b|\bfalta\s+quanto\b/, 'deadline'],
  [
    /\b(?:o que|quais|quem|qual)\s+(?:e\s+que\s+)?(?:os\s+)?(?:jogos?\s+|palpites?\s+)?(?:ainda\s+)?(?:me\s+)?(?:ta\s+|tao\s+)?falta/,
    'missing',
  ],
  [/\bnao\s+palpitei\b|\btenho\s+(?:pra|para|que)\s+palpitar\b|\bfaltam?\s+palpit/, 'missing'],
  [/\b(?:falta|faltam|faltou|faltando)\s+(?:algum|alguma|quais|que|quantos|palpite|palpitar|eu)\b/, 'missing'],
  [/\b(?:esqueci|deixei|perdi)\s+(?:de\s+)?(?:algum|alguma|palpitar|jogo|palpite)\b/, 'missing'],
  [/\b(?:to|tou|estou)\s+(?:devendo|sem)\b|\bja\s+palpitei\s+(?:tudo|em tudo|todos)\b/, 'missing'],
  [
    /\b(?:quem|qual|cade)\b.*\b(?:lidera|lider|lideranca|liderando|primeiro|na frente|na ponta|puxa a fila|no topo|mandando)\b/,
    'leader',
  ],
  [/^\s*(?:o\s+)?lider\b/, 'leader'],
  [
    /\b(?:ate quando|ate que horas?|ate que dia|que horas?\s+(?:que\s+)?(?:fecha|encerra|acaba|termina)|quando\s+(?:fecha|encerra|acaba)|prazo|deadline)\b/,
    'deadline',
  ],
  [/\b(?:tabela|classificacao|ranking)\b/, 'table'],
  [
    /\b(?:quais|qual)\s+(?:sao\s+|e\s+)?(?:os\s+|o\s+|as\s+|a\s+)?(?:proxim[oa]s?\s+)?(?:jogos?|partidas?)\b/,
    'matches',
  ],
  [/\bque\s+(?:jogos|partidas)\b|\bque\s+(?:jogo|partida)\s+(?:tem|vai|rola|e|hoje|amanha|agora)\b/, 'matches'],
  [
    /\b(?:jogos?|partidas?|rodada|agenda|lista)\s+(?:de|da|do|dos|tem)\s*(?:hoje|amanha|rodada|dia|jogos?|partidas?|semana|fds)\b/,
    'matches',
  ],
  [/\btem\s+(?:jogo|jogos|partida|partidas|quais|que|o que)\b|\bo que\s+(?:que\s+)?tem\s+(?:hoje|amanha)\b/, 'matches'],
  [/\bquem\s+joga\b|\b(?:que horas?|quando|que dia)\s+(?:e|eh|que|vai ser|comeca|joga|tem|sera)\b/, 'matches'],
  [/^\s*(?:os\s+)?(?:jogos|partidas)\s*[?!.]*\s*$/, 'matches'],
  [/\bproxim[oa]s?\s+(?:jogos?|partidas?)\b/, 'matches'],
  [/\b(?:quanto|qto|quantos|como)\s+(?:que\s+)?(?:e\s+que\s+)?(?:ta|esta|tava|anda|vai|ficou|foi|fico)\b/, 'score'],
  [/\b(?:ta|esta|foi|ficou)\s+quanto\b|\bquanto\s+(?:o\s+)?jogo\b/, 'score'],
  [
    /\b(?:qual|quale|cade|diz|manda|fala|mostra|passa|informa)\s+(?:ai\s+)?(?:e\s+|eh\s+)?(?:o\s+)?placar\b|^\s*(?:e\s+)?(?:o\s+)?placar(?:\s+(?:d[oae]s?\s+\w+|por favor|pfv|agora|ai))?\s*[?!.]*\s*$/,
    'score',
  ],
]

const picks = new Set<Item['is']>(['score', 'draw', 'win', 'lose', 'number'])

/**
 * A sentence that holds a result is a question only by `evenWithResult`. Otherwise the person is asked about it (PM3).
 */
export function readQuestion(said: string, items: readonly Item[]): MessageQuestion | null {
  const plain = said.replaceAll(/\b(?:q|qm|qd|qdo|qtos?|qnts?|qnto)\b/g, (short) => WRITTEN_SHORT[short] ?? short)
  const found = (list: readonly Pattern[]) => list.find(([pattern]) => pattern.test(plain))?.[1] ?? null
  const isPlain = !items.some(({ is }) => picks.has(is))
  return found(evenWithResult) ?? (isPlain ? found(patterns) : null)
}
