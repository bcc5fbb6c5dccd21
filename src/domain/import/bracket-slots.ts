import type { ClubId } from '#domain/ids.ts'
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

/** IM8: who goes through: by penalties if there were any, else by the score after extra time, else after ninety minutes. */
export function winnerOf({
  homeId,
  awayId,
  score,
  extraTime,
  penalties,
}: Omit<FinishedTie, 'number'>): ClubId | undefined {
  const { home, away } = penalties ?? extraTime ?? score
  if (home === away) return undefined
  return home > away ? homeId : awayId
}

export interface FinishedGroup {
  /** 'A'. */
  letter: string
  clubIds: readonly ClubId[]
  matches: readonly PlayedMatch[]
  isOver: boolean
}

/** First and second of a group that is over, as long as points, wins, difference and goals tell them apart. */
function placedIn({ clubIds, matches, isOver }: FinishedGroup, place: number): ClubId | undefined {
  if (!isOver) return undefined
  const table = buildTable({ sport: 'futebol', clubIds, matches })
  const figures = ({ points, wins, goalsFor, goalsAgainst }: (typeof table)[number]) =>
    [points, wins, goalsFor - goalsAgainst, goalsFor].join()
  const row = table[place - 1]
  if (!row) return undefined
  // Whom only lots or a rule of that cup could tell apart waits for the next file.
  const isTied = table.some((other) => other !== row && figures(other) === figures(row))
  return isTied ? undefined : row.clubId
}

/** IM8: whom a place of the bracket awaits, if that is decided: `W74`, `L101`, `1A`, `2A`. Thirds come from a file. */
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
