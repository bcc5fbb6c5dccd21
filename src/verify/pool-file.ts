import type { LogPart } from './check-tree.ts'
import { readEntry, withoutWithdrawn, type Entry } from './round-file.ts'
import type { PoolMatch } from './score-pool.ts'

/** The file of a bolão, as `/api/pools/N/var` gives it to its people. */
export interface PoolFile extends LogPart {
  format: string
  championship: number
  pool: { id: number; endedAtMs: number | null }
  rules: Record<string, unknown>
  matches: string[]
  members: string[]
  picks: string[]
  /** Older files do not have these. Lines are JSON; `src/db/var/pool-extras.ts` names their parts. */
  bracket?: { closesAtMs: number; isEarly: boolean } | null
  cup?: string[]
  ties?: string[]
  questions?: string[]
  answers?: string[]
  brackets?: string[]
}

export interface Goals {
  home: number
  away: number
}

export interface Match extends PoolMatch {
  id: number
  startsAtMs: number
  /** Whether the log of this file has the entries of the match. */
  isOwn: boolean
}

const goalsOf = (text: string | undefined): Goals | null => {
  const [home, away] = (text ?? '-').split(':').map(Number)
  return away === undefined ? null : { home: home ?? 0, away }
}

function readMatch(line: string, championship: number): Match {
  const [id, of, , startsAtMs, lead, stage = '-', home, away, extra, penalties] = line.split(' ')
  return {
    id: Number(id),
    isOwn: Number(of) === championship,
    startsAtMs: Number(startsAtMs),
    lead: lead === '-' ? null : Number(lead),
    stage: stage === '-' ? null : stage,
    score: { home: Number(home), away: Number(away) },
    extraTime: goalsOf(extra),
    penalties: goalsOf(penalties),
  }
}

export interface Member {
  person: string
  joinedAtMs: number
  /** Head start and squads; in older files also questions and bracket. */
  given: number
  points: number
  exact: number
  place: number
  /** VR8: the account is gone, and with it the salts of its saves. */
  isDeleted: boolean
}

function readMember(line: string): Member {
  const [person = '', joinedAtMs, given, points, exact, place, mark] = line.split(' ')
  return {
    person,
    joinedAtMs: Number(joinedAtMs),
    given: Number(given),
    points: Number(points),
    exact: Number(exact),
    place: Number(place),
    isDeleted: mark === 'deleted',
  }
}

export interface Pick {
  person: string
  match: number
  outcome: string
  goals: Goals | null
  goesOn: string | null
  by: string
  savedAtMs: number
  jokerAtMs: number
}

function readPick(line: string): Pick {
  const [person = '', match, outcome = '', home, away, goesOn = '-', by = '', savedAtMs, jokerAtMs] = line.split(' ')
  return {
    person,
    match: Number(match),
    outcome,
    goals: home === '-' ? null : { home: Number(home), away: Number(away) },
    goesOn: goesOn === '-' ? null : goesOn,
    by,
    savedAtMs: Number(savedAtMs),
    jokerAtMs: Number(jokerAtMs),
  }
}

/** What the file tells, ready to compare. */
export interface Told {
  file: PoolFile
  entries: Entry[]
  matches: Map<number, Match>
  members: Member[]
  picks: Pick[]
  /** Nobody can open the saves of these people any longer (VR8). */
  deleted: Set<string>
  /** When this epoch of the log began: older saves are not in it. */
  startMs: number
}

export function readTold(file: PoolFile): Told {
  const entries = withoutWithdrawn(file.entries.flatMap((one) => readEntry(one) ?? []))
  const matches = file.matches.map((line) => readMatch(line, file.championship))
  const members = file.members.map(readMember)
  return {
    file,
    entries,
    deleted: new Set(members.flatMap(({ person, isDeleted }) => (isDeleted ? [person] : []))),
    matches: new Map(matches.map((match) => [match.id, match])),
    members,
    picks: file.picks.map(readPick),
    startMs: entries.find(({ kind }) => kind === 'start')?.atMs ?? 0,
  }
}
