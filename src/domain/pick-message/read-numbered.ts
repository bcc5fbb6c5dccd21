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
  const [only, ...more] = isLevel ? said.filter(({ is }) => is !== 'draw') : said
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
