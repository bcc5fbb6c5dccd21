import type { Item } from './read-items.ts'
import type { Meets } from './read-statement.ts'

const OUTCOMES: ReadonlySet<Item['is']> = new Set(['win', 'lose', 'draw'])
type Outcome = Extract<Item, { is: 'win' | 'lose' | 'draw' }>
const isOutcome = (item: Item | undefined): item is Outcome => item !== undefined && OUTCOMES.has(item.is)
const isClub = (item: Item | undefined): item is Extract<Item, { is: 'club' }> => item?.is === 'club'
const outcomeOf = ({ is }: Outcome): Item => ({ is })
const joins = (item: Item | undefined) => item?.is === 'and' || (item?.is === 'end' && item.sign === ',')
const END: Item = { is: 'end', sign: ',' }

/** The clubs of "Fla, Palmeiras e Galo" from `at` on, and where they end. */
function clubsFrom(items: readonly Item[], at: number): { clubs: Extract<Item, { is: 'club' }>[]; next: number } {
  const clubs = []
  let next = at
  for (;;) {
    const item = items[next]
    if (!isClub(item)) break
    clubs.push(item)
    next++
    if (!joins(items[next]) || !isClub(items[next + 1])) break
    next++
  }
  return { clubs, next }
}

const anyMeet = (clubs: readonly Extract<Item, { is: 'club' }>[], meets: Meets) =>
  clubs.some((one, at) => clubs.slice(at + 1).some((other) => meets(one.ids, other.ids)))

/**
 * "Inter e Galo empatam" could mean one match of both, even if there is none. So two clubs are not enough for a draw.
 */
const leastOf = (outcome: Item | undefined) => (outcome?.is === 'draw' ? 2 : 1)
const isOver = (item: Item | undefined) => item === undefined || item.is === 'end' || item.is === 'and'

/**
 * PM1: "Fla, Palmeiras e Galo ganham", "empate no Fla e no Galo": one outcome of several matches, said once. Clubs that
 * play each other share one match, so they stay together.
 */
export function spreadOutcomes(items: readonly Item[], meets: Meets): Item[] {
  const spread: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at]
    if (!item) break
    const { clubs, next } = clubsFrom(items, at)
    const verb = items[next]
    if (
      clubs.length > leastOf(verb) &&
      isOutcome(verb) &&
      verb.isOfMany &&
      isOver(items[next + 1]) &&
      !anyMeet(clubs, meets)
    ) {
      spread.push(...clubs.flatMap((club) => [club, outcomeOf(verb), END]))
      at = next
      continue
    }
    const outcome = isOutcome(item) && !isClub(items[at - 1]) ? item : undefined
    const named = clubsFrom(items, at + 1)
    if (outcome && named.clubs.length > leastOf(outcome) && isOver(items[named.next]) && !anyMeet(named.clubs, meets)) {
      spread.push(...named.clubs.flatMap((club) => [outcomeOf(outcome), club, END]))
      at = named.next - 1
      continue
    }
    spread.push(item)
  }
  return spread
}

const isDecision = (item: Item) => isOutcome(item) || item.is === 'score' || item.is === 'number' || item.is === 'doubt'
const isLevelResult = (item: Item) => item.is === 'draw' || (item.is === 'score' && item.first === item.second)

/** PM2: "empate no Gre-Nal" names both clubs; beside a club the name of a derby adds nothing. */
export function nameDerbies(items: readonly Item[]): Item[] {
  const named: Item[] = []
  let segment: Item[] = []
  const close = (next: readonly Item[] = []) => {
    const hasClub = segment.some(isClub)
    // "Grenal vai ser pegado, 1x1": the result may stand alone in the next part.
    const isAlone = next.length === 1 && !segment.some(isDecision)
    const isLevel = [...segment, ...(isAlone ? next : [])].some(isLevelResult)
    for (const item of segment) {
      if (item.is !== 'derby') named.push(item)
      else if (!hasClub && isLevel)
        named.push({ is: 'club', ids: item.one }, { is: 'versus' }, { is: 'club', ids: item.other })
    }
    segment = []
  }
  for (const [at, item] of items.entries()) {
    if (item.is !== 'end' && item.is !== 'and') {
      segment.push(item)
      continue
    }
    const rest = items.slice(at + 1)
    const until = rest.findIndex(({ is }) => is === 'end' || is === 'and')
    close(item.is === 'end' ? rest.slice(0, until < 0 ? rest.length : until) : [])
    named.push(item)
  }
  close()
  return named
}

/**
 * An unknown word may be a club of another championship, or a doubt. This holds after a club or "dá", beside a score or
 * "x", and before a number.
 */
export function hasUnknownClub(clause: readonly Item[]): boolean {
  return clause.some(({ is }, at) => {
    if (is !== 'unknown') return false
    if (clause[at - 1]?.is === 'bet') return true
    const [before, after] = [clause[at - 1]?.is, clause[at + 1]?.is]
    return (
      before === 'club' ||
      before === 'score' ||
      before === 'versus' ||
      after === 'score' ||
      after === 'versus' ||
      after === 'number'
    )
  })
}

/**
 * PM3: "Vasco ganha reforço", "o contrato do Vasco vence": without a score, an unknown word after the outcome, or one
 * that owns the club, may be what is won.
 */
export function wonElsewhere(clause: readonly Item[]): boolean {
  if (clause.some(({ is }) => is === 'score' || is === 'number')) return false
  const from = clause.findIndex(({ is }) => is === 'win' || is === 'lose' || is === 'draw')
  return from >= 0 && clause.some((item, at) => item.is === 'unknown' && (at > from || item.isOwner === true))
}

const carried = (clause: readonly Item[]) => clause.filter(({ is }) => is !== 'unknown')
const shapeOf = (clause: readonly Item[]) =>
  carried(clause)
    .map(({ is }) => is)
    .join(' ')

const CLUBS_ONLY = /^club(?: (?:versus |and )?club)?$/
const PAIR = /^club (?:versus |and )?club$/
const RESULT_OF_CLUBS = /^club (?:(?:versus |and )?club )?score(?: club)?$/
const SCORE_ONLY = /^(?:bet )?score$/
const RESULT_ONLY = /^(?:score|draw)$/
const CLUB_AND_GOALS = /^club number$/
/** One outcome and no score: a score in the next clause belongs to this outcome. */
const OUTCOME_ONLY = /^(?:bet club|draw club (?:versus|and) club|(?:club )?(?:win|lose|draw)(?: (?:versus )?club)?)$/

/** "Flamengo, 2x1", "vitória do Fla, 3x1", "Flamengo dois, Bahia um": two clauses that say one thing. */
export function joinClauses(clauses: readonly Item[][]): Item[][] {
  const joined: Item[][] = []
  for (const [at, clause] of clauses.entries()) {
    const before = hasUnknownClub(clause) ? undefined : joined.at(-1)
    const [one, two] = [shapeOf(before ?? []), shapeOf(clause)]
    const belongs =
      (CLUBS_ONLY.test(one) && RESULT_ONLY.test(two)) ||
      (CLUB_AND_GOALS.test(one) && CLUB_AND_GOALS.test(two)) ||
      (OUTCOME_ONLY.test(one) && two === 'score')
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
    else if (before && belongs) joined[joined.length - 1] = [...carried(before), ...carried(clause)]
    else joined.push(clause)
  }
  return joined
}
