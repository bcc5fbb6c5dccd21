import type { Item } from './item-words.ts'
import type { Statement } from './read-statement.ts'

/** The kinds of items that say something about a match. */
export const carries = new Set<Item['is']>(['club', 'score', 'number', 'draw', 'win', 'lose', 'side'])

const COUNTED = /(?<=^|[\n,;:]\s*)(\d{1,2})\s+(?=[a-z]{2}[^\n,;:\d]*\d{1,2}\s*[xa]\s*\d{1,2}\s*(?:[\n,;.]|$))/g

/** "1 Galo 2x0, 2 Flu 1x1": numbers that count up from one, each before a pick. */
function withoutCounts(plain: string): string {
  const counts = [...plain.matchAll(COUNTED)].map(([, number]) => Number(number))
  return counts.length > 1 && counts.every((number, at) => number === at + 1) ? plain.replaceAll(COUNTED, ' ') : plain
}

/** "1. Fla 2x1": without a list to answer, the numbers only count what somebody wrote. */
export const withoutBullets = (plain: string) =>
  withoutCounts(plain)
    // "Jogo 9 dá Sport": the club says which match it is.
    .replaceAll(/\b(?:n?o\s+)?(?:jogo|partida)\s+\d{1,2}\b(?=\s+(?:da|eh?|vai dar)\s+[a-z])/g, ' ')
    .replaceAll(/(?<=^|[\n,;]\s*)\d{1,2}\s*[).:-]\s+(?=[a-z]{2})/g, '\n')
    .replaceAll(/(?<=\s)\d{1,2}\)\s+(?=[a-z]{2})/g, '\n')

const SHARED_AFTER =
  /^([^\d]+?)\s+((?:\d{1,2}|zero|um|dois|tres|quatro|cinco)\s*[xa]\s*(?:\d{1,2}|zero|um|dois|tres|quatro|cinco))\s+(?:(?:pra\s+)?cada(?:\s+um)?|os\s+dois|as\s+duas)\s*[.!]*\s*$/
const SHARED_ALL =
  /^([^\d\n;]+?)\s+(?:tudo|todos|todo\s+mundo|cada\s+um|os\s+(?:dois|tres|quatro)|ambos)\s+(?:(?:de|por|em)\s+)?(\d{1,2}\s*[xa]\s*\d{1,2})\s*[.!]*\s*$/
const SHARED_BEFORE =
  /^\s*(?:todos|tudo)\s+(?:(?:ganham?|vencem?|empatam?)\s+)?(?:(?:de|por|em)\s+)?(\d{1,2}\s*[xa]\s*\d{1,2})\s*:\s*([^\d]+)$/

/** "Fla e Palmeiras 2x0 cada", "todos ganham de 1x0: Fla, Palmeiras e Galo" */
export function sharedScores(plain: string): string {
  const [, list, score] = SHARED_AFTER.exec(plain) ?? SHARED_ALL.exec(plain) ?? []
  const [, scoreFirst, listAfter] = SHARED_BEFORE.exec(plain) ?? []
  const clubs = list ?? listAfter
  if (clubs === undefined) return plain
  return clubs
    .split(/,|\be\b/)
    .filter((club) => club.trim() !== '')
    .map((club) => `${club.trim()} ${score ?? scoreFirst}`)
    .join(', ')
}

/** "Esquece o que eu falei, …", "apaga aquele e …": what is left is said again. */
export const RETRACTION =
  /\b(?:apaga|cancela|ignora|esquece|desconsidera|tira)\s+(?:isso|esse|essa|aquele|aquela|tudo|o\s+(?:meu\s+)?(?:outro|anterior|palpite|ultimo)|(?:tudo\s+)?o\s+que\s+(?:eu\s+)?(?:falei|disse|mandei|escrevi|palpitei|coloquei))\s*(?:[,.:]|\be\b(?:\s+ai\b)?)\s*(?=[a-z0-9])/g

const REFUSAL =
  /^(?:[\s,.!-]|\b(?:nao|n|mentira|brincadeira|zoeira|pera|perai|peraí|calma|uai|aff|af|vish|vixe|eita|ih|ops|opa|espera|esquece|esquecam|kk?|putz|poxa|po|mano|gente|ai|ah|era|eh|e|foi\s+mal|desculpa|na\s+real|agora|quis\s+dizer)\b)+(?=(?:de\s+|eh?\s+)?\w)/
const MEANS_FIX =
  /\b(?:nao|n|mentira|pera|perai|espera|esquece|errei|errou|era|ops|desculpa|desculpe|mud\w+|arrum\w+|corrig\w+|retif\w+|atualiz\w+|update|edit\w*|ajust\w+|aument\w+|diminu\w+|sobe|baixa|troc\w+|confund\w+|engan\w+|equivoqu\w+|viaj\w+|correto|certo\s+eh?|em\s+vez|no\s+lugar|alias|melhor|pensei|mudanca|verdade|vdd|real|novo\s+(?:palpite|placar)|agora|reconsider\w+|mesmo|confiante|otimista|pessimista|na\s+vd|substitu\w+|alter\w+|refaz\w*|conserta\w*|volt\w+)\b/

/** "Não, 2x0", "mentira, 6x0", "aff era 1x2": a refusal before a score is of the pick before it. */
export function withoutRefusal(plain: string): { text: string; isFix: boolean } {
  const isDraw = /^\s*(?:(?:nao|nops?)\s*[,.]?\s*)*(?:nao|nops?)\s*[,.]\s*(?:eh?\s+)?empate\s*[.!]*\s*$/.test(plain)
  const text = (isDraw ? 'digo empate' : plain)
    .replaceAll(RETRACTION, ' digo ')
    // "2x1 não, 2x2"
    .replace(/^\s*\d{1,2}\s*[xa-]\s*\d{1,2}\s+(?:nao|nada)\s*[,.!]+\s*(?=\D*\d{1,2}\s*[xa-]\s*\d)/, ' digo ')
    // "Jogo vai ser truncado"
    .replace(
      /[,.]\s*(?:o\s+|esse\s+)?jogo\s+(?:(?:vai|deve)\s+ser|ta|esta|muito|mt|eh?)\s+(?!d[oae])[a-z]+(?:\s+[a-z]+)?\s*[.!]*\s*$/,
      ' ',
    )
    .replace(REFUSAL, ' ')
    .replaceAll(/\bnao\s+(?:era|eh?|foi)\s+(?:isso|esse|essa|assim|\d{1,2}\s*[xa-]\s*\d{1,2})\b/g, ' ')
    .replaceAll(
      /\b(?:esquece|apaga|cancela|ignora|desconsidera|pensei\s+melhor|mudanca\s+de\s+planos?|nao\s+nao)\b/g,
      ' ',
    )
    .replaceAll(/\b(?:em\s+vez|ao\s+inves|no\s+lugar)\s+d[eoa]\s+\d{1,2}\s*[xa-]\s*\d{1,2}\b/g, ' ')
    .replaceAll(/\bd[eo]\s+\d{1,2}\s*[xa-]\s*\d{1,2}\s+(?=(?:pra|para|pro|por|p)\b)/g, ' ')
  return {
    text: text.replaceAll(/\b(?:eu\s+)?(?:queria|quero|perdoem?|perdao)\b/g, ' '),
    isFix: MEANS_FIX.test(plain) || /\bdigo\b/.test(text),
  }
}

/**
 * PM4: "3x1" alone, right after a pick, corrects this pick. With a word such as "jogo" or "segundo" it may be about
 * another match.
 */
export function scoreAlone(items: readonly Item[], plain: string): Statement['says'] | undefined {
  if (items.some((item) => item.is === 'doubt' || item.is === 'question' || item.is === 'past')) return undefined
  if (items.some((item) => item.is === 'unknown' && item.isStrange)) return undefined
  const [only, ...more] = items.filter(({ is }) => carries.has(is))
  const isOfAnother = /\b(?:jogo|partida|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]|outr[oa])\b/.test(plain)
  if (more.length > 0 || isOfAnother) return undefined
  if (only?.is === 'draw' && items.some(({ is }) => is === 'fix')) return { kind: 'outcome', outcome: 'draw' }
  return only?.is === 'score' ? { kind: 'score', first: only.first, second: only.second } : undefined
}

/** "Galoooooo": one word, called out. */
export const isCalledOut = (text: string): boolean => /^\P{L}*\p{L}*(\p{L})\1{3,}\p{L}*\P{L}*$/u.test(text)

/** Words of somebody who wants something of the bot. */
const MEANT_FOR_BOT = /palpit|placar|exato|\b(?:apaga|cancela|tira|remove|muda|corrige|errei)\w*/
const SHORT_ANSWER = /^\s*(?:(?:nao|n|sei|la|melhor|acho|que|jogo|mesmo|eu|ainda|quero)\s*)+\d*[.!?\s]*$/
/** "Vai, Corinthians": people cheer for a club. */
const CHEER =
  /\bdia\s+de\b|\batras\s+d[eo]\b|\btradicao\b|^[^a-z]*(?:vai|vamo|vamos|bora)\b(?!\s+(?:ganhar|vencer|dar))|\bbora\b(?!\s+(?:ganhar|vencer|dar))|\b(?:dale|avante|forca|simbora|viva|aqui\s+eh|eu\s+te\s+amo|te\s+amo|amo|minha\s+vida|meu\s+amor|salve|raca|pra\s+cima)\b/

/**
 * PM3: a text without a result is talk if it names no club, a club among unknown words, or a club that somebody cheers
 * for. Nobody is asked about it.
 */
export function isChatter(items: readonly Item[], plain: string): boolean {
  const hasClub = items.some(({ is }) => is === 'club')
  const isStrange = items.some(({ is }) => is === 'unknown' || is === 'past')
  // "Vai de busão pro estádio, bora Galo"
  if (
    items.every(({ is }) => is === 'club' || is === 'bet' || is === 'unknown' || is === 'end') &&
    items.some((item, at) => item.is === 'unknown' && !item.isStrange && items[at - 1]?.is === 'bet')
  )
    return true
  const isNumberOnly = items.every(
    ({ is }) => is !== 'score' && is !== 'draw' && is !== 'win' && is !== 'lose' && is !== 'side',
  )
  if (!hasClub && isNumberOnly && items.some(({ is }) => is === 'number') && isStrange) return true
  if (items.some(({ is }) => (is === 'bet' && hasClub) || is === 'fix' || (is !== 'club' && carries.has(is))))
    return false
  if (hasClub && items.some(({ is }) => is === 'question')) return false
  if (hasClub && items.some((item) => item.is === 'doubt' && item.isOutcome)) return false
  if (hasClub) return (isStrange || CHEER.test(plain)) && !/apost|palpit|certeza|mesmo\s+placar/.test(plain)
  return !MEANT_FOR_BOT.test(plain) && !SHORT_ANSWER.test(plain)
}
