/** A planned step. It is plain data, so that a checkpoint can store it and a replay can leave parts out. */
export interface Entry {
  atMs: number
  /** The action's name in `actions.ts`. */
  action: string
  /** Tells two entries with the same action apart. Key and seed determine every random choice of the step. */
  key: string
  args: Readonly<Record<string, string | number | boolean>>
}

/** What a browser stores for one person. */
export interface Device {
  cookies: Record<string, string>
}

export interface PersonState {
  name: string
  /** Null for a guest. */
  email: string | null
  password: string
  address: string
  devices: Device[]
  managerId: number | null
  bornMs: number
  isOperator: boolean
  /** The account is deleted. The entry stays, because saved squads still name the person. */
  isGone: boolean
}

/** A saved squad that the server has confirmed. */
export interface SavedSquad {
  person: string
  championship: string
  roundId: number
  squadId: number
  playerIds: number[]
  captainId: number
}

export interface ChampionshipState {
  slug: string
  createdMs: number
  /** Rounds whose published points arrived, in an imported file or by a feed. */
  broughtRounds: number[]
  /** Rounds whose deadline is on the agenda. */
  plannedRounds: number[]
  /** The time of the newest fixtures that arrived, in a file or by a feed. */
  fixturesMs?: number
  isPublic: boolean
  isDeleted: boolean
  /** The people who have ever entered a private championship. */
  members?: string[]
  /** Former members, for whom a private championship no longer exists. */
  removed?: string[]
}

export interface Chronicle {
  seed: number
  nowMs: number
  steps: number
  /** The number of checkpoints so far: each reads other pages. */
  checkpoints: number
  agenda: Entry[]
  people: Record<string, PersonState>
  championships: Record<string, ChampionshipState>
  saved: SavedSquad[]
  /** Ids of the leagues that several steps use, by a name that the stories give them. */
  leagues: Record<string, number>
  /** The port of this run's feeds. 0 before the first start. */
  feedPort: number
}

export const emptyChronicle = (seed: number, nowMs: number): Chronicle => ({
  seed,
  nowMs,
  steps: 0,
  checkpoints: 0,
  agenda: [],
  people: {},
  championships: {},
  saved: [],
  leagues: {},
  feedPort: 0,
})

/** Adds the championship to those that the checks look at. */
export function noteChampionship(chronicle: Chronicle, slug: string, { isPublic = true } = {}): ChampionshipState {
  const createdMs = chronicle.nowMs
  const state = { slug, createdMs, broughtRounds: [], plannedRounds: [], isPublic, isDeleted: false }
  chronicle.championships[slug] = state
  return state
}

/** Removes and returns the earliest entry; of several with the same time, the one that was planned first. */
export function takeNext(chronicle: Chronicle): Entry | undefined {
  const [first] = chronicle.agenda.toSorted((a, b) => a.atMs - b.atMs)
  if (first) chronicle.agenda.splice(chronicle.agenda.indexOf(first), 1)
  return first
}

export const idOf = ({ action, key }: Pick<Entry, 'action' | 'key'>) => `${action} ${key}`
