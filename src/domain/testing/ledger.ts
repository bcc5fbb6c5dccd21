import type { ManagerId } from '#domain/ids.ts'
import { entryKey } from '#domain/ledger/subject.ts'

/** Points a manager should hold for one reason. */
export interface Due {
  managerId: ManagerId
  points: number
}

export interface LedgerEntry extends Due {
  subject: string
  kind: 'lineup' | 'pick' | 'correction'
  key: string
  atMs: number
}

export interface Posting extends Pick<LedgerEntry, 'subject' | 'kind' | 'atMs'> {
  dues: readonly Due[]
}

/** LD1: the points of each manager are the sum of the entries. */
export function sumByManager(entries: Iterable<Due>): Map<ManagerId, number> {
  const sums = new Map<ManagerId, number>()
  for (const { managerId, points } of entries) sums.set(managerId, (sums.get(managerId) ?? 0) + points)
  return sums
}

/**
 * LD3, LD4: the entries that are missing so that this subject holds what is due; what is no longer due is taken back.
 */
export function entriesToPost(ledger: readonly LedgerEntry[], { subject, kind, atMs, dues }: Posting): LedgerEntry[] {
  const posted = ledger.filter((entry) => entry.subject === subject)
  const held = sumByManager(posted)
  const due = sumByManager(dues)
  return [...new Set([...due.keys(), ...held.keys()])].flatMap((managerId) => {
    const points = (due.get(managerId) ?? 0) - (held.get(managerId) ?? 0)
    const revision = posted.filter((entry) => entry.managerId === managerId).length + 1
    const entry = { subject, managerId, points, atMs, key: entryKey(subject, managerId, revision) }
    return points === 0 ? [] : [{ ...entry, kind: revision > 1 ? ('correction' as const) : kind }]
  })
}
