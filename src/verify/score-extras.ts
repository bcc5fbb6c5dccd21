import { tableOf, type Result } from './score-table.ts'

/** Written from docs/rules.md alone (BL7, BL8, BL12, BL18, ST3). It shares no code with the server's scoring. */

interface Goals {
  home: number
  away: number
}

export interface CupMatch {
  id: number
  /** Whether the match counts in the bolão. */
  counts: boolean
  group: string | null
  homeClub: number
  awayClub: number
  startsAtMs: number
  isOver: boolean
  score: Goals | null
  extraTime: Goals | null
  penalties: Goals | null
}

export interface Tie {
  id: number
  stage: number
  homeSlot: string | null
  awaySlot: string | null
  homeClub: number | null
  awayClub: number | null
  match: number | null
}

export interface Cup {
  sport: string
  matches: ReadonlyMap<number, CupMatch>
  ties: readonly Tie[]
  /** Goals of players in the matches that count. */
  goals: ReadonlyMap<number, number>
  afterExtraTime: boolean
}

/** ST7, BL10: penalties first, then the score after extra time, then ninety minutes. */
function winnerOf({ homeClub, awayClub, isOver, score, extraTime, penalties }: CupMatch): number | undefined {
  const last = penalties ?? extraTime ?? score
  if (!isOver || !last || last.home === last.away) return undefined
  return last.home > last.away ? homeClub : awayClub
}

const resultsOf = (matches: readonly CupMatch[]): Result[] =>
  matches.flatMap(({ score, isOver, homeClub, awayClub }) =>
    score && isOver ? [{ homeClub, awayClub, ...score }] : [],
  )

/** The club at a place of a group; undefined until the group is over, and where only lots would decide. */
function placedIn({ matches }: Cup, letter: string, place: number): number | undefined {
  const own = [...matches.values()].filter(({ group }) => group === letter)
  if (own.length === 0 || own.some(({ isOver }) => !isOver)) return undefined
  const clubs = [...new Set(own.flatMap(({ homeClub, awayClub }) => [homeClub, awayClub]))]
  const table = tableOf('futebol', clubs, resultsOf(own))
  const figures = (at: number) => {
    const row = table[at]
    return row && [row.points, row.wins, row.scored - row.conceded, row.scored].join()
  }
  const at = place - 1
  return figures(at) === figures(at - 1) || figures(at) === figures(at + 1) ? undefined : table[at]?.club
}

/** A match for third place has a slot for a loser, and is not part of the bracket. */
const isOfLosers = ({ homeSlot, awaySlot }: Tie) => [homeSlot, awaySlot].some((slot) => slot?.startsWith('L'))

export interface StageWinner {
  stage: number
  club: number
}

/** BL12, BL18: who has won a tie of each stage, and who has come out of the groups where these are the first stage. */
export function stageWinners(cup: Cup, isEarly: boolean): StageWinner[] {
  const tree = cup.ties.filter((tie) => !isOfLosers(tie))
  const stages = [...new Set(tree.map(({ stage }) => stage))].toSorted((a, b) => a - b)
  const won = tree.flatMap(({ stage, match }) => {
    const played = match === null ? undefined : cup.matches.get(match)
    const club = played && winnerOf(played)
    return club === undefined ? [] : [{ stage: stages.indexOf(stage) + (isEarly ? 2 : 1), club }]
  })
  if (!isEarly) return won
  const sides = tree
    .filter(({ stage }) => stage === stages[0])
    .flatMap((tie): [string | null, number | null][] => [
      [tie.homeSlot, tie.homeClub],
      [tie.awaySlot, tie.awayClub],
    ])
  const through = sides.flatMap(([slot, known]) => {
    const [, place, letter] = /^([12])([A-L])$/.exec(slot ?? '') ?? []
    const club = known ?? (place && letter ? placedIn(cup, letter, Number(place)) : undefined)
    return club === undefined ? [] : [{ stage: 1, club }]
  })
  return [...won, ...through]
}

export interface Choices {
  ties: number[]
  clubs: number[]
  placeClubs: number[]
}

/** BL12: the points once in the first stage, twice in the second, and so on. */
export function bracketPoints(
  { ties, clubs, placeClubs }: Choices,
  { cup, winners, isEarly, worth }: { cup: Cup; winners: readonly StageWinner[]; isEarly: boolean; worth: number },
): number {
  const stages = [...new Set(cup.ties.filter((tie) => !isOfLosers(tie)).map(({ stage }) => stage))].toSorted(
    (a, b) => a - b,
  )
  const stageOf = new Map(cup.ties.map(({ id, stage }) => [id, stages.indexOf(stage) + (isEarly ? 2 : 1)]))
  const named = new Set([
    ...ties.map((tie, at) => `${stageOf.get(tie)} ${clubs[at]}`),
    ...(isEarly ? placeClubs.map((club) => `1 ${club}`) : []),
  ])
  return winners.reduce((sum, { stage, club }) => sum + (named.has(`${stage} ${club}`) ? worth * stage : 0), 0)
}

/** Everybody with the highest sum. */
function leaders(sums: ReadonlyMap<number, number>): number[] | undefined {
  const most = Math.max(...sums.values())
  return sums.size === 0 ? undefined : [...sums].flatMap(([id, sum]) => (sum === most ? [id] : []))
}

function goalsOf({ matches, afterExtraTime }: Cup, isScored: boolean): Map<number, number> {
  const sums = new Map<number, number>()
  const add = (club: number, goals: number) => sums.set(club, (sums.get(club) ?? 0) + goals)
  for (const { counts, score, extraTime, homeClub, awayClub } of matches.values()) {
    const goals = (afterExtraTime ? extraTime : null) ?? score
    if (!counts || !goals) continue
    add(homeClub, isScored ? goals.home : goals.away)
    add(awayClub, isScored ? goals.away : goals.home)
  }
  return sums
}

/**
 * The clubs of the last stage with this many ties. The last stage with one tie is the final, because the match for
 * third place comes before it.
 */
function clubsOfStage({ ties }: Cup, size: number): number[] | undefined {
  const stages = [...new Set(ties.map(({ stage }) => stage))].toSorted((a, b) => b - a)
  const stage = stages.map((one) => ties.filter((tie) => tie.stage === one)).find(({ length }) => length === size)
  const clubs = stage?.flatMap(({ homeClub, awayClub }) => [homeClub, awayClub]) ?? []
  return clubs.length > 0 && clubs.every((club) => club !== null) ? clubs : undefined
}

function champion(cup: Cup): number[] | undefined {
  const all = [...cup.matches.values()]
  if (cup.ties.length === 0) {
    if (all.length === 0 || all.some(({ isOver }) => !isOver)) return undefined
    const clubs = [...new Set(all.flatMap(({ homeClub, awayClub }) => [homeClub, awayClub]))]
    return tableOf(cup.sport, clubs, resultsOf(all))
      .slice(0, 1)
      .map(({ club }) => club)
  }
  const stages = [...new Set(cup.ties.map(({ stage }) => stage))].toSorted((a, b) => b - a)
  const final = stages.map((one) => cup.ties.filter(({ stage }) => stage === one)).find(({ length }) => length === 1)
  const match = cup.matches.get(final?.[0]?.match ?? -1)
  const winner = match && winnerOf(match)
  return winner === undefined ? undefined : [winner]
}

/** BL8: the right answers; undefined while the results do not decide. */
export function rightAnswers(cup: Cup, { kind, group }: { kind: string; group: string | null }): number[] | undefined {
  const counted = [...cup.matches.values()].filter(({ counts }) => counts)
  const isPlayed = counted.length > 0 && counted.every(({ isOver }) => isOver)
  if (kind === 'champion') return champion(cup)
  if (kind === 'finalists') return clubsOfStage(cup, 1)
  if (kind === 'semifinalists') return clubsOfStage(cup, 2)
  if (kind === 'groupWinner') {
    const first = group === null ? undefined : placedIn(cup, group, 1)
    return first === undefined ? undefined : [first]
  }
  if (!isPlayed) return undefined
  if (kind === 'topScorer') return leaders(cup.goals)
  if (kind === 'mostGoals') return leaders(goalsOf(cup, true))
  return kind === 'mostConceded' ? leaders(goalsOf(cup, false)) : undefined
}
