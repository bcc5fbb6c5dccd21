import type { ClubId } from '#domain/ids.ts'
import type { Item } from './item-words.ts'
import type { Meets } from './read-statement.ts'

const OUTCOMES: ReadonlySet<Item['is']> = new Set(['win', 'lose', 'draw'])
type Outcome = Extract<Item, { is: 'win' | 'lose' | 'draw' }>
const isOutcome = (item: Item | undefined): item is Outcome => item !== undefined && OUTCOMES.has(item.is)
export const isClub = (item: Item | undefined): item is Extract<Item, { is: 'club' }> => item?.is === 'club'
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

/** "Empates: Fortaleza x Ceará e Vitória x Sport": an outcome before a colon is that of each club or pair after it. */
function headerAt(items: readonly Item[], at: number): { said: Item[]; next: number } | undefined {
  const [outcome, colon] = [items[at], items[at + 1]]
  if (!isOutcome(outcome) || isClub(items[at - 1]) || colon?.is !== 'end' || colon.sign !== ':') return undefined
  const said: Item[] = []
  let next = at + 2
  for (;;) {
    const one = items[next]
    if (!isClub(one)) break
    const other = items[next + 1]?.is === 'versus' ? items[next + 2] : undefined
    if (outcome.is === 'draw' && isClub(other)) said.push(outcomeOf(outcome), one, { is: 'versus' }, other, END)
    else said.push(outcomeOf(outcome), one, END)
    next += isClub(other) ? 3 : 1
    if (!joins(items[next])) break
    next++
  }
  const isWhole = said.length > 0 && (items[next] === undefined || items[next]?.is === 'end')
  return isWhole ? { said, next } : undefined
}

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
    // "Grêmio e Athletico ganham de 1x0"
    const shared = items[next + 1]
    if (
      clubs.length > 1 &&
      isOutcome(verb) &&
      verb.isOfMany &&
      shared?.is === 'score' &&
      isOver(items[next + 2]) &&
      !anyMeet(clubs, meets)
    ) {
      spread.push(...clubs.flatMap((club) => [club, outcomeOf(verb), shared, END]))
      at = next + 1
      continue
    }
    const header = headerAt(items, at)
    if (header) {
      spread.push(...header.said)
      at = header.next - 1
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

/** "Gre-Nal 2x1 pro Tricolor": of the clubs with one name, the one that plays the derby. */
function narrowed(club: Extract<Item, { is: 'club' }>, ids: readonly ClubId[]): Item {
  const own = club.ids.filter((id) => ids.includes(id))
  return own.length > 0 ? { ...club, ids: own } : club
}

/** PM2: "empate no Gre-Nal" names both clubs; beside a club the name of a derby adds nothing. */
export function nameDerbies(items: readonly Item[]): Item[] {
  const named: Item[] = []
  let segment: Item[] = []
  const close = (next: readonly Item[] = []) => {
    const hasClub = segment.some(isClub)
    // "Grenal vai ser pegado, 1x1": the result may stand alone in the next part.
    const isAlone = next.length === 1 && !segment.some(isDecision)
    const isLevel = [...segment, ...(isAlone ? next : [])].some(isLevelResult)
    const derby = segment.find(({ is }) => is === 'derby')
    for (const said of segment) {
      const item = derby?.is === 'derby' && isClub(said) ? narrowed(said, [...derby.one, ...derby.other]) : said
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
