import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/connection/data-version.ts'
import { countResults, rememberFit, type Step as LifeCycleStep } from '#db/round/due-work.ts'
import type { Tables } from '#db/schema/schema.ts'
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
    end_leagues: () => endDueLeagues(db),
    make_trophies: () => makeTrophies(db),
    refit_forecasts: async () => {
      const results = await countResults(db)
      const fitted = await refitForecasts(db)
      await rememberFit(db, results)
      await bumpVersion(db, 'forecast')
      return fitted
    },
    ...provider.chores,
  } satisfies Record<LifeCycleStep, Step>
}
