import { hasUnknownClub, wonElsewhere } from './clause-shape.ts'
import type { Item } from './item-words.ts'
import { carries } from './message-shape.ts'
import { readStatement, type Meets } from './read-statement.ts'
import type { Collection } from './said-picks.ts'

const decides = new Set<Item['is']>(['score', 'number', 'draw', 'win', 'lose'])

/** Cuts a message into clauses; a doubt is about its whole clause. */
export function* clausesOf(items: readonly Item[]): Generator<Item[]> {
  let clause: Item[] = []
  for (const item of items) {
    // A correction begins something new: "Fla 2x1 na verdade 3x1".
    const isNew = item.is === 'end' || (item.is === 'fix' && clause.some(({ is }) => decides.has(is)))
    if (isNew && clause.length > 0) yield clause
    if (isNew) clause = []
    if (item.is !== 'end') clause.push(item)
  }
  if (clause.length > 0) yield clause
}

/** "Contra o Bahia o Fla faz 3x0" says the result of the second club. */
function withoutOpponent(items: Item[], meets: Meets): Item[] {
  const [sign, other, own] = items
  // "No jogo do Santos o São Paulo vence"
  if (
    sign?.is === 'club' &&
    sign.isOfMatch &&
    other?.is === 'club' &&
    own &&
    decides.has(own.is) &&
    meets(sign.ids, other.ids)
  )
    return items.slice(1)
  const isSo = sign?.is === 'versus' && other?.is === 'club' && own?.is === 'club' && meets(own.ids, other.ids)
  return isSo ? items.slice(2) : items
}

interface Clause {
  clause: readonly Item[]
  collection: Collection
  before: Told
  meets: Meets
}

export const nothing: Told = { isFix: false, isDoubt: false }

interface Told {
  isFix: boolean
  isDoubt: boolean
}

/** Reads one clause. Returns what it says about the next one: "errei, 3x1", "depende, mas Fla 1x0". */
export function readClause({ clause, collection, before, meets }: Clause): Told {
  const isFix = before.isFix || clause.some(({ is }) => is === 'fix')
  const said = clause.filter(({ is }) => carries.has(is))
  const clubIds = clause.flatMap((item) => (item.is === 'club' ? item.ids : []))
  const hasResult = clause.some(({ is }) => decides.has(is))
  const doubts = clause.flatMap((item) => (item.is === 'doubt' || item.is === 'question' ? [item] : []))
  const isDoubt = doubts.length > 0 || (hasResult && clause.some(({ is }) => is === 'past'))
  const isCondition = doubts.some(({ force }) => force === 'condition')
  const isHedged = isCondition || doubts.some(({ force }) => force === 'sentence')
  // "Vou de Inter, Palmeiras e Boca"
  if (said.length === 0 && !isDoubt && clause.some(({ is }) => is === 'bet') && hasUnknownClub(clause))
    collection.ask('club_unknown')
  if (said.length === 0 && !isDoubt) return { isFix, isDoubt: before.isDoubt }
  if (!hasResult && isDoubt) {
    // A doubt alone is about the pick before it; a hedge is about the next one, too.
    const doubted =
      isCondition ||
      (isHedged && (clubIds.length === 0 || collection.isNewestOf(clubIds))) ||
      (said.length === 0 && doubts.some(({ force }) => force === 'before'))
        ? collection.doubtNewest()
        : []
    if (clubIds.length > 0 || doubted.length > 0 || isHedged || before.isFix || isFix)
      collection.ask('unclear', clubIds.length > 0 ? clubIds : doubted)
    return { isFix: false, isDoubt: isHedged }
  }
  if (isDoubt || before.isDoubt) {
    collection.ask('unclear', clubIds.length > 0 ? clubIds : collection.doubtNewest())
    return { isFix: false, isDoubt: isHedged && said.length === 0 }
  }
  const [score, ...others] = said
  if (score?.is === 'score' && others.length === 0 && !isFix && collection.repeatsScore(score)) return nothing
  if (score?.is === 'draw' && others.length === 0 && !isFix && collection.repeatsDraw()) return nothing
  if (hasUnknownClub(clause)) {
    collection.ask('club_unknown', clubIds)
    return nothing
  }
  if (wonElsewhere(clause)) {
    collection.ask('unclear', clubIds)
    return nothing
  }
  const side = said.find((item) => item.is === 'side')
  if (side) {
    readSide(side, said, collection)
    return nothing
  }
  const clubs = clause.flatMap((item) => (item.is === 'club' ? [item.ids] : []))
  if (
    said.every(({ is }) => is === 'club') &&
    !clause.some(({ is }) => is === 'bet') &&
    collection.repeatsNewest(clubs)
  )
    return nothing
  if (
    collection.hasPicks() &&
    !hasResult &&
    !clause.some(({ is }) => is === 'bet') &&
    clause.some(({ is }) => is === 'unknown')
  )
    return nothing
  const items = withoutOpponent(
    clause.filter(({ is }) => is !== 'fix' && is !== 'unknown'),
    meets,
  )
  const [only, ...more] = items.filter(({ is }) => is !== 'and' && is !== 'bet')
  if (isFix && more.length === 0 && only && readAlone(only, collection)) return nothing
  let at = 0
  while (at < items.length) {
    const reading = readStatement(items, at, meets)
    if (reading && 'statement' in reading) collection.add(reading.statement, isFix)
    else if (reading) collection.ask('contradiction', clubIds)
    else if (carries.has(items[at]?.is ?? 'and') || isOpponentAlone(items, at)) {
      // A score or a club that belongs to nothing may be about what stands before it.
      if (items[at]?.is !== 'club') collection.doubtNewest()
      if (items.every(({ is }) => is === 'club' || is === 'and')) collection.askUnlessPicked(clubIds)
      else collection.ask('unclear', clubIds)
      return nothing
    }
    at = reading?.next ?? at + 1
  }
  return nothing
}

/** "… vs Santos": somebody stands before it whom nobody knows. */
const isOpponentAlone = (items: readonly Item[], at: number) =>
  items[at]?.is === 'versus' && items[at + 1]?.is === 'club' && at === 0

/** "Fla x Bahia dá time da casa", "visitante no jogo do Timão": clubs and a side, and nothing else. */
function readSide({ side }: Extract<Item, { is: 'side' }>, said: readonly Item[], collection: Collection): void {
  const clubs = said.flatMap((item) => (item.is === 'club' ? [item.ids] : []))
  const [first, second] = clubs
  if (!first || clubs.length > 2 || clubs.length + 1 < said.length) return collection.ask('unclear', clubs.flat())
  return collection.add({ first, ...(second && { second }), says: { kind: 'side', side } }, false)
}

function readAlone(item: Item, collection: Collection): boolean {
  if (item.is === 'score') return collection.fix({ kind: 'score', first: item.first, second: item.second })
  if (item.is === 'draw') return collection.fix({ kind: 'outcome', outcome: 'draw' })
  return false
}
