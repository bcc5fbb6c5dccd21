import type { Kysely } from 'kysely'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { winnerOf } from '#domain/import/bracket-slots.ts'
import { bracketOf, prunedChoices } from '#domain/pool/bracket.ts'
import type { PoolBracket } from '#contract/pool-bracket.ts'
import { clubsWithShirts } from '#db/club/club.ts'
import {
  bracketDeadline,
  bracketOfManager,
  closedBrackets,
  isBracketClosed,
  storeBracket,
  tiesOfPool,
} from '#db/pool/pool-bracket.ts'
import { poolOf } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { clubView } from '#api/views/match-view.ts'
import { leagueProblem } from './league-problems.ts'
import { readVisible } from './read-league.ts'
import { requirePlace, requirePool } from './require-league.ts'

interface Asked {
  leagueId: number
  managerId: number | undefined
  page: number
  code?: string | undefined
}

/** BL12 is in the queries: until the knock-out begins nobody's bracket is told but one's own. */
export async function readPoolBracket(db: Kysely<Tables>, asked: Asked): Promise<PoolBracket> {
  const { leagueId, managerId } = asked
  const { row } = await readVisible(db, { leagueId, managerId, code: asked.code })
  requirePool(row)
  const window = { limit: STANDINGS_PAGE, offset: (asked.page - 1) * STANDINGS_PAGE }
  const [pool, ties, { closesAt, isClosed }, own, people] = await Promise.all([
    poolOf(db, leagueId),
    tiesOfPool(db, leagueId),
    bracketDeadline(db, leagueId),
    managerId === undefined ? undefined : bracketOfManager(db, leagueId, managerId),
    closedBrackets(db, leagueId, window),
  ])
  const points = pool?.extras.bracketPoints ?? 0
  const bracket = points > 0 ? (bracketOf(ties.map(({ tie }) => tie)) ?? []) : []
  const clubIds = bracket.flatMap(({ home, away }) =>
    [home, away].flatMap((side) => ('clubId' in side ? side.clubId : [])),
  )
  const final = bracket.at(-1)
  return {
    points,
    ties: bracket.map((tie) => {
      const match = ties.find((one) => one.tie.id === tie.id)?.match
      const winner = match?.isOver && match.score ? winnerOf({ ...match, score: match.score }) : undefined
      return { ...tie, winner: winner ?? null }
    }),
    stages: [...new Set(bracket.map(({ id }) => ties.find(({ tie }) => tie.id === id)?.stage ?? ''))],
    clubs: (await clubsWithShirts(db, clubIds)).map(clubView),
    closesAtMs: closesAt?.getTime() ?? null,
    isClosed,
    mine: own
      ? { points: own.points, choices: own.tieIds.map((tieId, at) => ({ tieId, clubId: own.clubIds[at] ?? 0 })) }
      : null,
    people: people.map(({ tieIds, clubIds: chosen, ...person }) => ({
      ...person,
      champion: (final && chosen[tieIds.indexOf(final.id)]) ?? null,
    })),
  }
}

/** BL12: what of it can be, until the knock-out begins. */
export async function saveBracket(
  db: Kysely<Tables>,
  {
    leagueId,
    managerId,
    choices,
  }: { leagueId: number; managerId: number; choices: readonly { tieId: number; clubId: number }[] },
): Promise<{ savedAtMs: number }> {
  try {
    return await db.transaction().execute(async (trx) => {
      await requirePlace(trx, leagueId, managerId)
      const pool = await poolOf(trx, leagueId)
      const bracket = bracketOf((await tiesOfPool(trx, leagueId)).map(({ tie }) => tie))
      if (!pool?.extras.bracketPoints || !bracket) throw leagueProblem('no_bracket')
      if ((await bracketDeadline(trx, leagueId)).isClosed) throw leagueProblem('bracket_closed')
      const wanted = new Map(choices.map(({ tieId, clubId }) => [tieId, clubId]))
      const kept = prunedChoices(bracket, wanted)
      if (kept.size < choices.length) throw leagueProblem('bracket_unfit')
      const savedAt = await storeBracket(trx, { leagueId, managerId, choices: kept })
      return { savedAtMs: savedAt.getTime() }
    })
  } catch (error) {
    if (isBracketClosed(error)) throw leagueProblem('bracket_closed')
    throw error
  }
}
