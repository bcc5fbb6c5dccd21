import type { Weights } from './score-round.ts'

/** The file of a round, as `/api/rounds/N/var` gives it. */
export interface RoundFile {
  format: string
  championship: number
  round: { id: number; number: number; state: string }
  log: { origin: string; key: string; checkpoint: string; size: number; hasEnded: boolean }
  leaves: string[]
  entries: { position: number; text: string }[]
  lineups: string[]
  duels: string[]
  scores: string[]
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
  /** By name: a player who was scored before keeps the rules of then (SC1). */
  rules: Record<string, Weights>
  positions: Record<string, number[]>
  scores: Root
}
