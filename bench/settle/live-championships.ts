import type { Connected } from '#db/connection/connect.ts'
import { startClock } from '#db/clock/clock.ts'
import { copyChampionship, SECOND } from '#db/testing/second-championship.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { lockRound } from '#jobs/life-cycle/lock-round.ts'
import { planOf } from '#jobs/testing/play-round.ts'

const OTHERS = [2, 3, 4] as ChampionshipId[]

/**
 * Three more championships with copies of all squads and managers of the first one, each with the same round locked and
 * in play.
 */
export async function addLiveChampionships({ db, pool }: Connected, roundId: number): Promise<void> {
  const { deadline } = await planOf(db, roundId)
  const all = ''
  const only = {
    season: `id = (select season_id from round where id = ${roundId})`,
    round: `id = ${roundId}`,
    club: all,
    player: all,
    match: `round_id = ${roundId}`,
    squad: `(round_id is null or round_id = ${roundId})`,
    manager_stat: all,
  }
  for (const id of OTHERS) {
    await copyChampionship(pool, { id, slug: `campeonato-${id}`, name: `Campeonato ${id}`, only })
    await startClock(db, id, { at: deadline })
    const outcome = await lockRound(db, roundId + SECOND * (id - 1))
    if (outcome !== 'locked') throw new Error(`the round of championship ${id} was not locked: ${outcome}`)
  }
}
