import { Hono, type Context } from 'hono'
import type { Kysely } from 'kysely'
import type { LeaguePageView } from '#contract/league.ts'
import type { ManagerHistory } from '#contract/manager.ts'
import { resultsOf } from '#db/display-link/display-link.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { DisplayLinkKind } from '#domain/display-link/display-link-kinds.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import { noStore } from '#api/http/cache-headers.ts'
import type { AppEnv } from '#api/http/context.ts'
import { csvText, type Cell } from '#api/http/csv.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { AskApp } from '#api/http/page.ts'
import { openDisplay, type OpenedDisplay } from '#api/session/display-key.ts'

type Rows = Cell[][]
interface Sheet {
  read: <T>(path: string) => Promise<T | undefined>
  link: OpenedDisplay['link']
  db: Kysely<Tables>
}

/** A sheet has no button for the next page, so one answer has several pages, up to about this many rows. */
const MOST_ROWS = 1_000

const tableRows = ({ pool, standings }: LeaguePageView): Rows =>
  pool
    ? pool.table.items.map(({ rank, managerName, points, exact }) => [rank, managerName, points, exact])
    : standings.items.map(({ rank, squadName, managerName, pointTenths }) => [
        rank,
        squadName,
        managerName,
        pointTenths / 10,
      ])

const makers: Record<DisplayLinkKind, (sheet: Sheet) => Promise<Rows | undefined>> = {
  bolao: async ({ read, link }) => {
    const path = `/api/leagues/${link.leagueId}?limit=${STANDINGS_PAGE}`
    let page = await read<LeaguePageView>(path)
    if (!page) return undefined
    const rows: Rows = [
      page.pool ? ['posicao', 'participante', 'pontos', 'exatos'] : ['posicao', 'time', 'participante', 'pontos'],
    ]
    while (page) {
      rows.push(...tableRows(page))
      const next: string | null = (page.pool?.table ?? page.standings).next
      page = next === null || rows.length > MOST_ROWS ? undefined : await read(`${path}&cursor=${next}`)
    }
    return rows
  },
  pontos: async ({ read, link }) => {
    const history = await read<ManagerHistory>(
      `/api/managers/${link.managerId}/history?championship=${encodeURIComponent(link.championship)}`,
    )
    return (
      history && [
        ['temporada', 'rodada', 'pontos', 'posicao'],
        ...history.rounds.map(({ season, number, pointTenths, rank }) => [season, number, pointTenths / 10, rank]),
      ]
    )
  },
  resultados: async ({ read, link, db }) => {
    // The route of the clock answers only people who may enter the championship.
    const mayEnter = await read(`/api/market/clock?championship=${encodeURIComponent(link.championship)}`)
    if (!mayEnter) return undefined
    return [
      ['data', 'mandante', 'gols mandante', 'gols visitante', 'visitante', 'estado'],
      ...(await resultsOf(db, link.championshipId)).map(({ at, home, away, homeScore, awayScore, state }) => [
        at.toISOString(),
        home,
        homeScore,
        awayScore,
        away,
        state,
      ]),
    ]
  },
  painel: async () => undefined,
}

/** DL1, DL2: spreadsheets fetch this CSV file again and again, and know only its address. */
export function sheetRoutes({ db, askApp }: { db: Kysely<Tables>; askApp: AskApp }) {
  async function sendSheet(c: Context<AppEnv>) {
    const key = /^([\w-]{43})\.csv$/.exec(c.req.param('file') ?? '')?.[1]
    const opened = await openDisplay(c, key)
    if (!opened) throw httpProblem('not_found')
    const { origin } = c.get('client')
    const read = async <T>(path: string) => {
      const answer = await askApp(new URL(path, origin).href, {}, { ...c.env, drawing: opened.drawing })
      return answer.ok ? ((await answer.json()) as T) : undefined
    }
    const rows = await makers[opened.link.kind]({ read, link: opened.link, db })
    if (!rows) throw httpProblem('not_found')
    // Without the byte order mark that downloads have: IMPORTDATA would show it in the first cell.
    return c.body(csvText(rows).slice(1), 200, { 'content-type': 'text/csv; charset=utf-8', ...noStore })
  }
  return new Hono<AppEnv>().get('/api/sheets/:file', (c) => sendSheet(c))
}
