import { percentOfRest } from './in-play.ts'

interface Sides {
  home: number
  away: number
}

export interface TimedEvent {
  minute: number
  kind: string
  clubId: number | null
  /** The score after the event. */
  score: Sides
}

export interface ChancesAt {
  minute: number
  homePercent: number
  drawPercent: number
  awayPercent: number
}

export interface TimedMatch {
  events: readonly TimedEvent[]
  homeId: number
  awayId: number
  /** The minute that is played, or the last one. */
  minute: number
  score: Sides
  isOver: boolean
  /** Goals that the forecast before the match expected of each side. */
  expected: Sides
}

/** FO2: minutes between two points. */
const STEP = 5
const LAST = 90

export const isRed = ({ kind }: { kind: string }): boolean => kind === 'red' || kind === 'second_yellow'

/** FO2: the chances of FO1 from kick-off on. Empty if the events do not lead to the score. */
export function chancesOverTime({ events, homeId, awayId, isOver, ...match }: TimedMatch): ChancesAt[] {
  const until = Math.min(isOver ? LAST : match.minute, LAST)
  const passed = (minute: number) => events.filter((event) => event.minute <= minute)
  const scoreAt = (minute: number) => passed(minute).at(-1)?.score ?? { home: 0, away: 0 }
  const told = scoreAt(until)
  if (told.home !== match.score.home || told.away !== match.score.away) return []
  const minutes = Array.from({ length: Math.ceil(until / STEP) + 1 }, (_, at) => Math.min(at * STEP, until))
  return [...new Set(minutes)].map((minute) => {
    const score = scoreAt(minute)
    const redsOf = (clubId: number) => passed(minute).filter((event) => isRed(event) && event.clubId === clubId).length
    const isEnd = isOver && minute === LAST
    const [homePercent = 0, drawPercent = 0, awayPercent = 0] = isEnd
      ? [score.home > score.away, score.home === score.away, score.home < score.away].map((is) => (is ? 100 : 0))
      : percentOfRest({
          minute,
          score,
          reds: { home: redsOf(homeId), away: redsOf(awayId) },
          expected: match.expected,
        })
    return { minute, homePercent, drawPercent, awayPercent }
  })
}
