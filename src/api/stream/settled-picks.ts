import type { Kysely } from 'kysely'
import type { LiveCause } from '#contract/live.ts'
import { newestSettledPicks } from '#db/live/causes.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ManagerId } from '#domain/ids.ts'
import type { RankingsSnapshot } from './rankings-snapshot.ts'

const countOf = ({ rankings, settledPicks }: RankingsSnapshot, managerId: ManagerId) =>
  settledPicks.global[rankings.managers.indexOf(managerId)] ?? 0

/** Picks of the managers that were settled between two readings of the rankings. */
export async function picksSettledBetween(
  db: Kysely<Tables>,
  { earlier, now }: { earlier: RankingsSnapshot | undefined; now: RankingsSnapshot },
  managerIds: Iterable<ManagerId>,
): Promise<Map<ManagerId, LiveCause[]>> {
  const asked = [...managerIds].flatMap((managerId) => {
    const count = earlier ? countOf(now, managerId) - countOf(earlier, managerId) : 0
    return count > 0 ? [{ managerId, count }] : []
  })
  const causes = new Map<ManagerId, LiveCause[]>()
  for (const { managerId, ...pick } of await newestSettledPicks(db, now.championshipId, asked))
    causes.set(managerId, [...(causes.get(managerId) ?? []), { kind: 'pick', ...pick }])
  return causes
}
