import type { Kysely } from 'kysely'
import type { LiveCause } from '#contract/live.ts'
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

/** What was put right since the reading before, and how it explains what moved a manager. */
export interface CorrectionsTold {
  /** Settled points that it gave or took. */
  settled: (managerId: ManagerId) => readonly LiveCause[]
  /** A deed of the round in play that was put right is a correction, not something that just happened. */
  explain: (cause: LiveCause) => LiveCause
}

interface Told {
  points: number
  /** Whether all of the points come from this player. */
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

/** What news puts right of a match at once is settled under the first of its notes. */
const isOneOfSeveral = (correction: CorrectionNews, news: Iterable<CorrectionNews>) =>
  isOfNews(correction.madeBy) &&
  [...news].filter(({ madeBy, matchId }) => isOfNews(madeBy) && matchId === correction.matchId).length > 1

/** Each reading tells what is new since the one before; the first tells nothing. */
export function createCorrections(db: Kysely<Tables>, championshipId: ChampionshipId) {
  let newest: number | undefined
  return async (managerIds: Iterable<ManagerId>): Promise<CorrectionsTold> => {
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
