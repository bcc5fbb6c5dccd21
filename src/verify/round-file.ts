import type { Weights } from './score-round.ts'

/** The file of a round, as `/api/rounds/N/var` gives it. */
export interface RoundFile {
  /** A round of many lineups has several files, which are read as one. */
  part?: number
  parts?: number
  format: string
  championship: number
  /** `settlements`: how often the round was settled. A correction adds one. */
  round: { id: number; number: number; state: string; settlements?: number }
  log: { origin: string; key: string; checkpoint: string; size: number; hasEnded: boolean }
  leaves: string[]
  entries: { position: number; text: string }[]
  lineups: string[]
  duels: string[]
  scores: string[]
  /** `squad squad tenths tenths winner`; winner 0: a draw. Not under a root: they follow from the scores. */
  duelResults?: string[]
  /** `squad rank points rank`: its rank in the round, then its manager's points and rank after it, `-` for none. */
  ranks?: string[]
  /** `number points rank`: people without a lineup in the round. */
  others?: string[]
  /** The newest settlement is not in the tree yet: the log grows every second (VR2). */
  pendingScores?: boolean | undefined
  season?: {
    sport: string
    /** `match startsAtMs club club goals goals phase`: those that are over; phase 0: league, 1: group, 2: knock-out. */
    matches: string[]
    /** `group place club played wins draws losses scored conceded points`; group `-` for a league. */
    tables: string[]
    /** Matches in the log that are not over now, or whose newest entry is not in the tree yet. */
    waiting: number[]
  } | null
  openings: { squad: number; position: number; text: string; opening: string; salt: string }[]
}

export const FORMAT = 'craque-var-1'

export interface Entry {
  position: number
  kind: string
  atMs: number
  content: unknown
}

/** Undefined: not an entry of this format. */
export function readEntry({ position, text }: { position: number; text: string }): Entry | undefined {
  const [format, kind, atMs, content, end, more] = text.split('\n')
  if (format !== FORMAT || !kind || !content || end !== '' || more !== undefined) return undefined
  return { position, kind, atMs: Number(atMs), content: JSON.parse(content) as unknown }
}

/** A withdrawn result is as if the log had none: only what was logged about the match later counts. */
export function withoutWithdrawn(entries: readonly Entry[]): Entry[] {
  const withdrawnAt = new Map<number, number>()
  const matchOf = ({ content }: Entry) => content as { match: number; withdrawn?: true }
  for (const entry of entries)
    if (entry.kind === 'match' && matchOf(entry).withdrawn) withdrawnAt.set(matchOf(entry).match, entry.position)
  return entries.filter(
    (entry) => entry.kind !== 'match' || entry.position > (withdrawnAt.get(matchOf(entry).match) ?? -1),
  )
}

interface Root {
  count: number
  root: string
}

export interface LockContent {
  round: number
  deadlineMs: number
  rules: { name: string; weights: Weights | null } | null
  lineups: Root
  duels: Root
}

export interface ScoresContent {
  round: number
  settlement: number
  matches: number[]
  /** Players of clubs whose match waits for its result again, after it was withdrawn. */
  awaited?: number[]
  /** By name: a player who was scored earlier keeps the rules of that time (SC1). */
  rules: Record<string, Weights>
  positions: Record<string, number[]>
  scores: Root
}

/** The parts of a round as one file; a sentence where they are not whole. */
export function joinParts(files: readonly RoundFile[]): RoundFile | string {
  const sorted = files.toSorted((a, b) => (a.part ?? 1) - (b.part ?? 1))
  const [first] = sorted
  if (!first) return 'nenhum arquivo'
  const parts = first.parts ?? 1
  if (
    sorted.length !== parts ||
    sorted.some(({ part = 1, round }, at) => part !== at + 1 || round.id !== first.round.id)
  )
    return `esta rodada tem ${parts} partes: escolha todas, uma vez cada`
  if (sorted.some(({ round }) => round.state !== first.round.state || round.settlements !== first.round.settlements))
    return 'a rodada foi apurada entre uma parte e outra: baixe todas de novo'
  const all = (list: (file: RoundFile) => string[]) => sorted.flatMap(list)
  return {
    ...first,
    lineups: all(({ lineups }) => lineups),
    duels: all(({ duels }) => duels),
    scores: all(({ scores }) => scores),
    duelResults: all(({ duelResults = [] }) => duelResults),
    ranks: all(({ ranks = [] }) => ranks),
    others: all(({ others = [] }) => others),
    openings: sorted.flatMap(({ openings }) => openings),
  }
}
