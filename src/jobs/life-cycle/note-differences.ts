import {
  BY_DESK,
  BY_LINK,
  BY_SOURCE,
  noteCorrection,
  standingOfMatch,
  type MatchStanding,
} from '#db/match/correction.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { NewsAuthor } from './match-source.ts'

/** Both values come from the database, which keeps the keys of a document in one order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * RL5: what a source changed in a finished match is recorded like a person's correction, with the source's reason, if
 * any. A report from the desk names its person (DK9). Returns the id of the first correction that this records, if
 * any: notices name that one as the cause.
 */
export async function noteDifferences(
  trx: Trx,
  { id: matchId, roundId }: { id: number; roundId: number | null },
  { before, by, reason = '' }: { before: MatchStanding; by: NewsAuthor | undefined; reason?: string | undefined },
): Promise<number | undefined> {
  const after = await standingOfMatch(trx, matchId)
  const author = by ? { by: by.isByLink ? BY_LINK : BY_DESK, managerId: by.managerId } : { by: BY_SOURCE }
  let first: number | undefined
  const note = async (old: unknown, changed: unknown) => {
    const id = await noteCorrection(trx, { matchId, roundId, old, new: changed, reason, ...author })
    first ??= id
  }
  if (!isSame(before.score, after.score)) await note({ score: before.score }, { score: after.score })
  const absent = (playerId: number) => ({ playerId, scouts: {}, pointTenths: 0 })
  const [oldOf, newOf] = [before, after].map(({ players }) => new Map(players.map((one) => [one.playerId, one])))
  for (const playerId of new Set([...before.players, ...after.players].map((one) => one.playerId))) {
    const [old, changed] = [oldOf?.get(playerId) ?? absent(playerId), newOf?.get(playerId) ?? absent(playerId)]
    if (!isSame(old, changed)) await note(old, changed)
  }
  return first
}
