import type { Item } from './item-words.ts'

/** PM5: what people ask instead of picking. */
export const MESSAGE_QUESTIONS = ['score', 'leader', 'own_place', 'matches', 'missing', 'deadline', 'table'] as const
export type MessageQuestion = (typeof MESSAGE_QUESTIONS)[number]

const WRITTEN_SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  n: 'nao',
  qm: 'quem',
  qd: 'quando',
  qdo: 'quando',
  qto: 'quanto',
  qnto: 'quanto',
  qnt: 'quanto',
  qtos: 'quantos',
  qnts: 'quantos',
  qts: 'quantos',
  qual: 'qual',
  ql: 'qual',
  qls: 'quais',
  qeum: 'quem',
  kem: 'quem',
  qaul: 'qual',
  quas: 'quais',
  oq: 'o que',
  oque: 'o que',
  qndo: 'quando',
  cad: 'cade',
  kd: 'cade',
  kade: 'cade',
  cm: 'como',
  hr: 'hora',
  hrs: 'horas',
  hs: 'horas',
  eh: 'e',
  jg: 'jogo',
  jgs: 'jogos',
  tah: 'ta',
  tamos: 'estamos',
  classificassao: 'classificacao',
  pozicao: 'posicao',
  posicaum: 'posicao',
  plcar: 'placar',
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
  [/\b(?:ta|esta|tao|estao)\s+(?:ganhando|vencendo|perdendo)\s+(?:de|por)\s+quantos?\b/, 'score'],
  [/\bquem\s+(?:ta|esta|e|vai)\s+(?:o\s+|em\s+)?(?:1o|primeiro|1)\b(?!\s*x)/, 'leader'],
  [/^\s*top\s*\d*\s*[?!.]*\s*$/, 'table'],
]

const patterns: readonly Pattern[] = [
  [/\b(?:deadline|prazo|limite)\b/, 'deadline'],
  [
    /\b(?:ja\s+)?(?:dei|fiz|mandei|botei|coloquei|palpitei)\s+(?:(?:os|meus?|todos?)\s+)*(?:palpites?\s+)?(?:em|de|pra|para)\s+(?:tudo|tds|tod[oa]s?)\b|\bnao\s+(?:dei|fiz|mandei)\s+palpites?\b|\bpalpites?\s+(?:ta|tao|estao)\s+(?:complet|tudo)/,
    'missing',
  ],
  [/\bquem\s+(?:e|eh)\s+o\s+(?:ponteiro|primeiro)\b/, 'leader'],
  [/\bjogo\b.*\b(?:ta|esta)\s+quantos?\b/, 'score'],
  [/\b(?:qual|quais|que)\b.*\bfalt(?:a|am|ou|ando)\b(?!.*\b(?:pontos?|tempo|horas?)\b)/, 'missing'],
  [/\b(?:fecha\w*|encerra\w*|trava\w*)\b.*\b(?:que\s+)?(?:horas?|quando|dia)\b/, 'deadline'],
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
  [/\b(?:to|tou|estou)\s+(?:devendo|sem\s+palpite)\b|\bja\s+palpitei\s+(?:tudo|em tudo|todos)\b/, 'missing'],
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

/** What a question is about, where no pattern fits: the first of these that has its words. */
const subjects: readonly Pattern[] = [
  [
    /\b(?:pendentes?|pendencias?|falt(?:a|am|ou|ando|aram)|incomplet[oa]s?|deixei\s+de|ainda\s+nao|esqueci|sem\s+palpite|em\s+branco|em\s+aberto)\b/,
    'missing',
  ],
  [
    /\bate\s+(?:que\s+)?(?:quando|horas?|dia)\b|\b(?:prazo|limite|deadline|encerr\w+|fech(?:a|am|ar|amento)|trava\w*|expira\w*|termina|acaba)\b.*(?:palpit|apost|bolao|rodada|envi|mand|hora|quando|\?)|\b(?:quando|hora\w*)\b.*\b(?:encerr\w+|fech\w+|trava\w*|acaba|termina|limite)\b|\b(?:da|dar|tenho|tem)\s+(?:ainda\s+)?(?:tempo|prazo)\b|\bultim[oa]\s+(?:hora|prazo)\b|\bainda\s+(?:da|posso|pode|rola)\b.*\b(?:palpit\w+|mandar|apostar|enviar|votar|botar|colocar)\b/,
    'deadline',
  ],
  [
    /\b(?:lider\w*|na\s+frente|na\s+ponta|em\s+primeiro|1o\s+lugar|primeiro\s+(?:lugar|colocado)|no\s+topo|ganhando\s+o?\s*(?:bolao|essa)|gana\w*\s+o\s+bolao|vencendo\s+o?\s*bolao|puxando|mandando|disparad[oa])\b/,
    'leader',
  ],
  [
    /\b(?:posicao|colocacao|colocad[oa]|em\s+que\s+lugar|qual\s+lugar|meu\s+lugar|que\s+lugar|meus?\s+pontos?|minha\s+pontuacao|quantos?\s+pontos?)\b|\b(?:eu|to|tou|estou|ando|fiquei|fui|meu|minha)\b.*\b(?:ranking|classificacao|tabela|bolao|lugar|pontos?|pontuacao|situacao|desempenho|ultimo|lanterna|atras)\b/,
    'own_place',
  ],
  [
    /\b(?:tabela|classificacao|ranking|pontuacao\s+(?:geral|de\s+todos|da\s+galera)|como\s+(?:ta|esta|anda)\s+o\s+(?:bolao|campeonato)|top)\b/,
    'table',
  ],
  [
    /\b(?:placar(?:es)?|parcial|resultados?|quanto\s+(?:que\s+)?(?:ta|esta|ficou|foi|deu|terminou|acabou)|(?:ta|esta|ficou|foi|terminou|acabou|deu)\s+quanto|quem\s+(?:ta|esta)\s+(?:ganhando|vencendo|perdendo)|ao\s+vivo|como\s+(?:ta|esta|anda|foi|ficou)\s+o\s+jogo)\b/,
    'score',
  ],
  [
    /\b(?:jogos|os\s+jogo|partidas|confrontos|agenda|rodada)\b|\b(?:quando|quem|onde|que\s+horas?|que\s+dia)\b.*\b(?:joga|jogam|jogo)\b|\b(?:qual|que)\s+(?:e\s+)?(?:o\s+)?(?:jogo|partida)\s+(?:que\s+)?(?:e|tem|vai|hoje|hj|amanha)\b|\bproxim[oa]\s+(?:jogo|partida)\b/,
    'matches',
  ],
]
const ASKS =
  /\?|\b(?:qual|quais|quem|quanto|quantos|onde|cade|quando|como|que\s+(?:horas?|dia|jogos?|lugar|posicao|(?:que\s+)?falta)|o\s+que|me\s+(?:diz|fala|manda|mande|passa|mostra|da|informa|lembra|ajuda|atualiza)|manda|mande|mostra|mostre|passa|diz|fala|lista|liste|(?:quero|queria|bora|deixa\s+eu)\s+ver|veja|saber|poderia|pode|posso|informa\w*|tem\s+como|ainda\s+da)\b/

const picks = new Set<Item['is']>(['score', 'draw', 'win', 'lose', 'number'])

/**
 * A sentence that holds a result is a question only by `evenWithResult`. Otherwise the person is asked about it (PM3).
 */
export function readQuestion(said: string, items: readonly Item[]): MessageQuestion | null {
  const plain = said.replaceAll(/\b[a-z]+\b/g, (word) =>
    Object.hasOwn(WRITTEN_SHORT, word) ? (WRITTEN_SHORT[word] ?? word) : word,
  )
  const found = (list: readonly Pattern[]) => list.find(([pattern]) => pattern.test(plain))?.[1] ?? null
  const isPlain = !items.some(({ is }) => picks.has(is))
  if (!isPlain) return found(evenWithResult)
  const isShort = plain.trim().split(/\s+/).length <= 3
  if (items.some(({ is }) => is === 'fix')) return found(evenWithResult) ?? found(patterns)
  const isAsking = ASKS.test(plain) || (isShort && !items.some(({ is }) => is === 'club'))
  return found(evenWithResult) ?? found(patterns) ?? (isAsking ? found(subjects) : null)
}
