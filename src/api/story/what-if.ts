import type { Kysely } from 'kysely'
import type { RoundMarket, WhatIf } from '#contract/what-if.ts'
import type { Participant } from '#db/championship/championship.ts'
import { modalityOf } from '#db/championship/modality.ts'
import { duelOf, duelSide } from '#db/duel/duel.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import type { Tables } from '#db/schema/schema.ts'
import { standingAfter, storyLineup } from '#db/story/story-manager.ts'
import { marketOfRound } from '#db/story/story-round.ts'
import { duelResult } from '#domain/duel/duel-result.ts'
import type { PlayerId } from '#domain/ids.ts'
import { canCompete } from '#domain/squad/formation.ts'
import type { SquadPlayer } from '#domain/squad/squad.ts'
import { moneyOf } from '#domain/story/best-possible.ts'
import { countedLineup } from '#api/views/counted-lineup.ts'
import { lineupView } from '#api/views/lineup-view.ts'
import type { RoundBoards } from '#db/story/round-boards.ts'
import { placesLost } from './round-boards.ts'
import { ownMarket } from './second-thoughts.ts'

type OfRound = Participant & { roundId: number }

/** A settled round of a manager: the lineup, and all players at the prices that count for the manager (RS3). */
export async function readPastRound(db: Kysely<Tables>, of: OfRound) {
  const row = await storyLineup(db, of)
  const side = row && (await duelSide(db, { roundId: of.roundId, squadId: row.squadId }))
  if (!row || !side || row.rank === null) return undefined
  const market = ownMarket(await marketOfRound(db, { ...of, fieldedIds: row.playerIds }), row)
  const modality = await modalityOf(db, of.championshipId)
  return { row: { ...row, rank: row.rank }, side, market, modality }
}
type PastRound = NonNullable<Awaited<ReturnType<typeof readPastRound>>>

export const marketView = (
  { row, side, market, modality }: PastRound,
  round: { number: number; season: number },
): RoundMarket => ({
  ...round,
  managerName: side.managerName,
  modality,
  playerIds: row.playerIds,
  captainId: side.captainId,
  players: [...market.values()],
})

export interface OtherLineup {
  playerIds: readonly PlayerId[]
  captainId: PlayerId
}

const outcomes = { first: 'won', second: 'lost', tie: 'drew' } as const

function problemsOf({ playerIds, captainId }: OtherLineup, { market, row, modality }: PastRound) {
  const players = playerIds.flatMap((playerId): SquadPlayer[] => {
    const player = market.get(playerId)
    return player ? [{ playerId, position: player.position, pricePaid: player.price }] : []
  })
  const price = players.reduce((sum, { pricePaid }) => sum + pricePaid, 0)
  const isRepeated = new Set(playerIds).size < playerIds.length
  const problems: WhatIf['problems'] = []
  if (players.length < playerIds.length) problems.push('unknown-player')
  if (
    price >
    moneyOf(
      modality,
      row.playerIds.flatMap((playerId) => market.get(playerId) ?? []),
    )
  )
    problems.push('budget')
  if (isRepeated || !canCompete({ modality, players })) problems.push('formation')
  if (!playerIds.includes(captainId)) problems.push('captain')
  return { price, problems }
}

/**
 * RS5: the other lineup with its captain. The vice-captain stays if still in the lineup and not its captain. Reserves
 * stay unless the lineup has them.
 */
async function pointsOf(
  db: Kysely<Tables>,
  { row, side }: PastRound,
  { playerIds, captainId, roundId }: OtherLineup & { roundId: number },
): Promise<number> {
  const { viceCaptainId } = side
  const attendance = new Map((await attendanceOf(db, { roundId })).map((one) => [one.playerId, one]))
  const fielded = (ids: readonly PlayerId[]) =>
    ids.flatMap((playerId) => {
      const player = attendance.get(playerId)
      return player ? [{ ...player, name: '' }] : []
    })
  const isViceLeft = viceCaptainId !== null && viceCaptainId !== captainId && playerIds.includes(viceCaptainId)
  const reserves = row.benchIds.filter((playerId) => !playerIds.includes(playerId))
  return countedLineup({
    players: fielded(playerIds),
    bench: fielded(reserves),
    captainId,
    viceCaptainId: isViceLeft ? viceCaptainId : null,
  }).pointTenths
}

export async function readWhatIf(
  db: Kysely<Tables>,
  past: PastRound,
  { other, boards, ...of }: OfRound & { other: OtherLineup; boards: RoundBoards },
): Promise<WhatIf> {
  const { roundId } = of
  const { price, problems } = problemsOf(other, past)
  const played = { pointTenths: lineupView(past.side).pointTenths, rank: past.row.rank }
  const standing = await standingAfter(db, { ...of, earlierId: null })
  const actual = { ...played, overallRank: standing?.rank ?? null }
  if (problems.length > 0) return { price, problems, actual, result: null }
  const [pointTenths, duel] = await Promise.all([pointsOf(db, past, { ...other, roundId }), duelOf(db, of)])
  const opponent = duel?.opponentSquadId ? await duelSide(db, { roundId, squadId: duel.opponentSquadId }) : undefined
  const rival = opponent && lineupView(opponent)
  const pointsWith = (own: number) => ({ own, other: own + pointTenths - played.pointTenths })
  return {
    price,
    problems,
    actual,
    result: {
      pointTenths,
      rank: played.rank + placesLost(boards.tenths, { own: played.pointTenths, other: pointTenths }),
      of: past.row.of,
      overallRank: standing ? standing.rank + placesLost(boards.points, pointsWith(standing.points)) : null,
      duel: rival
        ? {
            opponentName: rival.managerName,
            opponentTenths: rival.pointTenths,
            outcome: outcomes[duelResult(pointTenths, rival.pointTenths)],
          }
        : null,
    },
  }
}
