import type { Kysely } from 'kysely'
import { countResults, rememberFit, type Step as LifeCycleStep } from '#db/round/due-work.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { recountPoolsOver } from '#db/pool/recount-pools.ts'
import type { BackupTask } from '#db/backup/backup-record.ts'
import type { SendTask } from '#db/notice/send-notices.ts'
import type { DailyBackups } from './backup/daily-backup.ts'
import { writerFor } from './bulk/choose-writer.ts'
import { refitForecasts } from './forecast-refit/refit.ts'
import { endDueLeagues } from './life-cycle/end-leagues.ts'
import { lockRound } from './life-cycle/lock-round.ts'
import { playMatch } from './life-cycle/apply-news.ts'
import type { Providers } from './life-cycle/provider.ts'
import { settlePicks } from './life-cycle/settle-picks.ts'
import { settleRound } from './life-cycle/settle-round.ts'
import { tellNotices } from './life-cycle/tell-notices.ts'

export type Step = (id: number) => Promise<unknown>

const choreOf =
  (providers: Providers, name: string): Step =>
  async (id) =>
    (await providers.of({ championshipId: id as ChampionshipId }))?.chores[name]?.()

/** Steps that handle everybody, or everything ever played: the thread that runs one can do little else meanwhile. */
export type WholeStep = 'lock_round' | 'settle_round' | 'refit_forecasts'

/** Runs such a step elsewhere and returns its result. */
export type Aside = (step: WholeStep, id: number) => Promise<unknown>

/** What only a server provides for the steps. */
interface ServerSteps {
  aside?: Aside | undefined
  backups?: DailyBackups | undefined
  sendNotices?: (() => Promise<number>) | undefined
  sendWebhooks?: (() => Promise<number>) | undefined
  /** A second pool, for rounds with very many people. */
  second?: Kysely<Tables> | undefined
}

/** How each piece of due work is done, by job name. */
export function stepsOf(
  db: Kysely<Tables>,
  providers: Providers,
  { aside, backups, sendNotices, sendWebhooks, second }: ServerSteps = {},
): Record<string, Step> & Record<WholeStep, Step> {
  const whole = {
    lock_round: async (id) => lockRound(db, id, await writerFor(db, id, second)),
    settle_round: async (roundId) => {
      const provider = await providers.of({ roundId })
      return provider ? settleRound(db, roundId, provider, await writerFor(db, roundId, second)) : 'unknown_round'
    },
    refit_forecasts: async (id) => {
      const championshipId = id as ChampionshipId
      const results = await countResults(db, championshipId)
      const fitted = await refitForecasts(db, championshipId)
      await rememberFit(db, championshipId, results)
      return fitted
    },
  } satisfies Record<WholeStep, Step>
  const taken = (step: WholeStep): Step => (aside ? (id) => aside(step, id) : whole[step])
  return {
    lock_round: taken('lock_round'),
    play_match: async (matchId) => {
      const provider = await providers.of({ matchId })
      return provider ? playMatch(db, provider, { matchId }) : 'unknown_match'
    },
    settle_picks: (id) => settlePicks(db, id),
    settle_round: taken('settle_round'),
    end_leagues: (id) => endDueLeagues(db, id as ChampionshipId),
    refit_forecasts: taken('refit_forecasts'),
    recount_pools: (id) => recountPoolsOver(db, id as ChampionshipId),
    tell_notices: (id) => tellNotices(db, id as ChampionshipId),
    // A process that sends nothing and takes no backups must still know these jobs: another process may queue them.
    send_notices: async () => sendNotices?.() ?? 0,
    send_webhooks: async () => sendWebhooks?.() ?? 0,
    take_backup: async () => backups?.take() ?? 'early',
    ...Object.fromEntries(providers.chores.map((name) => [name, choreOf(providers, name)])),
  } satisfies Record<LifeCycleStep | BackupTask | SendTask, Step>
}
