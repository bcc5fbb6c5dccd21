import type { ClubId } from '#domain/ids.ts'

export interface CupTie {
  id: number
  stageOrder: number
  /** To which `W74` refers. */
  number: number | null
  homeSlot: string | null
  awaySlot: string | null
  homeId: ClubId | null
  awayId: ClubId | null
}

/** A side of a tie: a club that is known, or the winner of an earlier tie. */
export type BracketSide = { clubId: ClubId } | { winnerOf: number }

export interface BracketTie {
  id: number
  /** 1 for the first stage of the tree. */
  stage: number
  home: BracketSide
  away: BracketSide
}

/** Who wins each tie, by its id. */
export type BracketChoices = ReadonlyMap<number, ClubId>

/**
 * BL12: the tree from its first stage to the final, as soon as both sides of all first ties are known; undefined where the cup does not tell how it
 * goes on. A match for the third place hangs on losers and is no part of it.
 */
export function bracketOf(ties: readonly CupTie[]): BracketTie[] | undefined {
  const tree = ties.filter(({ homeSlot, awaySlot }) => !isOfLosers(homeSlot) && !isOfLosers(awaySlot))
  const orders = [...new Set(tree.map(({ stageOrder }) => stageOrder))].sort((a, b) => a - b)
  const byNumber = new Map(tree.flatMap((tie) => (tie.number === null ? [] : [[tie.number, tie.id]])))
  const found: BracketTie[] = []
  for (const tie of tree.toSorted((a, b) => a.stageOrder - b.stageOrder || (a.number ?? a.id) - (b.number ?? b.id))) {
    const stage = orders.indexOf(tie.stageOrder) + 1
    const side = (slot: string | null, clubId: ClubId | null): BracketSide | undefined => {
      const winnerOf = byNumber.get(Number(/^W(\d+)$/.exec(slot ?? '')?.[1]))
      if (stage > 1) return winnerOf === undefined ? undefined : { winnerOf }
      return clubId === null ? undefined : { clubId }
    }
    const home = side(tie.homeSlot, tie.homeId)
    const away = side(tie.awaySlot, tie.awayId)
    if (!home || !away) return undefined
    found.push({ id: tie.id, stage, home, away })
  }
  return found.length > 1 && found.filter(({ stage }) => stage === orders.length).length === 1 ? found : undefined
}

const isOfLosers = (slot: string | null) => slot?.startsWith('L') ?? false

/** Who would meet in a tie, by what was chosen so far. */
export function sidesOf(
  { home, away }: Pick<BracketTie, 'home' | 'away'>,
  choices: BracketChoices,
): { home: ClubId | undefined; away: ClubId | undefined } {
  const clubOf = (side: BracketSide) => ('clubId' in side ? side.clubId : choices.get(side.winnerOf))
  return { home: clubOf(home), away: clubOf(away) }
}

/** The tree fills itself: a choice stays as long as its club still reaches the tie. */
export function prunedChoices(bracket: readonly BracketTie[], choices: BracketChoices): Map<number, ClubId> {
  const kept = new Map<number, ClubId>()
  for (const tie of bracket) {
    const chosen = choices.get(tie.id)
    const { home, away } = sidesOf(tie, kept)
    if (chosen !== undefined && (chosen === home || chosen === away)) kept.set(tie.id, chosen)
  }
  return kept
}

/** A club that won its tie of a stage. */
export interface StageWinner {
  stage: number
  clubId: ClubId
}
