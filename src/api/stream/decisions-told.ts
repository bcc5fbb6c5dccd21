import type { Kysely } from 'kysely'
import type { LiveMatch } from '#contract/live.ts'
import { decisionsSince, newestDecision, type DecisionNews } from '#db/match/decisions-since.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId, ManagerId } from '#domain/ids.ts'

interface DecisionTold {
  managerId: ManagerId
  match: LiveMatch
}

const matchOf = ({ managerIds: _whom, id: seq, decision: kind, ...match }: DecisionNews): LiveMatch => ({
  ...match,
  minute: 0,
  moments: [{ seq, minute: 0, kind, playerId: null, playerName: null, clubName: null }],
  players: [],
})

/** MT10: each reading tells what was decided since the one before, to whom it concerns; the first tells nothing. */
export function createDecisions(db: Kysely<Tables>, championshipId: ChampionshipId) {
  let newest: number | undefined
  return async (managerIds: Iterable<ManagerId>): Promise<DecisionTold[]> => {
    const afterId = (newest ??= await newestDecision(db))
    const news = await decisionsSince(db, { championshipId, afterId, managerIds: [...managerIds] })
    newest = Math.max(afterId, ...news.map(({ id }) => id))
    return news.flatMap((one) => one.managerIds.map((managerId) => ({ managerId, match: matchOf(one) })))
  }
}
