import type { ClubId, MatchId } from '#domain/ids.ts'
import { clubNames, type ClubNames } from './club-names.ts'
import { joinClauses, nameDerbies, spreadOutcomes, hasUnknownClub, wonElsewhere } from './clause-shape.ts'
import {
  ask,
  meetsIn,
  plays,
  resolveMatch,
  saidPickOf,
  type AskKind,
  type MessageAsk,
  type MessageContext,
  type ReadMessage,
  type SaidPick,
} from './message-match.ts'
import { isOfSomebodyElse, knownPhrases } from './message-phrases.ts'
import { readQuestion, type MessageQuestion } from './message-question.ts'
import { carries, isChatter, scoreAlone, sharedScores, withoutBullets } from './message-shape.ts'
import { numberedParts } from './numbered-parts.ts'
import { plainText } from './plain-text.ts'
import { isKnownWord, readItems, type Item } from './read-items.ts'
import { readStatement, type Meets, type Statement } from './read-statement.ts'

const sameSaid = (one: SaidPick, other: SaidPick) =>
  JSON.stringify([one.outcome, one.pick]) === JSON.stringify([other.outcome, other.pick])

/**
 * What the parts of a message have said so far. The person is asked about a match with two different picks, unless the
 * second corrects the first.
 */
function createCollection(context: MessageContext) {
  const picks = new Map<MatchId, SaidPick>()
  const asks: MessageAsk[] = []
  const tainted = new Set<MatchId>()
  let newest: SaidPick | undefined
  const collection = {
    ask: (kind: AskKind, clubIds: readonly ClubId[] = []) => void asks.push(ask(kind, clubIds)),
    /** Removes the newest pick, which is in doubt now. Returns its club. */
    doubtNewest(): ClubId[] {
      if (!newest) return []
      picks.delete(newest.matchId)
      tainted.add(newest.matchId)
      return [newest.firstId]
    },
    /** "Fla 2x1, mengão!": clubs of the newest pick, said once more without a result, change nothing. */
    repeatsNewest(clubs: readonly (readonly ClubId[])[]): boolean {
      if (!newest || tainted.has(newest.matchId)) return false
      const { firstId, matchId } = newest
      const match = context.matches.find(({ id }) => id === matchId)
      if (!match || clubs.length === 0) return false
      if (clubs.length === 1) return clubs[0]?.includes(firstId) ?? false
      return clubs.every((ids) => plays(match, ids))
    },
    add(statement: Statement, isFix: boolean) {
      const found = resolveMatch(statement, context)
      if ('kind' in found) return void asks.push(found)
      const said = saidPickOf(statement.says, found)
      if ('kind' in said) return void asks.push(said)
      return collection.take(said, isFix)
    },
    take(said: SaidPick, isFix = false): void {
      const before = picks.get(said.matchId)
      const isNew = before === undefined && !tainted.has(said.matchId)
      newest = said
      // "Fla ganha, 2x1" says more of the same; "Fla 2x1, Fla 1x1" does not.
      const isSame =
        before !== undefined && (sameSaid(before, said) || (before.pick === null && before.outcome === said.outcome))
      if (isNew || isFix || isSame) {
        tainted.delete(said.matchId)
        return void picks.set(said.matchId, said)
      }
      collection.doubtNewest()
      return void asks.push(ask('contradiction', [said.firstId]))
    },
    /** PM4: a score alone corrects the newest pick, or that of the message before. Returns whether it did. */
    fix(says: Statement['says']): boolean {
      const about = newest ?? context.last
      const match = context.matches.find(({ id }) => id === about?.matchId)
      if (!about || !match) return false
      const said = saidPickOf(says, { match, firstId: about.firstId })
      if ('kind' in said) return false
      picks.set(said.matchId, said)
      newest = said
      return true
    },
    result: (question: MessageQuestion | null): ReadMessage => ({ picks: [...picks.values()], asks, question }),
  }
  return collection
}

type Collection = ReturnType<typeof createCollection>

const decides = new Set<Item['is']>(['score', 'number', 'draw', 'win', 'lose'])

/** Cuts a message into clauses; a doubt is about its whole clause. */
function* clausesOf(items: readonly Item[]): Generator<Item[]> {
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
  const isSo = sign?.is === 'versus' && other?.is === 'club' && own?.is === 'club' && meets(own.ids, other.ids)
  return isSo ? items.slice(2) : items
}

interface Clause {
  clause: readonly Item[]
  collection: Collection
  before: Told
  meets: Meets
}

const nothing: Told = { isFix: false, isDoubt: false }

interface Told {
  isFix: boolean
  isDoubt: boolean
}

/** Reads one clause. Returns what it says about the next one: "errei, 3x1", "depende, mas Fla 1x0". */
function readClause({ clause, collection, before, meets }: Clause): Told {
  const isFix = before.isFix || clause.some(({ is }) => is === 'fix')
  const said = clause.filter(({ is }) => carries.has(is))
  const clubIds = clause.flatMap((item) => (item.is === 'club' ? item.ids : []))
  const isDoubt = clause.some(({ is }) => is === 'doubt' || is === 'question')
  if (said.length === 0 && !isDoubt) return { isFix, isDoubt: before.isDoubt }
  if (isDoubt || before.isDoubt) {
    collection.ask('unclear', clubIds.length > 0 ? clubIds : collection.doubtNewest())
    return { isFix: false, isDoubt: said.length === 0 }
  }
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
    else if (carries.has(items[at]?.is ?? 'and')) {
      // A score or a club that belongs to nothing may be about what stands before it.
      if (items[at]?.is !== 'club') collection.doubtNewest()
      collection.ask('unclear', clubIds)
      return nothing
    }
    at = reading?.next ?? at + 1
  }
  return nothing
}

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

const itemsIn = (plain: string, names: ClubNames) => nameDerbies(readItems(knownPhrases(plain), names))

/** PM1, PM2, PM3, PM4. What it cannot read for certain is asked, never guessed. */
export function readPickMessage(text: string, context: MessageContext): ReadMessage {
  const plain = plainText(text)
  const collection = createCollection(context)
  const names = clubNames(context.clubs, isKnownWord)
  const items = itemsIn(plain, names)
  const question = readQuestion(plain, items)
  if (question) return collection.result(question)
  if (isOfSomebodyElse(plain, { isClub: (word) => names.find([word], 0) !== undefined, isWord: isKnownWord })) {
    collection.ask('unclear')
    return collection.result(null)
  }
  const numbered = numberedParts(plain, context.list?.length ?? 0)
  if (context.list && numbered) {
    for (const { number, text: part } of numbered) {
      const said = itemsIn(part, names)
      if (number === 0) readFreely(said, context, collection)
      else readNumbered({ number, items: said, context, collection })
    }
    return collection.result(null)
  }
  const read = context.list?.length ? items : itemsIn(withoutBullets(sharedScores(plain)), names)
  const alone = context.last?.isRecent && !context.list?.length ? scoreAlone(read, plain) : undefined
  if (alone && collection.fix(alone)) return collection.result(null)
  readFreely(read, context, collection)
  return isChatter(read, plain) ? { picks: [], asks: [], question: null } : collection.result(null)
}

function readFreely(items: readonly Item[], context: MessageContext, collection: Collection): void {
  const meets = meetsIn(context)
  let before = nothing
  for (const clause of joinClauses([...clausesOf(spreadOutcomes(items, meets))]))
    before = readClause({ clause, collection, before, meets })
}

interface Numbered {
  number: number
  items: readonly Item[]
  context: MessageContext
  collection: Collection
}

/**
 * PM4: "1) 2x1" is about the first match of the list, its home side first; if the part names a club, it must be one of
 * that match.
 */
function readNumbered({ number, items, context, collection }: Numbered): void {
  const match = context.matches.find(({ id }) => id === context.list?.[number - 1])
  const clubs = items.flatMap((item) => (item.is === 'club' ? [item.ids] : []))
  if (!match || items.some(({ is }) => is === 'doubt' || is === 'question')) return collection.ask('unclear')
  if (clubs.length > 0) {
    if (!clubs.every((ids) => plays(match, ids))) return collection.ask('contradiction', clubs.flat())
    const within = createCollection({ ...context, matches: [match] })
    const [only, ...more] = items.filter(({ is }) => is !== 'end' && is !== 'and' && is !== 'unknown')
    if (only?.is === 'club' && more.length === 0)
      collection.add({ first: only.ids, says: { kind: 'outcome', outcome: 'first' } }, false)
    else
      readClause({
        clause: items.filter(({ is }) => is !== 'end'),
        collection: within,
        before: nothing,
        meets: meetsIn(context),
      })
    const { picks, asks } = within.result(null)
    for (const { kind, clubIds } of asks) collection.ask(kind, clubIds)
    for (const said of picks) collection.take(said)
    return undefined
  }
  const [only, ...more] = items.filter(({ is }) => is !== 'end' && is !== 'and' && is !== 'bet')
  const says: Statement['says'] | undefined =
    only?.is === 'score'
      ? { kind: 'score', first: only.first, second: only.second }
      : only?.is === 'draw'
        ? { kind: 'outcome', outcome: 'draw' }
        : only?.is === 'side'
          ? { kind: 'side', side: only.side }
          : undefined
  if (!says || more.length > 0) return collection.ask('unclear')
  return collection.add({ first: [match.homeId], second: [match.awayId], says }, false)
}
