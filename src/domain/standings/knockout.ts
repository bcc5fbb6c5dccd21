import { groupBy } from '#domain/group-by.ts'
import type { ClubId, MatchId } from '#domain/ids.ts'
import { whoGoesOn } from '#domain/match/who-goes-on.ts'
import type { Score } from '#domain/sport/outcome.ts'

export interface TiePlayed {
  matchId: MatchId
  homeId: ClubId
  isOver: boolean
  /** Without the goals of extra time; the running score while the match is played. */
  score: Score | null
  extraTime?: Score | null | undefined
  penalties?: Score | null | undefined
}

/** A match of the knock-out, whose sides may not be known yet. */
export interface KnockoutTie {
  id: number
  stage: string
  stageOrder: number
  /** The number of the tie: `W74` is the winner of number 74. */
  number: number | null
  startsAtMs: number
  homeId: ClubId | null
  awayId: ClubId | null
  /** The awaited club: `W74` is the winner of tie 74, `1A` the first of group A. */
  homeSlot: string | null
  awaySlot: string | null
  match: TiePlayed | null
}

export interface KnockoutLeg {
  startsAtMs: number
  match: TiePlayed | null
}

/** Two clubs that meet to decide which of them goes through, in one match or in two. */
export interface Meeting {
  id: number
  number: number | null
  home: { clubId: ClubId | null; slot: string | null }
  away: { clubId: ClubId | null; slot: string | null }
  legs: KnockoutLeg[]
  winnerId: ClubId | null
}

export interface KnockoutStage {
  name: string
  order: number
  startsAtMs: number
  meetings: Meeting[]
}

const isReturnOf = (a: KnockoutTie, b: KnockoutTie) =>
  a.homeId !== null && a.awayId !== null && a.homeId === b.awayId && a.awayId === b.homeId

function winnerOf(legs: readonly KnockoutTie[]): ClubId | null {
  const last = legs.at(-1)
  const first = legs.length > 1 ? legs[0]?.match : undefined
  const match = last?.match
  if (!last || !match?.isOver || !match.score || (first !== undefined && !(first?.isOver && first.score))) return null
  // The home side of the second leg was the away side of the first.
  const lead = first?.score ? first.score.away - first.score.home : 0
  const side = whoGoesOn({ ...match, score: match.score }, lead)
  return side === null ? null : side === 'home' ? last.homeId : last.awayId
}

function meetingOf(legs: readonly KnockoutTie[]): Meeting {
  const [first] = legs as readonly [KnockoutTie, ...KnockoutTie[]]
  return {
    id: first.id,
    number: first.number,
    home: { clubId: first.homeId, slot: first.homeSlot },
    away: { clubId: first.awayId, slot: first.awaySlot },
    legs: legs.map(({ startsAtMs, match }) => ({ startsAtMs, match })),
    winnerId: winnerOf(legs),
  }
}

function meetingsOf(ties: readonly KnockoutTie[]): Meeting[] {
  const meetings: KnockoutTie[][] = []
  for (const tie of ties.toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.id - b.id)) {
    const before = meetings.find((legs) => legs.length === 1 && legs[0] && isReturnOf(legs[0], tie))
    if (before) before.push(tie)
    else meetings.push([tie])
  }
  return meetings.map(meetingOf).sort((a, b) => (a.number ?? 0) - (b.number ?? 0) || a.id - b.id)
}

const numberIn = (slot: string | null) => Number(/^[WL](\d+)$/.exec(slot ?? '')?.[1])

/** Orders the meetings of each stage: those whose winners meet are next to each other. */
function asDrawn(stages: readonly KnockoutStage[]): KnockoutStage[] {
  const places = new Map<Meeting, number>()
  function visit(meeting: Meeting, at: number): void {
    if (places.has(meeting)) return
    const earlier = stages.slice(0, at)
    for (const { clubId, slot } of [meeting.home, meeting.away]) {
      const stage = earlier.findLastIndex(({ meetings }) => meetings.some((other) => leadsTo(other, clubId, slot)))
      const feeder = earlier[stage]?.meetings.find((other) => leadsTo(other, clubId, slot))
      if (feeder) visit(feeder, stage)
    }
    places.set(meeting, places.size)
  }
  for (const [at, { meetings }] of [...stages.entries()].reverse()) for (const meeting of meetings) visit(meeting, at)
  const placeOf = (meeting: Meeting) => places.get(meeting) ?? 0
  return stages.map((stage) => ({ ...stage, meetings: stage.meetings.toSorted((a, b) => placeOf(a) - placeOf(b)) }))
}

const leadsTo = ({ number, home, away }: Meeting, clubId: ClubId | null, slot: string | null) =>
  (number !== null && number === numberIn(slot)) ||
  (clubId !== null && (home.clubId === clubId || away.clubId === clubId))

/** ST7: the stages of a knock-out in the order in which they are played. Two legs are one meeting. */
export function knockoutStages(ties: readonly KnockoutTie[]): KnockoutStage[] {
  const stages = [...groupBy(ties, ({ stageOrder }) => stageOrder)].sort(([a], [b]) => a - b)
  return asDrawn(
    stages.map(([order, own]) => ({
      name: own[0]?.stage ?? '',
      order,
      startsAtMs: Math.min(...own.map(({ startsAtMs }) => startsAtMs)),
      meetings: meetingsOf(own),
    })),
  )
}

/** ST8: the winner of the last meeting that is alone in its stage; null while there is none. */
export function knockoutChampion(stages: readonly KnockoutStage[]): ClubId | null {
  return stages.findLast(({ meetings }) => meetings.length === 1)?.meetings[0]?.winnerId ?? null
}
