import type { Kysely } from 'kysely'
import { clubInGame, leaveMarket, matchesLeftOf } from '#db/match/withdraw-club.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Sport } from '#domain/sport/sport.ts'
import { decideIn } from './decide-match.ts'
import type { DecisionRefusal } from './judge-stated.ts'

/** The score by which the opponent of an absent club wins. */
const WALK_OVER: Record<Sport, number> = { futebol: 3, basquete: 20, volei: 3, tenis: 2 }

export interface Withdrawal {
  clubId: number
  reason: string
  by: string
}

/** MT8: a club's opponents win the matches that it has not played to their end, and its players leave the market. */
export async function withdrawClub(
  db: Kysely<Tables>,
  { clubId, reason, by }: Withdrawal,
): Promise<Result<{ awarded: number }, { kind: 'unknown_club' } | DecisionRefusal>> {
  if (reason.trim() === '') return fail({ kind: 'reason_missing' })
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { clubId })
    const club = await clubInGame(trx, clubId)
    if (!club) return fail({ kind: 'unknown_club' })
    const matches = await matchesLeftOf(trx, clubId)
    for (const { id: matchId, isHome } of matches) {
      const goals = WALK_OVER[club.sport]
      const score = isHome ? { home: 0, away: goals } : { home: goals, away: 0 }
      const decided = await decideIn(trx, { matchId, decision: { kind: 'awarded', score }, reason: reason.trim(), by })
      // All or nothing: no rule refuses to award a match that is not final.
      if (!decided.ok) throw new Error(`match ${matchId} was not awarded: ${decided.error.kind}`)
    }
    await leaveMarket(trx, clubId)
    await bumpVersion(trx, club.championshipId, 'market')
    return ok({ awarded: matches.length })
  })
}
