import type { Item } from './item-words.ts'
import type { Meets } from './read-statement.ts'
import { isClub } from './spread-outcomes.ts'

/**
 * PM3: a club of another championship, or an unknown word where only a club can stand: "Fla 2 Xis 1", "Fla x Xis 2x1",
 * "e o Xis 2x0". Any other unknown word beside a score says nothing.
 */
const isUnknownClub = (clause: readonly Item[], at: number): boolean => {
  const item = clause[at]
  if (item?.is !== 'unknown') return false
  if (item.isStrange) return true
  const [before, after] = [clause[at - 1]?.is, clause[at + 1]?.is]
  if (after === 'versus' && clause[at + 1] !== undefined) return clause[at - 1]?.is !== 'club'
  if (before === 'versus') return after !== 'club'
  if ((after !== 'score' && after !== 'number') || !item.isBeside) return false
  const since = clause.slice(0, at).findLastIndex(({ is }) => is === 'score' || is === 'and')
  return !clause.slice(since + 1, at).some(({ is }) => is === 'club')
}
export const hasUnknownClub = (clause: readonly Item[]): boolean => clause.some((_, at) => isUnknownClub(clause, at))

const isResult = ({ is }: Item) => is === 'score' || is === 'win' || is === 'lose' || is === 'draw'
const isDoubtful = ({ is }: Item) => is === 'doubt' || is === 'question' || is === 'past'

/** "O Braga vence e o Peixe também, 2 a 1": a club at the end belongs to the next clause. */
export function splitLastClub(clause: readonly Item[], meets: Meets): Item[][] {
  const [sign, last] = clause.slice(-2)
  const left = clause.slice(0, -2)
  const clubs = left.filter(isClub)
  const isNext =
    sign?.is === 'and' && isClub(last) && left.some(isResult) && clubs.length > 0 && clause[0]?.is === 'club'
  return isNext && !clubs.some(({ ids }) => meets(ids, last.ids)) ? [left, [last]] : [[...clause]]
}

/** "Fla 2x1 e o Galo sei lá se ganha": what is certain before "e" stands. A doubt at the end is about both parts. */
export function splitAtDoubt(clause: readonly Item[]): Item[][] {
  for (const [at, { is }] of clause.entries()) {
    const [left, right] = [clause.slice(0, at), clause.slice(at + 1)]
    if (is !== 'and' || left.some(isDoubtful) || !left.some(isResult) || !left.some(isClub)) continue
    const result = right.findIndex(isResult)
    const until = right.slice(0, result < 0 ? right.length : result)
    const isAbout = right.some(isClub) || hasUnknownClub(right)
    if (isAbout && (until.some(({ is: one }) => one === 'doubt') || hasUnknownClub(right)) && !hasUnknownClub(left))
      return [left, ...splitAtDoubt(right)]
  }
  return [[...clause]]
}

/**
 * PM3: "Vasco ganha reforço", "o contrato do Vasco vence": without a score, an unknown word after the outcome, or one
 * that owns the club, may be what is won.
 */
export function wonElsewhere(clause: readonly Item[]): boolean {
  if (clause.some(({ is }) => is === 'score' || is === 'number')) return false
  if (clause.some(({ is }, at) => is === 'unknown' && clause[at - 1]?.is === 'bet')) return true
  const from = clause.findIndex(({ is }) => is === 'win' || is === 'lose' || is === 'draw')
  // "Bahia ganha do Fla, viu, pae": after the opponent nothing else can be won.
  const opponent = clause.findIndex((item, at) => at > from && item.is === 'club')
  const until = opponent < 0 ? clause.length : opponent
  return (
    from >= 0 &&
    clause.some((item, at) => item.is === 'unknown' && ((at > from && at < until) || item.isOwner === true))
  )
}

const carried = (clause: readonly Item[]) => {
  const said = clause.filter(({ is }) => is !== 'unknown' && is !== 'past')
  return said[0]?.is === 'and' ? said.slice(1) : said
}
const shapeOf = (clause: readonly Item[]) =>
  carried(clause)
    .map(({ is }) => is)
    .join(' ')

const CLUBS_ONLY = /^(?:fix )?club(?: (?:versus |and )?club)?$/
const PAIR = /^club (?:versus |and )?club$/
const RESULT_OF_CLUBS = /^club (?:(?:versus |and )?club )?score(?: club)?$/
const SCORE_ONLY = /^(?:bet )?score$/
const RESULT_ONLY = /^(?:(?:fix )?score|draw(?: score)?|score (?:versus |and )?club)$/
const CLUB_AND_GOALS = /^club number$/
/** One outcome and no score: a score in the next clause belongs to this outcome. */
const OUTCOME_ONLY =
  /^(?:bet club|draw club (?:versus|and) club|club (?:versus|and) club draw|(?:club )?(?:win|lose|draw)(?: (?:versus )?club)?)$/

/** One outcome with its clubs: a score that begins the message belongs to it. */
const OUTCOME_OF_CLUBS =
  /^(?:club (?:win|lose|draw)(?: (?:versus )?club)?|club (?:versus |and )?club draw|(?:bet )?win club(?: versus club)?|draw club(?: (?:versus |and )club)?)$/

const clubsIn = (clause: readonly Item[]) => clause.flatMap((item) => (item.is === 'club' ? [item.ids] : []))

/** "Flamengo, 2x1", "vitória do Fla, 3x1", "Flamengo dois, Bahia um": two clauses that say one thing. */
export function joinClauses(clauses: readonly Item[][], meets: Meets): Item[][] {
  const joined: Item[][] = []
  for (const [at, clause] of clauses.entries()) {
    const before = hasUnknownClub(clause) ? undefined : joined.at(-1)
    const [one, two] = [shapeOf(before ?? []), shapeOf(clause)]
    const [own = [], other] = [clubsIn(before ?? [])[0], clubsIn(clause)[0]]
    // "Urubu perde em casa, 1x2 pro Bahia"
    const isOfBoth = other === undefined || (clubsIn(before ?? []).length === 1 && meets(own, other))
    const belongs =
      (CLUBS_ONLY.test(one) && RESULT_ONLY.test(two) && isOfBoth) ||
      (PAIR.test(one) && two === 'score club' && clubsIn(before ?? []).every((ids) => meets(ids, other ?? []))) ||
      (CLUB_AND_GOALS.test(one) && CLUB_AND_GOALS.test(two) && isOfBoth) ||
      (OUTCOME_ONLY.test(one) && (two === 'score' || (/^score (?:versus )?club$/.test(two) && isOfBoth)))
    // "Empate no clássico: Galo 0x0 Cruzeiro", "goleada, Fla 5x0", "empate no clássico mineiro, Galo x Cruzeiro"
    const level = clause.find(({ is }) => is === 'score')
    const isLevel = level?.is === 'score' && level.first === level.second
    const isSame = one === 'draw' ? isLevel : one === 'win' && !isLevel
    if (before && isSame && RESULT_OF_CLUBS.test(two)) joined[joined.length - 1] = carried(clause)
    else if (before && one === 'draw' && PAIR.test(two))
      joined[joined.length - 1] = [...carried(clause), ...carried(before)]
    // "3x1 na verdade"
    else if (before && two === 'fix' && clause === clauses.at(-1))
      joined[joined.length - 1] = [{ is: 'fix' }, ...before]
    // "Um a zero, Flamengo", unless the club may as well belong to what follows.
    else if (
      before &&
      SCORE_ONLY.test(one) &&
      CLUBS_ONLY.test(two) &&
      !RESULT_ONLY.test(shapeOf(clauses[at + 1] ?? []))
    )
      joined[joined.length - 1] = [...carried(before), ...carried(clause)]
    // "4x2, Flamengo ganha do Bahia"
    else if (
      before &&
      joined.length === 1 &&
      SCORE_ONLY.test(one) &&
      OUTCOME_OF_CLUBS.test(two) &&
      clauses.length === at + 1
    )
      joined[joined.length - 1] = [...carried(clause), ...before.filter(({ is }) => is === 'score')]
    else if (before && belongs) joined[joined.length - 1] = [...carried(before), ...carried(clause)]
    else joined.push(clause)
  }
  return joined
}
