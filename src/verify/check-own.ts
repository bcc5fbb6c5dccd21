import { toHex } from './bytes.ts'
import type { Receipt } from './check-receipts.ts'
import { leavesOf, someOf, type Check } from './check-tree.ts'
import type { PoolFile } from './pool-file.ts'
import { readEntry, type LockContent, type RoundFile } from './round-file.ts'

interface Saved {
  key: string
  name: string
  atMs: number
  opening: string
}

/** What the save is about: a later one with the same key replaces it. A squad may change its person (MG2). */
function readSaved(opening: string): Saved {
  const [, person = '', kind = '', subject = '', atMs, text = 'null'] = opening.split('\n')
  const content = JSON.parse(text) as { pool?: number; stage?: string } | null
  const of = kind === 'squad' ? [kind, subject] : [person, kind, subject, content?.pool, content?.stage]
  return { key: of.join(' '), name: `${kind} ${subject}`, atMs: Number(atMs), opening }
}

function newestByKey(saves: readonly Saved[]): Map<string, Saved> {
  const newest = new Map<string, Saved>()
  for (const save of saves.toSorted((a, b) => a.atMs - b.atMs)) newest.set(save.key, save)
  return newest
}

const isRound = (file: RoundFile | PoolFile): file is RoundFile => 'round' in file

/** Saves from this time on are not in the file, which shows the saves that counted. */
function endOf(file: RoundFile | PoolFile): number {
  if (!isRound(file)) return Infinity
  const lock = file.entries.flatMap((one) => readEntry(one) ?? []).find(({ kind }) => kind === 'lock')
  return (lock?.content as LockContent | undefined)?.deadlineMs ?? 0
}

/** The keys that must have an opening in the file: fielded squads, and picks of counted matches by members. */
function dueIn(file: RoundFile | PoolFile): (key: string) => boolean {
  const first = (lines: readonly string[]) => new Set(lines.map((line) => line.split(' ', 1)[0] ?? ''))
  if (isRound(file)) {
    const squads = first(file.lineups)
    return (key) => squads.has(key.split(' ')[1] ?? '')
  }
  const [people, matches] = [first(file.members), first(file.matches)]
  return (key) => {
    const [person = '', kind, subject = ''] = key.split(' ')
    return kind === 'pick' && people.has(person) && matches.has(subject)
  }
}

/**
 * VR4, VR9, VR10: compares the newest receipt of each save with what the file shows in the name of its person. Receipts
 * of another epoch or championship are left out. A newer save in the file proves nothing wrong: its receipt may be on
 * another device.
 */
export async function checkOwn(receipts: readonly Receipt[], file: RoundFile | PoolFile): Promise<Check> {
  const leaves = new Set(leavesOf(file).map(toHex))
  const endMs = endOf(file)
  const isDue = dueIn(file)
  const known = receipts.filter(({ leafHash }) => leaves.has(leafHash)).map(({ opening }) => readSaved(opening))
  const kept = newestByKey(known.filter(({ atMs }) => atMs < endMs))
  const shown = newestByKey(file.openings.map(({ opening }) => readSaved(opening)))
  const [wrong, notes]: [string[], string[]] = [[], []]
  let compared = 0
  for (const [key, { name, atMs, opening }] of kept) {
    const now = shown.get(key)
    if (!now && !isDue(key)) continue
    compared++
    if (!now) wrong.push(`${name}: o arquivo não abre o que você salvou`)
    else if (now.atMs > atMs)
      notes.push(`${name}: há um salvamento mais novo que o seu recibo. Foi você em outro aparelho, ou alguém o mudou?`)
    else if (now.opening !== opening) wrong.push(`${name}: o arquivo mostra outra coisa que o seu recibo`)
  }
  return { name: 'Comparação com os seus recibos', compared, wrong: someOf(wrong), notes: someOf(notes) }
}
