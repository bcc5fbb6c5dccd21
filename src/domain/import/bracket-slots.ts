import type { ClubId } from '#domain/ids.ts'
import { whoGoesOn } from '#domain/match/who-goes-on.ts'
import { buildTable, type PlayedMatch } from '#domain/standings/standings.ts'
import type { Score } from '#domain/sport/outcome.ts'

export interface FinishedTie {
  number: number
  homeId: ClubId
  awayId: ClubId
  score: Score
  extraTime?: Score | undefined
  penalties?: Score | undefined
}

/** IM8: the club that goes through; undefined if the tie is level. */
export function winnerOf({ homeId, awayId, ...match }: Omit<FinishedTie, 'number'>): ClubId | undefined {
  const side = whoGoesOn(match)
  return side === null ? undefined : side === 'home' ? homeId : awayId
}

export interface FinishedGroup {
  /** The letter of the group, such as 'A'. */
  letter: string
  clubIds: readonly ClubId[]
  matches: readonly PlayedMatch[]
  isOver: boolean
}

export interface CupMatch {
  group: string | null
  homeId: ClubId
  awayId: ClubId
  startsAtMs: number
  isOver: boolean
  score: Score | null
  extraTime?: Score | undefined
  penalties?: Score | undefined
}

/** The groups A to L that the matches name, by letter. */
export function groupsOf(matches: readonly CupMatch[]): Map<string, FinishedGroup & { endsAtMs: number }> {
  const groups = new Map<string, CupMatch[]>()
  for (const match of matches) {
    const letter = /^(?:Group|Grupo)\s+([A-L])$/i.exec(match.group ?? '')?.[1]?.toUpperCase()
    if (letter) groups.set(letter, [...(groups.get(letter) ?? []), match])
  }
  return new Map(
    [...groups].map(([letter, played]) => [
      letter,
      {
        letter,
        clubIds: [...new Set(played.flatMap(({ homeId, awayId }) => [homeId, awayId]))],
        isOver: played.every(({ isOver }) => isOver),
        endsAtMs: Math.max(...played.map(({ startsAtMs }) => startsAtMs)),
        matches: played.flatMap(({ score, ...match }) => (score ? [{ ...match, score }] : [])),
      },
    ]),
  )
}

/** The first or second of a group that is over, if points, wins, difference and goals decide it. */
function placedIn({ clubIds, matches, isOver }: FinishedGroup, place: number): ClubId | undefined {
  if (!isOver) return undefined
  const table = buildTable({ sport: 'futebol', clubIds, matches })
  const figures = ({ points, wins, goalsFor, goalsAgainst }: (typeof table)[number]) =>
    [points, wins, goalsFor - goalsAgainst, goalsFor].join()
  const row = table[place - 1]
  if (!row) return undefined
  // Clubs that only lots or a rule of that cup could separate wait for the next file.
  const isTied = table.some((other) => other !== row && figures(other) === figures(row))
  return isTied ? undefined : row.clubId
}

/**
 * IM8: the club that takes a place of the bracket, if that is decided: `W74`, `L101`, `1A`, `2A`. Best thirds come from
 * a file.
 */
export function clubForSlot(
  slot: string,
  { ties, groups }: { ties: ReadonlyMap<number, FinishedTie>; groups: ReadonlyMap<string, FinishedGroup> },
): ClubId | undefined {
  const [, kind, number] = /^([WL])(\d+)$/.exec(slot) ?? []
  if (kind !== undefined) {
    const tie = ties.get(Number(number))
    const winner = tie && winnerOf(tie)
    if (!tie || winner === undefined) return undefined
    return kind === 'W' ? winner : winner === tie.homeId ? tie.awayId : tie.homeId
  }
  const [, place, letter] = /^([12])([A-L])$/.exec(slot) ?? []
  const group = letter === undefined ? undefined : groups.get(letter)
  return group && placedIn(group, Number(place))
}
