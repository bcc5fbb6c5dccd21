import type { Kysely } from 'kysely'
import { groupsOf, winnerOf } from '#domain/import/bracket-slots.ts'
import { bracketOf, prunedChoices, type Bracket } from '#domain/pool/bracket.ts'
import { expectedOrder } from '#domain/pool/expected-order.ts'
import { throughOf } from '#domain/pool/through-groups.ts'
import type { BracketGroupView, PoolBracket, SaveBracketRequest } from '#contract/pool-bracket.ts'
import { clubsWithShirts } from '#db/club/club.ts'
import {
  bracketDeadline,
  bracketOfManager,
  closedBrackets,
  groupMatchesOfPool,
  isBracketClosed,
  storeBracket,
  tiesOfPool,
} from '#db/pool/pool-bracket.ts'
import { poolOf } from '#db/pool/pool.ts'
import type { Tables } from '#db/schema/schema.ts'
import { clubView } from '#api/views/match-view.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { requireMembership, requirePool } from '#api/league-shared/require-league.ts'
import { nextAt, type PageWindow } from '#api/http/page-window.ts'

interface Requested {
  leagueId: number
  managerId: number | undefined
  window: PageWindow
  code?: string | undefined
}

/** The queries apply BL12: until the bracket closes, people see only their own. */
export async function readPoolBracket(db: Kysely<Tables>, asked: Requested): Promise<PoolBracket> {
  const { leagueId, managerId } = asked
  const { row } = await readVisible(db, { leagueId, managerId, code: asked.code })
  requirePool(row)
  const [pool, ties, { closesAt, isClosed, isEarly }, own, people] = await Promise.all([
    poolOf(db, leagueId),
    tiesOfPool(db, leagueId),
    bracketDeadline(db, leagueId),
    managerId === undefined ? undefined : bracketOfManager(db, leagueId, managerId),
    closedBrackets(db, leagueId, asked.window),
  ])
  const points = pool?.extras.bracketPoints ?? 0
  const played = points > 0 && isEarly ? await groupMatchesOfPool(db, leagueId) : []
  const groups = groupsOf(played)
  const cup = ties.map(({ tie }) => tie)
  const bracket = (points > 0 && bracketOf(cup, [...groups.values()])) || { groups: [], ties: [] }
  const clubIds = bracket.ties.flatMap(({ home, away }) =>
    [home, away].flatMap((side) => ('clubId' in side ? side.clubId : [])),
  )
  const final = bracket.ties.at(-1)
  return {
    points,
    ties: bracket.ties.map((tie) => {
      const match = ties.find((one) => one.tie.id === tie.id)?.match
      const winner = match?.isOver && match.score ? winnerOf({ ...match, score: match.score }) : undefined
      return { ...tie, winner: winner ?? null }
    }),
    stages: [...new Set(bracket.ties.map(({ id }) => ties.find(({ tie }) => tie.id === id)?.stage ?? ''))],
    groups: groupViews(bracket, played, throughOf(cup, groups)),
    clubs: (await clubsWithShirts(db, [...clubIds, ...bracket.groups.flatMap((group) => group.clubIds)])).map(clubView),
    closesAtMs: closesAt?.getTime() ?? null,
    isClosed,
    mine: own
      ? {
          points: own.points,
          choices: own.tieIds.map((tieId, at) => ({ tieId, clubId: own.clubIds[at] ?? 0 })),
          places: own.places.map((place, at) => ({ place, clubId: own.placeClubIds[at] ?? 0 })),
        }
      : null,
    people: {
      items: people.map(({ tieIds, clubIds: chosen, managerId: id, managerName, points: made }) => ({
        managerId: id,
        managerName,
        points: made,
        champion: (final && chosen[tieIds.indexOf(final.id)]) ?? null,
      })),
      next: nextAt(asked.window, row.participants),
    },
  }
}

/** BL18: each group in the expected order, if there is one, so that people without an opinion may accept it. */
const groupViews = (
  { groups }: Bracket,
  played: Awaited<ReturnType<typeof groupMatchesOfPool>>,
  through: readonly number[],
): BracketGroupView[] =>
  groups.map(({ letter, clubIds }) => {
    const expected = expectedOrder(played.filter(({ homeId }) => clubIds.includes(homeId)))
    return {
      letter,
      clubIds: expected ?? [...clubIds],
      isExpected: expected !== undefined,
      through: through.filter((clubId) => clubIds.includes(clubId)),
    }
  })

interface SavedBy extends SaveBracketRequest {
  leagueId: number
  managerId: number
}

/** BL12: saves the choices until the bracket closes. If one of them does not fit the bracket, nothing is saved. */
export async function saveBracket(
  db: Kysely<Tables>,
  { leagueId, managerId, choices, places }: SavedBy,
): Promise<{ savedAtMs: number }> {
  try {
    return await db.transaction().execute(async (trx) => {
      await requireMembership(trx, leagueId, managerId)
      const pool = await poolOf(trx, leagueId)
      const { isEarly, isClosed } = await bracketDeadline(trx, leagueId)
      const groups = groupsOf(isEarly ? await groupMatchesOfPool(trx, leagueId) : [])
      const ties = (await tiesOfPool(trx, leagueId)).map(({ tie }) => tie)
      const bracket = bracketOf(ties, [...groups.values()])
      if (!pool?.extras.bracketPoints || !bracket) throw leagueProblem('no_bracket')
      if (isClosed) throw leagueProblem('bracket_closed')
      const wanted = new Map<number | string, number>([
        ...choices.map(({ tieId, clubId }) => [tieId, clubId] as const),
        ...places.map(({ place, clubId }) => [place, clubId] as const),
      ])
      const kept = prunedChoices(bracket, wanted)
      if (kept.size < choices.length + places.length) throw leagueProblem('bracket_unfit')
      const savedAt = await storeBracket(trx, { leagueId, managerId, choices: kept })
      return { savedAtMs: savedAt.getTime() }
    })
  } catch (error) {
    if (isBracketClosed(error)) throw leagueProblem('bracket_closed')
    throw error
  }
}
