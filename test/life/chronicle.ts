/** What is planned: plain data, so that a checkpoint can hold it and a replay can leave parts out. */
export interface Entry {
  atMs: number
  /** Names the action in `actions.ts`. */
  action: string
  /** Tells two entries of one action apart; with the seed it decides every choice inside the step. */
  key: string
  args: Readonly<Record<string, string | number | boolean>>
}

/** What a browser keeps for one person. */
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
  /** Deleted accounts stay in the list: nobody may meet them again. */
  isGone: boolean
}

/** What a person saved for a round and the server confirmed. */
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
  /** Rounds whose files were brought. */
  broughtRounds: number[]
  /** Rounds whose deadline is in the agenda. */
  plannedRounds: number[]
  /** When the newest fixtures were downloaded. */
  fixturesMs?: number
  isPublic: boolean
  isDeleted: boolean
  /** People who were members once: for them a private championship does not exist any more. */
  removed?: string[]
}

export interface Chronicle {
  seed: number
  nowMs: number
  steps: number
  agenda: Entry[]
  people: Record<string, PersonState>
  championships: Record<string, ChampionshipState>
  saved: SavedSquad[]
  /** Leagues that several steps use, by a name of ours. */
  leagues: Record<string, number>
  /** Where the feeds of this life are found; 0 before its first start. */
  feedPort: number
}

export const emptyChronicle = (seed: number, nowMs: number): Chronicle => ({
  seed,
  nowMs,
  steps: 0,
  agenda: [],
  people: {},
  championships: {},
  saved: [],
  leagues: {},
  feedPort: 0,
})

/** From now on everything that is checked of championships is checked of this one. */
export function noteChampionship(chronicle: Chronicle, slug: string, { isPublic = true } = {}): ChampionshipState {
  const createdMs = chronicle.nowMs
  const state = { slug, createdMs, broughtRounds: [], plannedRounds: [], isPublic, isDeleted: false }
  chronicle.championships[slug] = state
  return state
}

/** The earliest entry; among equals the one that was planned first. */
export function takeNext(chronicle: Chronicle): Entry | undefined {
  const [first] = chronicle.agenda.toSorted((a, b) => a.atMs - b.atMs)
  if (first) chronicle.agenda.splice(chronicle.agenda.indexOf(first), 1)
  return first
}

export const idOf = ({ action, key }: Pick<Entry, 'action' | 'key'>) => `${action} ${key}`
