import type { ClubId } from '#domain/ids.ts'
import type { Item } from './item-words.ts'

/** What a part of a sentence says about one match, by the clubs that it names. */
export interface Statement {
  first: ClubId[]
  /** The club that it names second; undefined: whoever plays against the first. */
  second?: ClubId[]
  says:
    | { kind: 'score'; first: number; second: number }
    | { kind: 'outcome'; outcome: 'first' | 'second' | 'draw' }
    | { kind: 'side'; side: 'home' | 'away' }
}

/** Whether any of the first clubs plays against any of the second. */
export type Meets = (first: readonly ClubId[], second: readonly ClubId[]) => boolean

export type Reading = { statement: Statement; next: number } | { unclear: true; next: number } | undefined

type Says = Statement['says']
const isAt = <Is extends Item['is']>(items: readonly Item[], at: number, is: Is) => {
  const item = items[at]
  return item?.is === is ? (item as Extract<Item, { is: Is }>) : undefined
}

/** The winner has more goals, whatever the order in which they are said. */
function wonBy({ first, second }: { first: number; second: number }): Says | undefined {
  if (first === second) return undefined
  return { kind: 'score', first: Math.max(first, second), second: Math.min(first, second) }
}
const turned = (says: Says): Says => {
  if (says.kind === 'score') return { kind: 'score', first: says.second, second: says.first }
  if (says.kind === 'side' || says.outcome === 'draw') return says
  return { kind: 'outcome', outcome: says.outcome === 'first' ? 'second' : 'first' }
}

const made = (statement: Statement, next: number): Reading => ({ statement, next })
const unclear = (next: number): Reading => ({ unclear: true, next })
const paired = (first: ClubId[], second: ClubId[] | undefined, says: Says): Statement => ({
  first,
  ...(second && { second }),
  says,
})

/** "Fla 2 Bahia 1", "Fla 2 x Bahia 1", "2 Fla 1 Bahia". */
function readApart(items: readonly Item[], at: number): Reading {
  const [one, , three] = items.slice(at, at + 4)
  const skip = isAt(items, at + 2, 'versus') || isAt(items, at + 2, 'and') ? 1 : 0
  const a = isAt(items, at, 'club')
  const aGoals = isAt(items, at + 1, 'number')
  const b = isAt(items, at + 2 + skip, 'club')
  const bGoals = isAt(items, at + 3 + skip, 'number')
  if (a && aGoals && b && bGoals)
    return made(paired(a.ids, b.ids, { kind: 'score', first: aGoals.value, second: bGoals.value }), at + 4 + skip)
  if (one?.is !== 'number') return undefined
  const [c, d] = [isAt(items, at + 1, 'club'), isAt(items, at + 3 + skip, 'club')]
  const dGoals = isAt(items, at + 2 + skip, 'number')
  if (!c || !d || !dGoals || !three) return undefined
  return made(paired(c.ids, d.ids, { kind: 'score', first: one.value, second: dGoals.value }), at + 4 + skip)
}

/** The second club of "Fla x Bahia", "Fla e Bahia", "Fla Bahia". */
function secondAt(items: readonly Item[], at: number): { ids: ClubId[]; next: number } | undefined {
  const joins = isAt(items, at, 'versus') || isAt(items, at, 'and')
  const club = isAt(items, joins ? at + 1 : at, 'club')
  return club && { ids: club.ids, next: joins ? at + 2 : at + 1 }
}

/** After "ganha" or "perde": against whom and by how much, in either order. */
interface Decided {
  items: readonly Item[]
  at: number
  first: ClubId[]
  isWin: boolean
  meets: Meets
}

function readDecided({ items, at, first, isWin, meets }: Decided): Reading {
  let next = at
  const named = isAt(items, next, 'club')
  const hasScore = named !== undefined && isAt(items, next + 1, 'score') !== undefined
  const isBeaten = hasScore && meets(first, named.ids)
  // "O Flamengo ganha do Vasco de 2x0", although they do not play each other
  if (hasScore && !isBeaten) return unclear(next + 2)
  let second = isAt(items, next, 'versus')
    ? secondAt(items, next)
    : named && isBeaten
      ? { ids: named.ids, next: next + 1 }
      : secondOnly(items, next)
  if (second) next = second.next
  const score = isAt(items, next, 'score')
  if (score) next++
  if (!second && score && !isAt(items, next, 'end')) {
    second = isAt(items, next, 'versus') ? secondAt(items, next) : secondOnly(items, next)
    if (second && hasOwnResult(items, second.next)) second = undefined
    if (second) next = second.next
  }
  if (isAt(items, next, 'number')) return unclear(next + 1)
  const says = score ? wonBy(score) : ({ kind: 'outcome', outcome: 'first' } as const)
  // "Perde de 2 a 0" is usual, "ganha de 0 a 2" says two things.
  if (!says || (isWin && score && score.first < score.second)) return unclear(next)
  return made(paired(first, second?.ids, isWin ? says : turned(says)), next)
}

const secondOnly = (items: readonly Item[], at: number) => {
  const club = isAt(items, at, 'club')
  return club && !hasOwnResult(items, at + 1) ? { ids: club.ids, next: at + 1 } : undefined
}

const DECIDES: ReadonlySet<string> = new Set(['win', 'lose', 'draw'])
const RESULTS: ReadonlySet<string> = new Set(['score', 'draw', 'win', 'lose', 'number'])
const hasOwnResult = (items: readonly Item[], at: number) => RESULTS.has(items[at]?.is ?? '')

/** "Fla e Bahia empatam", "Inter empata em 1x1". */
function readDraw(
  items: readonly Item[],
  at: number,
  clubs: { first: ClubId[]; second: ClubId[] | undefined },
): Reading {
  const score = isAt(items, at, 'score')
  let next = score ? at + 1 : at
  if (score && score.first !== score.second) return unclear(next)
  const number = isAt(items, next, 'number')
  if (number) return unclear(next + 1)
  const after = clubs.second ? undefined : secondOnly(items, isAt(items, next, 'versus') ? next + 1 : next)
  if (after) next = after.next
  const says: Says = score
    ? { kind: 'score', first: score.first, second: score.second }
    : { kind: 'outcome', outcome: 'draw' }
  return made(paired(clubs.first, clubs.second ?? after?.ids, says), next)
}

interface FromClub {
  items: readonly Item[]
  at: number
  isBet: boolean
  meets: Meets
}

/** A part that begins with a club. */
function readFromClub({ items, at, isBet, meets }: FromClub): Reading {
  const apart = readApart(items, at)
  if (apart) return apart
  const first = isAt(items, at, 'club')?.ids ?? []
  const isJoined = isAt(items, at + 1, 'and') && DECIDES.has(items[at + 2]?.is ?? '')
  const after = isJoined ? at + 2 : at + 1
  const score = isAt(items, after, 'score')
  const named = isAt(items, after + 1, 'club')
  // "Pro jogo do Fla é 2 a 1 Bahia"
  if (score && named && isAt(items, at, 'club')?.isOfMatch && meets(first, named.ids))
    return readFromScore(items, after)
  // "Botafogo 2x0 Fogão" names one club twice.
  const isTwice = named?.ids.length === 1 && first.length === 1 && named.ids[0] === first[0]
  if (score && isTwice && !hasOwnResult(items, after + 2)) {
    const says = { kind: 'score', first: score.first, second: score.second } as const
    return score.first < score.second ? unclear(after + 2) : made(paired(first, undefined, says), after + 2)
  }
  if (score) {
    const says = { kind: 'score', first: score.first, second: score.second } as const
    // "Mengão 4x0, amassa": the outcome of the score, said once more.
    if (isAt(items, after + 1, 'win') && isOver(items[after + 2]))
      return score.first > score.second ? made(paired(first, undefined, says), after + 2) : unclear(after + 2)
    const joined = isAt(items, after + 1, 'versus') ? secondAt(items, after + 1) : undefined
    const second = joined ?? secondOnly(items, after + 1)
    // "Dá Fla 1x2" says two things.
    if (isBet && score.first < score.second) return unclear(second?.next ?? after + 1)
    return made(paired(first, second?.ids, says), second?.next ?? after + 1)
  }
  // "No jogo do Santos vai dar 2x0 pro Peixe"
  const again = isAt(items, after, 'bet') && isAt(items, after + 1, 'score') && isAt(items, after + 2, 'club')
  if (again && again.ids.some((id) => first.includes(id))) return readFromScore(items, after + 1)
  // "No jogo do Vasco vai dar empate"
  if (isAt(items, after, 'bet') && isAt(items, after + 1, 'draw'))
    return readDraw(items, after + 2, { first, second: undefined })
  if (isAt(items, after, 'win')) return readDecided({ items, at: after + 1, first, isWin: true, meets })
  if (isAt(items, after, 'lose')) return readDecided({ items, at: after + 1, first, isWin: false, meets })
  if (isAt(items, after, 'draw')) return readDraw(items, after + 1, { first, second: undefined })
  const second = secondAt(items, after)
  if (second) {
    // "Timão surpreende o Porco e vence por 2x1"
    const isObject = second.next === after + 1 && isAt(items, second.next, 'and')
    if (isObject && isAt(items, second.next + 1, 'win'))
      return readDecided({ items, at: second.next + 2, first, isWin: true, meets })
    const isSaid = isAt(items, second.next, 'bet') && !isAt(items, second.next + 1, 'club')
    const from = isSaid ? second.next + 1 : second.next
    const said = isAt(items, from, 'score')
    if (said) return readScoreOfPair({ items, at: from, first, second: second.ids })
    if (isAt(items, from, 'draw')) return readDraw(items, from + 1, { first, second: second.ids })
    // "Fla x Bahia dá Fla": the second time names the winner.
    const winner = isAt(items, second.next, 'bet') && isAt(items, second.next + 1, 'club')
    if (winner) return readNamedWinner({ items, at: second.next + 1, first, second: second.ids })
    // "Grêmio x Santos -> Grêmio"
    const isVersus = isAt(items, after, 'versus') && isAt(items, second.next, 'club')
    if (isVersus && isOver(items[second.next + 1]))
      return readNamedWinner({ items, at: second.next, first, second: second.ids })
  }
  return isBet && !second ? made(paired(first, undefined, { kind: 'outcome', outcome: 'first' }), after) : undefined
}

const isOver = (item: Item | undefined) => item === undefined || item.is === 'end'

interface NamedWinner {
  items: readonly Item[]
  at: number
  first: ClubId[]
  second: ClubId[]
}

/** "Fla x Bahia 3x1", "Fla x Bahia 2 a 1 Bahia"; "Fla x Bahia 2x1 Bahia" says two things. */
function readScoreOfPair({ items, at, first, second }: NamedWinner): Reading {
  const score = isAt(items, at, 'score')
  if (!score) return undefined
  const says = { kind: 'score', first: score.first, second: score.second } as const
  const named = secondOnly(items, at + 1)
  const isOfMatch = named?.ids.some((id) => first.includes(id) || second.includes(id))
  if (!named || !isOfMatch) return made(paired(first, second, says), at + 1)
  // A spoken score begins with the goals of the winner.
  if (score.isSpoken && score.first > score.second)
    return readNamedWinner({ items: [...items.slice(0, at), ...items.slice(at + 1, at + 2), score], at, first, second })
  const winner = score.first > score.second ? first : score.first < score.second ? second : undefined
  return winner && named.ids.some((id) => winner.includes(id))
    ? made(paired(first, second, says), named.next)
    : unclear(named.next)
}

function readNamedWinner({ items, at, first, second }: NamedWinner): Reading {
  const named = isAt(items, at, 'club')?.ids ?? []
  const isFirst = named.some((id) => first.includes(id))
  const isSecond = named.some((id) => second.includes(id))
  if (isFirst === isSecond) return unclear(at + 1)
  const score = isAt(items, at + 1, 'score')
  const says = score ? wonBy(score) : ({ kind: 'outcome', outcome: 'first' } as const)
  if (!says) return unclear(at + 2)
  return made(paired(first, second, isFirst ? says : turned(says)), at + (score ? 2 : 1))
}

/** "2 a 1 Mengão", "1x1 Inter e Bahia". */
function readFromScore(items: readonly Item[], at: number): Reading {
  const score = isAt(items, at, 'score')
  const skip = isAt(items, at + 1, 'win') || isAt(items, at + 1, 'draw') ? 1 : 0
  const club = isAt(items, at + 1 + skip, 'club')
  if (!score || !club) return undefined
  const isDraw = score.first === score.second
  if (isAt(items, at + 1, 'draw') && !isDraw) return unclear(at + 3)
  if (isAt(items, at + 1, 'win') && isDraw) return unclear(at + 3)
  const second = secondAt(items, at + 2 + skip)
  const pair = second && !hasOwnResult(items, second.next) ? second : undefined
  const says = { kind: 'score', first: score.first, second: score.second } as const
  if (pair) return made(paired(club.ids, pair.ids, says), pair.next)
  if (score.first < score.second) return unclear(at + 2 + skip)
  return made(paired(club.ids, undefined, says), at + 2 + skip)
}

/** One statement that begins at `at`; undefined where none does. */
export function readStatement(items: readonly Item[], at: number, meets: Meets): Reading {
  const item = items[at]
  if (item?.is === 'club') return readFromClub({ items, at, isBet: false, meets })
  if (item?.is === 'number') return readApart(items, at)
  // "2x0 em cima do Colorado"
  const against = item?.is === 'score' ? isAt(items, at + 1, 'versus') : undefined
  const loser = against?.isAgainst ? isAt(items, at + 2, 'club') : undefined
  if (item?.is === 'score' && loser && item.first > item.second)
    return made(paired(loser.ids, undefined, { kind: 'score', first: item.second, second: item.first }), at + 3)
  if (item?.is === 'score') return readFromScore(items, at)
  const club = isAt(items, at + 1, 'club')
  if (item?.is === 'bet' && club) return readFromClub({ items, at: at + 1, isBet: true, meets })
  if (item?.is === 'bet' && (isAt(items, at + 1, 'draw') || isAt(items, at + 1, 'win')))
    return readStatement(items, at + 1, meets)
  if (item?.is === 'win' && club) return readDecided({ items, at: at + 2, first: club.ids, isWin: true, meets })
  if (item?.is === 'lose' && club) return readDecided({ items, at: at + 2, first: club.ids, isWin: false, meets })
  if (item?.is !== 'draw') return undefined
  const score = isAt(items, at + 1, 'score')
  const named = isAt(items, score ? at + 2 : at + 1, 'club')
  if (!named) return undefined
  if (score && score.first !== score.second) return unclear(at + 3)
  const from = score ? at + 3 : at + 2
  const second = secondAt(items, from)
  const pair = second && !hasOwnResult(items, second.next) ? second : undefined
  const late = score ?? isAt(items, pair?.next ?? from, 'score')
  if (late && late.first !== late.second) return unclear((pair?.next ?? from) + 1)
  const says: Says = late
    ? { kind: 'score', first: late.first, second: late.second }
    : { kind: 'outcome', outcome: 'draw' }
  return made(paired(named.ids, pair?.ids, says), (pair?.next ?? from) + (late && !score ? 1 : 0))
}
