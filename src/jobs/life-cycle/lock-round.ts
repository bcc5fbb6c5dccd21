import type { Kysely } from 'kysely'
import { rewardFirstLineups } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { modalityOf } from '#db/championship/modality.ts'
import { assignTies, bracketsDue } from '#db/league/league-ties.ts'
import { noteCause } from '#db/notice/cause.ts'
import {
  drawDuels,
  freezeLineups,
  fullSquads,
  markLocked,
  positionsOfPlayers,
  type CompetingSquad,
} from '#db/round/lock-round.ts'
import { gameNow, takeRound, takeTurn, type RoundRow, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { pairSquads, type DuelSquad } from '#domain/duel/pair-squads.ts'
import { isLocked } from '#domain/round/round.ts'
import type { Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { fittingBench } from '#domain/squad/bench.ts'
import { captainOf, viceCaptainOf } from '#domain/squad/captain.ts'
import { countOldest } from '#domain/squad/counting-squad.ts'
import { canCompete } from '#domain/squad/formation.ts'
import type { Squad } from '#domain/squad/squad.ts'
import { startBrackets } from './brackets.ts'
import { formDivisions } from './form-divisions.ts'

export type LockOutcome = 'locked' | 'already' | 'early' | 'unknown_round'

interface OfChampionship {
  modality: Modality
  positions: Map<number, string>
}

function squadOf(row: CompetingSquad, { modality, positions }: OfChampionship): Squad {
  const { playerIds, pricesPaid, captainId, viceCaptainId, benchIds, benchPrices } = row
  const known = (playerId: number) => ({ playerId, position: positions.get(playerId) as Position })
  return {
    modality,
    players: playerIds.map((playerId, i) => ({ ...known(playerId), pricePaid: pricesPaid[i] ?? 0 })),
    captainId,
    viceCaptainId,
    // Who has left the market has no position any more.
    bench: benchIds.flatMap((playerId, i) =>
      positions.has(playerId) ? [{ ...known(playerId), price: benchPrices[i] ?? 0 }] : [],
    ),
  }
}

/** SQ8 and BN4: who competes, under which captain and with whom on the bench. */
function decideLineups(squads: readonly CompetingSquad[], of: OfChampionship) {
  return squads.flatMap((row) => {
    const squad = squadOf(row, of)
    const captainId = captainOf(squad)
    if (captainId === null || !canCompete(squad)) return []
    const benchIds = fittingBench(squad).map(({ playerId }) => playerId)
    const bench = benchIds.length === row.benchIds.length ? null : `{${benchIds.join()}}`
    return [{ ...row, captainId, viceCaptainId: viceCaptainOf(squad), bench }]
  })
}

/** Every complete squad becomes a lineup, a batch at a time; gives those of them that count (SQ9). */
async function freezeSquads(trx: Trx, round: RoundRow, at: Date): Promise<DuelSquad[]> {
  const of = {
    modality: await modalityOf(trx, round.championship_id),
    positions: await positionsOfPlayers(trx, round.championship_id),
  }
  const isFirstOf = countOldest()
  const counting: DuelSquad[] = []
  for await (const squads of fullSquads(trx, round)) {
    const lineups = decideLineups(squads, of)
    const counts = lineups.map(isFirstOf)
    await freezeLineups(
      trx,
      { roundId: round.id, at },
      {
        squadIds: lineups.map(({ squadId }) => squadId),
        captainIds: lineups.map(({ captainId }) => captainId),
        viceCaptainIds: lineups.map(({ viceCaptainId }) => viceCaptainId),
        benches: lineups.map(({ bench }) => bench),
        counts,
      },
    )
    for (const [place, { squadId, managerId, points, isBot }] of lineups.entries())
      if (counts[place]) counting.push({ squadId, managerId, points, isBot })
  }
  return counting
}

/** RL2: at the deadline every complete squad becomes a lineup, once; pairs are drawn; knockout stages and divisions get the round. */
export async function lockRound(db: Kysely<Tables>, roundId: number): Promise<LockOutcome> {
  return db.transaction().execute(async (trx): Promise<LockOutcome> => {
    await takeTurn(trx, { roundId })
    const round = await takeRound(trx, roundId)
    if (!round) return 'unknown_round'
    if (round.state !== 'open') return 'already'
    const now = await gameNow(trx, round.championship_id)
    if (!isLocked({ state: round.state, deadlineMs: round.deadline_at.getTime() }, now.getTime())) return 'early'

    const { pairs, byes } = pairSquads(await freezeSquads(trx, round, now), roundId)
    await drawDuels(trx, roundId, {
      a: [...pairs.map(([a]) => a), ...byes],
      b: [...pairs.map(([, b]) => b), ...byes.map(() => null)],
    })
    await rewardFirstLineups(trx, round)
    await noteCause(trx, { championshipId: round.championship_id, kind: 'round_locked', subjectId: roundId })
    await startBrackets(trx, await bracketsDue(trx, round))
    await assignTies(trx, round)
    await markLocked(trx, roundId)
    await formDivisions(trx, round.championship_id)
    await bumpVersion(trx, round.championship_id, 'round', 'market', 'league')
    return 'locked'
  })
}
