import type { Kysely } from 'kysely'
import type { LiveCause, LiveMatch } from '#contract/live.ts'
import { isOfNews } from '#db/match/correction.ts'
import {
  correctedPoints,
  correctionsSince,
  newestCorrection,
  type CorrectionNews,
} from '#db/match/corrections-since.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'
import { scoutChanges } from '#domain/scoring/scouts.ts'
import { decisionsSince, newestDecision, type DecisionNews } from '#db/match/decisions-since.ts'
import { newestSettledPicks } from '#db/live/causes.ts'
import type { RankingsSnapshot } from './rankings-snapshot.ts'

/** What was corrected since the last reading, and how that explains a manager's move. */
export interface CorrectionCauses {
  /** Causes for the settled points that corrections gave the manager or took. */
  settled: (managerId: ManagerId) => readonly LiveCause[]
  /** Events of the running round that were corrected count as corrections, not as new events. */
  explain: (cause: LiveCause) => LiveCause
}

interface Told {
  points: number
  /** Whether all of the points come from the player of the correction. */
  namesPlayer: boolean
}

function causeOf(correction: CorrectionNews, { points, namesPlayer }: Told): LiveCause {
  const { matchId, homeName, awayName, reason, by, playerName, oldScouts, newScouts } = correction
  return {
    kind: 'correction',
    matchId,
    homeName,
    awayName,
    reason,
    by,
    points,
    isOfLineup: playerName !== null,
    player:
      namesPlayer && playerName !== null
        ? { name: playerName, scouts: scoutChanges(oldScouts ?? {}, newScouts ?? {}) }
        : null,
  }
}

/** Several corrections of a match that arrive in one report are settled under the first of them. */
const isOneOfSeveral = (correction: CorrectionNews, news: Iterable<CorrectionNews>) =>
  isOfNews(correction.madeBy) &&
  [...news].filter(({ madeBy, matchId }) => isOfNews(madeBy) && matchId === correction.matchId).length > 1

/** Each reading returns what is new since the last one; the first returns nothing. */
export function createCorrections(db: Kysely<Tables>, championshipId: ChampionshipId) {
  let newest: number | undefined
  return async (managerIds: Iterable<ManagerId>): Promise<CorrectionCauses> => {
    const afterId = (newest ??= await newestCorrection(db))
    const news = new Map((await correctionsSince(db, { championshipId, afterId })).map((one) => [one.id, one]))
    newest = Math.max(afterId, ...news.keys())
    const causes = new Map<ManagerId, LiveCause[]>()
    for (const { correctionId, managerId, points } of await correctedPoints(db, {
      correctionIds: [...news.keys()],
      managerIds: [...managerIds],
    })) {
      const correction = news.get(correctionId)
      if (!correction) continue
      const cause = causeOf(correction, { points, namesPlayer: !isOneOfSeveral(correction, news.values()) })
      causes.set(managerId, [...(causes.get(managerId) ?? []), cause])
    }
    const ofPlayer = new Map([...news.values()].map((one) => [one.playerId, one]))
    return {
      settled: (managerId) => causes.get(managerId) ?? [],
      explain: (cause) => {
        const correction = cause.kind === 'own' ? ofPlayer.get(cause.playerId) : undefined
        return correction && cause.kind === 'own'
          ? causeOf(correction, { points: cause.tenths, namesPlayer: true })
          : cause
      },
    }
  }
}

interface DecisionAnnouncement {
  managerId: ManagerId
  match: LiveMatch
}

const matchOf = ({ managerIds: _whom, id: seq, decision: kind, ...match }: DecisionNews): LiveMatch => ({
  ...match,
  minute: 0,
  moments: [{ seq, minute: 0, kind, playerId: null, playerName: null, clubName: null }],
  players: [],
})

/**
 * MT10: each reading returns the decisions since the last one, for the managers they concern; the first returns
 * nothing.
 */
export function createDecisions(db: Kysely<Tables>, championshipId: ChampionshipId) {
  let newest: number | undefined
  return async (managerIds: Iterable<ManagerId>): Promise<DecisionAnnouncement[]> => {
    const afterId = (newest ??= await newestDecision(db))
    const news = await decisionsSince(db, { championshipId, afterId, managerIds: [...managerIds] })
    newest = Math.max(afterId, ...news.map(({ id }) => id))
    return news.flatMap((one) => one.managerIds.map((managerId) => ({ managerId, match: matchOf(one) })))
  }
}

const countOf = ({ rankings, settledPicks }: RankingsSnapshot, managerId: ManagerId) =>
  settledPicks.global[rankings.managers.indexOf(managerId)] ?? 0

/** Picks of these managers that were settled between two readings of the rankings. */
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
