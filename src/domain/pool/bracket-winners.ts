import type { ClubId } from '#domain/ids.ts'
import { winnerOf, type CupMatch, type FinishedGroup } from '#domain/import/bracket-slots.ts'
import { placesOf, type Bracket, type BracketChoices, type CupTie, type StageWinner } from './bracket.ts'
import { throughOf } from './through-groups.ts'

/** A winner with the kick-off of the match that decided it; of a group, that is its last match. */
export interface DatedWinner extends StageWinner {
  atMs: number
}

interface Cup {
  ties: readonly { tie: CupTie; match: CupMatch | undefined }[]
  groups: ReadonlyMap<string, FinishedGroup & { endsAtMs: number }>
}

/**
 * BL12, BL18: the known winners of ties and, if the groups are part of the bracket, the clubs that came out of their
 * group.
 */
export function bracketWinners(bracket: Bracket, { ties, groups }: Cup): DatedWinner[] {
  const won = bracket.ties.flatMap(({ id, stage }): DatedWinner[] => {
    const match = ties.find(({ tie }) => tie.id === id)?.match
    const clubId = match?.isOver && match.score ? winnerOf({ ...match, score: match.score }) : undefined
    return match && clubId !== undefined ? [{ stage, clubId, atMs: match.startsAtMs }] : []
  })
  if (bracket.groups.length === 0) return won
  const through = throughOf(
    ties.map(({ tie }) => tie),
    groups,
  )
  const endOf = (clubId: ClubId) => [...groups.values()].find(({ clubIds }) => clubIds.includes(clubId))?.endsAtMs ?? 0
  return [...won, ...through.map((clubId) => ({ stage: 1, clubId, atMs: endOf(clubId) }))]
}

/** BL12, BL18: what a person's choices are worth, by the known winners. */
export const bracketWorth = (
  bracket: Bracket,
  choices: BracketChoices,
  { winners, bracketPoints }: { winners: readonly StageWinner[]; bracketPoints: number },
): number =>
  rightWinners(bracket, choices, winners).reduce((sum, winner) => sum + winnerPoints(bracketPoints, winner), 0)

/**
 * BL12: what a right winner is worth: the points of the bracket once in the first stage, twice in the second, and so
 * on.
 */
export const winnerPoints = (bracketPoints: number, { stage }: StageWinner): number => bracketPoints * stage

/** BL12: the winners that a person's choices name. */
export function rightWinners<Winner extends StageWinner>(
  { ties, groups }: Bracket,
  choices: BracketChoices,
  winners: readonly Winner[],
): Winner[] {
  const named = (stage: number, clubId: ClubId) =>
    ties.some((tie) => tie.stage === stage && choices.get(tie.id) === clubId) ||
    (stage === 1 && groups.flatMap(placesOf).some((place) => choices.get(place) === clubId))
  return winners.filter(({ stage, clubId }) => named(stage, clubId))
}
