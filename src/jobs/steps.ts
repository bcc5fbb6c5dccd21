import type { Kysely } from 'kysely'
import { countResults, rememberFit, type Step as LifeCycleStep } from '#db/round/due-work.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { refitForecasts } from './forecast-refit/refit.ts'
import { endDueLeagues } from './life-cycle/end-leagues.ts'
import { lockRound } from './life-cycle/lock-round.ts'
import { makeTrophies } from './life-cycle/make-trophies.ts'
import { playMatch } from './life-cycle/play-match.ts'
import type { Provider } from './life-cycle/provider.ts'
import { settlePicks } from './life-cycle/settle-picks.ts'
import { settleRound } from './life-cycle/settle-round.ts'

export type Step = (id: number) => Promise<unknown>

/** How each piece of due work is done, by the name of its job. */
export function stepsOf(db: Kysely<Tables>, provider: Provider): Record<string, Step> {
  return {
    lock_round: (id) => lockRound(db, id),
    play_match: (id) => playMatch(db, provider, { matchId: id }),
    settle_picks: (id) => settlePicks(db, id),
    settle_round: (id) => settleRound(db, id, provider),
    end_leagues: (id) => endDueLeagues(db, id as ChampionshipId),
    make_trophies: (id) => makeTrophies(db, id as ChampionshipId),
    refit_forecasts: async (id) => {
      const championshipId = id as ChampionshipId
      const results = await countResults(db, championshipId)
      const fitted = await refitForecasts(db, championshipId)
      await rememberFit(db, championshipId, results)
      return fitted
    },
    ...provider.chores,
  } satisfies Record<LifeCycleStep, Step>
}
