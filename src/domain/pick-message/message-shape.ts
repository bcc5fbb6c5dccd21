import type { Item } from './read-items.ts'
import type { Statement } from './read-statement.ts'

/** The kinds of items that say something about a match. */
export const carries = new Set<Item['is']>(['club', 'score', 'number', 'draw', 'win', 'lose', 'side'])

/** "1. Fla 2x1": without a list to answer, the numbers only count what somebody wrote. */
export const withoutBullets = (plain: string) =>
  plain
    // "Jogo 9 dá Sport": the club says which match it is.
    .replaceAll(/\b(?:n?o\s+)?(?:jogo|partida)\s+\d{1,2}\b(?=\s+(?:da|eh?|vai dar)\s+[a-z])/g, ' ')
    .replaceAll(/(?<=^|[\n,;]\s*)\d{1,2}\s*[).:-]\s+(?=[a-z]{2})/g, '\n')
    .replaceAll(/(?<=\s)\d{1,2}\)\s+(?=[a-z]{2})/g, '\n')

const SHARED_AFTER =
  /^([^\d]+?)\s+(\d{1,2}\s*[xa]\s*\d{1,2})\s+(?:(?:pra\s+)?cada(?:\s+um)?|os\s+dois|as\s+duas)\s*[.!]*\s*$/
const SHARED_BEFORE =
  /^\s*(?:todos|tudo)\s+(?:(?:ganham?|vencem?|empatam?)\s+)?(?:(?:de|por|em)\s+)?(\d{1,2}\s*[xa]\s*\d{1,2})\s*:\s*([^\d]+)$/

/** "Fla e Palmeiras 2x0 cada", "todos ganham de 1x0: Fla, Palmeiras e Galo" */
export function sharedScores(plain: string): string {
  const [, list, score] = SHARED_AFTER.exec(plain) ?? []
  const [, scoreFirst, listAfter] = SHARED_BEFORE.exec(plain) ?? []
  const clubs = list ?? listAfter
  if (clubs === undefined) return plain
  return clubs
    .split(/,|\be\b/)
    .filter((club) => club.trim() !== '')
    .map((club) => `${club.trim()} ${score ?? scoreFirst}`)
    .join(', ')
}

/**
 * PM4: "3x1" alone, right after a pick, corrects this pick. With a word such as "jogo" or "segundo" it may be about
 * another match.
 */
export function scoreAlone(items: readonly Item[], plain: string): Statement['says'] | undefined {
  const [only, ...more] = items.filter(({ is }) => is !== 'end' && is !== 'bet')
  const isOfAnother = /\b(?:jogo|partida|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]|outr[oa])\b/.test(plain)
  if (only?.is !== 'score' || more.length > 0 || isOfAnother) return undefined
  return { kind: 'score', first: only.first, second: only.second }
}

/** Words of somebody who wants something of the bot, or denies what it said. */
const MEANT_FOR_BOT =
  /palpit|placar|exato|bolao|jogos?\b|partidas?\b|\b(?:apaga|cancela|tira|remove|muda|corrige|nao|sei|errei)\w*/

/**
 * PM3: a text without a result is talk if it names no club, or a club among unknown words. Nobody is asked about it.
 */
export function isChatter(items: readonly Item[], plain: string): boolean {
  if (items.some(({ is }) => is === 'bet' || is === 'fix' || (is !== 'club' && carries.has(is)))) return false
  const isStrange = items.some(({ is }) => is === 'unknown') && !items.some(({ is }) => is === 'question')
  if (items.some(({ is }) => is === 'club')) return isStrange && !/apost|palpit/.test(plain)
  return !MEANT_FOR_BOT.test(plain)
}
