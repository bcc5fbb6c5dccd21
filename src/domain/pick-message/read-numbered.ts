import { hasUnknownClub } from './clause-shape.ts'
import type { Item } from './item-words.ts'
import { meetsIn, plays, type MessageContext } from './message-match.ts'
import { carries } from './message-shape.ts'
import { nothing, readClause } from './read-clause.ts'
import type { Statement } from './read-statement.ts'
import { createCollection, type Collection } from './said-picks.ts'

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
export function readNumbered({ number, items, context, collection }: Numbered): void {
  const match = context.matches.find(({ id }) => id === context.list?.[number - 1])
  const clubs = items.flatMap((item) => (item.is === 'club' ? [item.ids] : []))
  if (!match || items.some(({ is }) => is === 'doubt' || is === 'question')) return collection.ask('unclear')
  if (clubs.length > 0) {
    if (!clubs.every((ids) => plays(match, ids))) return collection.ask('contradiction', clubs.flat())
    // "O último Santos, os do meio empate": a draw in another part may be of another match.
    const end = items.findIndex(({ is }) => is === 'end')
    const own = items.slice(0, end < 0 ? items.length : end).filter(({ is }) => carries.has(is))
    if (own.length === 1 && own[0]?.is === 'club' && items.slice(own.length).some(({ is }) => is === 'draw') && end > 0)
      return collection.ask('contradiction', clubs.flat())
    const within = createCollection({ ...context, matches: [match] })
    const [only, ...more] = items.filter(({ is }) => carries.has(is))
    const [named] = more
    // "3) 1x2, vai Timão": the club that is named wins by this score of home and away.
    const isAwayWin =
      only?.is === 'score' && only.first < only.second && named?.is === 'club' && named.ids.includes(match.awayId)
    if (isAwayWin && more.length === 1)
      return collection.add(
        { first: [match.homeId], says: { kind: 'score', first: only.first, second: only.second } },
        false,
      )
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
  if (hasUnknownClub(items)) return collection.ask('club_unknown')
  const said = items.filter(({ is }) => carries.has(is))
  // "4 empate 1x1"
  const isLevel = said.some((item) => item.is === 'score' && item.first === item.second)
  const bySide = scoreOfSide(said)
  if (bySide) return collection.add({ first: [match.homeId], second: [match.awayId], says: bySide }, false)
  const [only, ...more] = isLevel
    ? said.filter(({ is }) => is !== 'draw')
    : said.filter(({ is }) => is !== 'win' || !said.some((item) => item.is === 'side'))
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

/** "Visitante 2x1", "2x1 pro mandante": the side that is named has more goals. */
function scoreOfSide(said: readonly Item[]): Statement['says'] | undefined {
  const side = said.find((item) => item.is === 'side')
  const score = said.find((item) => item.is === 'score')
  const isOnly = said.every(({ is }) => is === 'side' || is === 'score' || is === 'win')
  if (side?.is !== 'side' || score?.is !== 'score' || said.length > 3 || !isOnly) return undefined
  const [least, most] = [Math.min(score.first, score.second), Math.max(score.first, score.second)]
  // "Mandante 1x2" says two things.
  if (least === most || (side.side === 'home' && score.first < score.second)) return undefined
  return side.side === 'home'
    ? { kind: 'score', first: most, second: least }
    : { kind: 'score', first: least, second: most }
}

/** PM4: "Grêmio 2x1, os outros 1x0": the rest is clear where everything before it is, and is of the list. */
export function readRest({ items, context, collection }: Omit<Numbered, 'number'>): void {
  const { picks, asks } = collection.result(null)
  const list = context.list ?? []
  if (asks.length > 0 || picks.length === 0 || picks.some(({ matchId }) => !list.includes(matchId)))
    return collection.ask('unclear')
  const named = new Set(picks.map(({ matchId }) => matchId))
  for (const [at, id] of list.entries())
    if (!named.has(id)) readNumbered({ number: at + 1, items, context, collection })
}

/** PM4: "Fla Inter Palmeiras São Paulo": one club of each match of the list, in its order. Returns whether it is so. */
export function readWinners(items: readonly Item[], context: MessageContext, collection: Collection): boolean {
  const list = context.list ?? []
  const said = items.filter((item) => item.is !== 'and' && item.is !== 'end')
  if (list.length < 2 || said.length !== list.length) return false
  const winners = said.flatMap((item, at) => {
    const match = context.matches.find(({ id }) => id === list[at])
    const sides = match ? [match.homeId, match.awayId] : []
    const own = item.is === 'club' ? sides.filter((id) => item.ids.includes(id)) : []
    return own.length === 1 ? [own] : []
  })
  if (winners.length !== list.length) return false
  for (const first of winners) collection.add({ first, says: { kind: 'outcome', outcome: 'first' } }, false)
  return true
}
