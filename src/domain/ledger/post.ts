import { entryKey, type Due, type LedgerEntry } from './ledger.ts'

interface Posted {
  last: LedgerEntry
  points: number
}

function postedBySubject(entries: readonly LedgerEntry[]): Map<string, Posted> {
  const posted = new Map<string, Posted>()
  for (const entry of entries) {
    const before = posted.get(entry.subject)
    const last = before && before.last.revision > entry.revision ? before.last : entry
    posted.set(entry.subject, { last, points: (before?.points ?? 0) + entry.points })
  }
  return posted
}

/**
 * LD3, LD4: the entries still missing so that every subject holds what is due. `posted` are all entries of the
 * same scope (a round, a match, a league's edition); a subject there that is due nothing any more is taken back.
 * Posting the same again gives nothing, and two writers who race produce the same keys.
 */
export function entriesToPost(due: readonly Due[], posted: readonly LedgerEntry[]): LedgerEntry[] {
  const known = postedBySubject(posted)
  const missing: LedgerEntry[] = []
  const post = (target: Omit<LedgerEntry, 'key' | 'revision'>, before: Posted | undefined) => {
    const points = target.points - (before?.points ?? 0)
    if (points === 0) return
    const revision = (before?.last.revision ?? 0) + 1
    const { subject, managerId } = target
    const kind = revision > 1 ? 'correction' : target.kind
    missing.push({ subject, kind, managerId, points, revision, key: entryKey(subject, revision) })
  }
  for (const target of due) {
    post(target, known.get(target.subject))
    known.delete(target.subject)
  }
  for (const before of known.values()) post({ ...before.last, points: 0 }, before)
  return missing
}

/** LD3: an entry whose key is there already adds nothing. */
export function appendEntries(ledger: readonly LedgerEntry[], entries: readonly LedgerEntry[]): LedgerEntry[] {
  const keys = new Set(ledger.map(({ key }) => key))
  return [...ledger, ...entries.filter(({ key }) => !keys.has(key))]
}
