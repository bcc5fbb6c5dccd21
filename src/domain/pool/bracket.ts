import type { ClubId } from '#domain/ids.ts'

export interface CupTie {
  id: number
  stageOrder: number
  /** The number of the tie: `W74` is the winner of number 74. */
  number: number | null
  homeSlot: string | null
  awaySlot: string | null
  homeId: ClubId | null
  awayId: ClubId | null
}

/** A side of a tie: a known club, the winner of an earlier tie, or the club that takes a place of a group (`1A`). */
export type BracketSide = { clubId: ClubId } | { winnerOf: number } | { place: string }

export interface BracketTie {
  id: number
  /** 1 for the first stage of the tree; the groups are that stage if they are part of it. */
  stage: number
  home: BracketSide
  away: BracketSide
}

export interface BracketGroup {
  /** The letter of the group, such as 'A'. */
  letter: string
  clubIds: readonly ClubId[]
}

export interface Bracket {
  /** BL18: groups of which people also predict the first two clubs; none if the first ties are known. */
  groups: readonly BracketGroup[]
  ties: readonly BracketTie[]
}

/** The winner of each tie, by its id, and the club at each place of a group, by `1A`. */
export type BracketChoices = ReadonlyMap<number | string, ClubId>

export const placesOf = ({ letter }: Pick<BracketGroup, 'letter'>): [string, string] => [`1${letter}`, `2${letter}`]

/**
 * BL12: the tree from its first stage to the final; undefined until both sides of all first ties are known, or if the
 * cup does not say how it goes on. BL18: with groups the tree starts from their places instead. A match for third place
 * depends on losers and is not part of the tree.
 */
export function bracketOf(ties: readonly CupTie[], groups: readonly BracketGroup[] = []): Bracket | undefined {
  const tree = ties.filter(({ homeSlot, awaySlot }) => !isOfLosers(homeSlot) && !isOfLosers(awaySlot))
  const orders = [...new Set(tree.map(({ stageOrder }) => stageOrder))].sort((a, b) => a - b)
  const byNumber = new Map(tree.flatMap((tie) => (tie.number === null ? [] : [[tie.number, tie.id]])))
  const places = new Set(groups.flatMap(placesOf))
  const before = groups.length > 0 ? 1 : 0
  const found: BracketTie[] = []
  for (const tie of tree.toSorted((a, b) => a.stageOrder - b.stageOrder || (a.number ?? a.id) - (b.number ?? b.id))) {
    const at = orders.indexOf(tie.stageOrder)
    const side = (slot: string | null, clubId: ClubId | null): BracketSide | undefined => {
      const winnerOf = byNumber.get(Number(/^W(\d+)$/.exec(slot ?? '')?.[1]))
      if (at > 0) return winnerOf === undefined ? undefined : { winnerOf }
      if (before > 0) return slot !== null && places.has(slot) ? { place: slot } : undefined
      return clubId === null ? undefined : { clubId }
    }
    const home = side(tie.homeSlot, tie.homeId)
    const away = side(tie.awaySlot, tie.awayId)
    if (!home || !away) return undefined
    found.push({ id: tie.id, stage: at + 1 + before, home, away })
  }
  const [final, ...others] = found.filter(({ stage }) => stage === orders.length + before)
  if (!final || others.length > 0 || found.length < 2) return undefined
  return { groups: groups.toSorted((a, b) => (a.letter < b.letter ? -1 : 1)), ties: asDrawn(found, final) }
}

/** Stage by stage; ties whose winners meet are next to each other. */
function asDrawn(ties: readonly BracketTie[], final: BracketTie): BracketTie[] {
  const places = new Map<number, number>()
  const walk = (tie: BracketTie | undefined): void => {
    if (!tie) return
    for (const side of [tie.home, tie.away]) if ('winnerOf' in side) walk(ties.find(({ id }) => id === side.winnerOf))
    places.set(tie.id, places.size)
  }
  walk(final)
  const placeOf = ({ id }: BracketTie) => places.get(id) ?? places.size
  return ties.toSorted((a, b) => a.stage - b.stage || placeOf(a) - placeOf(b))
}

const isOfLosers = (slot: string | null) => slot?.startsWith('L') ?? false

/** The clubs that would meet in a tie, by the choices so far. */
export function sidesOf(
  { home, away }: Pick<BracketTie, 'home' | 'away'>,
  choices: BracketChoices,
): { home: ClubId | undefined; away: ClubId | undefined } {
  const clubOf = (side: BracketSide) =>
    'clubId' in side ? side.clubId : choices.get('place' in side ? side.place : side.winnerOf)
  return { home: clubOf(home), away: clubOf(away) }
}

/** The tree fills itself: a choice stays as long as its club still reaches the tie. */
export function prunedChoices({ groups, ties }: Bracket, choices: BracketChoices): Map<number | string, ClubId> {
  const kept = new Map<number | string, ClubId>()
  for (const group of groups)
    for (const place of placesOf(group)) {
      const chosen = choices.get(place)
      const isTaken = placesOf(group).some((other) => kept.get(other) === chosen)
      if (chosen !== undefined && group.clubIds.includes(chosen) && !isTaken) kept.set(place, chosen)
    }
  for (const tie of ties) {
    const chosen = choices.get(tie.id)
    const { home, away } = sidesOf(tie, kept)
    if (chosen !== undefined && (chosen === home || chosen === away)) kept.set(tie.id, chosen)
  }
  return kept
}

/**
 * One tap: a club without a place takes the next free place of its group, or that of the second club; a club with a
 * place gives it up.
 */
export function tapPlace(
  bracket: Bracket,
  choices: BracketChoices,
  { letter, clubId }: { letter: string; clubId: ClubId },
) {
  const next = new Map(choices)
  const [first, second] = placesOf({ letter })
  const own = [first, second].find((place) => choices.get(place) === clubId)
  if (own !== undefined) next.delete(own)
  else next.set(choices.has(first) ? second : first, clubId)
  return prunedChoices(bracket, next)
}

/** How many choices a whole bracket has. */
export const choicesIn = ({ groups, ties }: Bracket): number => groups.flatMap(placesOf).length + ties.length

/** A club that won its tie of a stage, or came out of its group. */
export interface StageWinner {
  stage: number
  clubId: ClubId
}
