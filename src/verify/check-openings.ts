import { fromHex, hmacSha256, toHex, utf8 } from './bytes.ts'
import { FORMAT, type Entry, type LockContent, type RoundFile } from './round-file.ts'
import { readLineup, type Lineup } from './score-round.ts'

interface SavedSquad {
  players: number[]
  prices: number[]
  captain: number | null
  vice: number | null
  bench: number[]
}

interface Opened {
  kind: string
  subject: number
  atMs: number
  squad: SavedSquad
}

function readOpening(text: string): Opened | undefined {
  const [format, , kind, subject, atMs, content] = text.split('\n')
  if (format !== FORMAT || !kind || !content) return undefined
  return { kind, subject: Number(subject), atMs: Number(atMs), squad: JSON.parse(content) as SavedSquad }
}

/** SQ6, BN3: the most expensive; among equals the lowest id. */
function dearest({ players, prices }: SavedSquad, without?: number): number {
  const order = players
    .map((id, at) => ({ id, price: prices[at] ?? 0 }))
    .filter(({ id }) => id !== without)
    .toSorted((a, b) => b.price - a.price || a.id - b.id)
  return order[0]?.id ?? 0
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join()

/**
 * SQ8, BN4: whether the lineup is what the save becomes at the lock. Reserves and the vice may be missing, but none may
 * be added.
 */
function isFrozenFrom(lineup: Lineup, saved: SavedSquad): boolean {
  const named = (id: number | null) => (id !== null && saved.players.includes(id) ? id : undefined)
  const captain = named(saved.captain) ?? dearest(saved)
  const vice = saved.vice === captain ? undefined : named(saved.vice)
  const isVice = lineup.vice === 0 || lineup.vice === (vice ?? dearest(saved, captain))
  return (
    sorted(lineup.players) === sorted(saved.players) &&
    lineup.captain === captain &&
    isVice &&
    lineup.bench.every((id) => saved.bench.includes(id))
  )
}

interface Against {
  lineups: ReadonlyMap<number, Lineup>
  lock: Entry
  deadlineMs: number
}

/** What does not match in this save; undefined if all does. */
async function wrongIn(one: RoundFile['openings'][number], { lineups, lock, deadlineMs }: Against) {
  const where = `registro ${one.position} (time ${one.squad})`
  const [format, kind, atMs, commitment] = one.text.split('\n')
  if (format !== FORMAT || kind !== 'sealed') return `${where}: não é um registro lacrado`
  if (toHex(await hmacSha256(fromHex(one.salt), utf8(one.opening))) !== commitment)
    return `${where}: o conteúdo não abre o lacre`
  const opened = readOpening(one.opening)
  if (!opened || opened.kind !== 'squad' || opened.subject !== one.squad || opened.atMs !== Number(atMs))
    return `${where}: o conteúdo é de outro registro`
  if (opened.atMs >= deadlineMs || one.position > lock.position) return `${where}: salvo depois do prazo`
  const lineup = lineups.get(one.squad)
  return lineup && isFrozenFrom(lineup, opened.squad) ? undefined : `${where}: a escalação não é a que foi salva`
}

/** Compares every published save with the lineup that was frozen from it. */
export async function checkOpenings(file: RoundFile, lock: Entry): Promise<string[]> {
  const lineups = new Map(file.lineups.map((line) => [Number(line.split(' ')[0]), readLineup(line)]))
  const { deadlineMs } = lock.content as LockContent
  const found = await Promise.all(file.openings.map((one) => wrongIn(one, { lineups, lock, deadlineMs })))
  return found.flatMap((wrong) => (wrong === undefined ? [] : [wrong]))
}
