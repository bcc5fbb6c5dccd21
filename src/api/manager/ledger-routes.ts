import { createRoute } from '@hono/zod-openapi'
import { gradePick } from '#domain/pick/pick-points.ts'
import { pickOf } from '#domain/pick/stored-pick.ts'
import { ledgerPageSchema, type LedgerEntry, ledgerQuery } from '#contract/ledger.ts'
import { ledgerOf, ledgerTotals, type LedgerRow } from '#db/ledger/manager-ledger.ts'
import { profileRow } from '#db/profile/profile.ts'
import { championshipIdOf } from '#api/http/requested-championship.ts'
import { jsonAnswer } from '#api/http/body.ts'
import { privateNoCache } from '#api/http/cache-headers.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { idParams } from '#api/http/id-params.ts'
import { contractRouter } from '#api/http/router.ts'
import { viewerOf } from '#api/session/viewer.ts'
import { splitPage } from '#api/http/page-window.ts'

const ledgerRoute = createRoute({
  method: 'get',
  path: '/api/managers/{id}/ledger',
  summary: 'List every point of a manager and where it came from, newest first',
  request: {
    params: idParams,
    query: ledgerQuery,
  },
  responses: jsonAnswer(ledgerPageSchema, 'One page of entries'),
})

function pickIn({ outcome, homeGoals, awayGoals, match }: LedgerRow): LedgerEntry['pick'] {
  if (outcome === null || match === null) return null
  const { homeScore: home, awayScore: away } = match
  if (home === null || away === null) return null
  const said = pickOf({ outcome, homeGoals, awayGoals })
  return { said, grade: gradePick(said, { home, away }) }
}

function entryOf(row: LedgerRow): LedgerEntry {
  const { key, kind, points, at, roundId, season, round, match, leagueId, leagueName, squadName, correction } = row
  return {
    key,
    kind,
    points,
    atMs: at.getTime(),
    round: roundId !== null && season !== null && round !== null ? { id: roundId, season, number: round } : null,
    match,
    pick: pickIn(row),
    league: leagueId === null ? null : { id: leagueId, name: leagueName },
    squadName,
    correction,
  }
}

export function ledgerRoutes() {
  return contractRouter().openapi(ledgerRoute, async (c) => {
    const who = { championshipId: championshipIdOf(c), managerId: c.req.valid('param').id }
    const db = c.get('reads')
    if (!(await profileRow(db, who))) throw httpProblem('not_found')
    const viewer = await viewerOf(c)
    const { cursor, limit } = c.req.valid('query')
    const rows = await ledgerOf(db, {
      ...who,
      viewerId: viewer?.managerId,
      beforeKey: cursor,
      limit: limit + 1,
    })
    const { shown, next } = splitPage(rows, limit, ({ key }) => key)
    return c.json({ ...(await ledgerTotals(db, who)), items: shown.map(entryOf), next }, 200, privateNoCache)
  })
}
