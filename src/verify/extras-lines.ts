import type { Goals } from './pool-file.ts'
import type { CupMatch, Tie } from './score-extras.ts'

/** The lines of a bolão's file about questions and brackets: JSON, named in `src/db/var/pool-extras.ts`. */
export interface Question {
  id: number
  kind: string
  group: string | null
  points: number
  closesAtMs: number
  right: number[] | null
  isByPerson: boolean
  decidedAtMs: number | null
}

export interface Answer {
  person: string
  question: number
  choices: number[]
  points: number | null
  savedAtMs: number
}

export interface Bracket {
  person: string
  ties: number[]
  clubs: number[]
  places: string[]
  placeClubs: number[]
  points: number
  savedAtMs: number
}

type Line = readonly unknown[]

export function readMatch(line: string): CupMatch {
  const [id, counts, group, homeClub, awayClub, startsAtMs, isOver, home, away, extraTime, penalties] = JSON.parse(
    line,
  ) as Line
  return {
    id: Number(id),
    counts: counts === true,
    group: group as string | null,
    homeClub: Number(homeClub),
    awayClub: Number(awayClub),
    startsAtMs: Number(startsAtMs),
    isOver: isOver === true,
    score: home === null || away === null ? null : { home: Number(home), away: Number(away) },
    extraTime: extraTime as Goals | null,
    penalties: penalties as Goals | null,
  }
}

export function readTie(line: string): Tie {
  const [id, stage, , homeSlot, awaySlot, homeClub, awayClub, match] = JSON.parse(line) as [
    number,
    number,
    unknown,
    string | null,
    string | null,
    number | null,
    number | null,
    number | null,
  ]
  return { id, stage, homeSlot, awaySlot, homeClub, awayClub, match }
}

export function readQuestion(line: string): Question {
  const [id, kind, group, points, closesAtMs, right, isByPerson, decidedAtMs] = JSON.parse(line) as [
    number,
    string,
    string | null,
    number,
    number,
    number[] | null,
    boolean,
    number | null,
  ]
  return { id, kind, group, points, closesAtMs, right, isByPerson, decidedAtMs }
}

export function readAnswer(line: string): Answer {
  const [person, question, choices, points, savedAtMs] = JSON.parse(line) as [
    string,
    number,
    number[],
    number | null,
    number,
  ]
  return { person, question, choices, points, savedAtMs }
}

export function readBracket(line: string): Bracket {
  const [person, ties, clubs, places, placeClubs, points, savedAtMs] = JSON.parse(line) as [
    string,
    number[],
    number[],
    string[],
    number[],
    number,
    number,
  ]
  return { person, ties, clubs, places, placeClubs, points, savedAtMs }
}
