import type { Language } from '#contract/language.ts'
import type { LeaguePageView } from '#contract/league.ts'
import { chatWords, type SaidRow } from './chat-words.ts'

export interface LeagueTable {
  name: string
  rows: SaidRow[]
  mine: SaidRow | null
  /** The points of the first row minus mine; null if I am first or have no rank. */
  behind: string | null
  isProvisional: boolean
  isOwner: boolean
}

/** The bot shows at most this many rows of a table. */
export const SAID_ROWS = 10

interface Row {
  rank: number | null
  name: string
  tenths: number
}

const rowsOf = ({ pool, standings }: LeaguePageView): Row[] =>
  pool
    ? pool.table.items.map(({ rank, managerName, points }) => ({ rank, name: managerName, tenths: points * 10 }))
    : standings.items.map(({ rank, managerName, pointTenths }) => ({ rank, name: managerName, tenths: pointTenths }))

function mineOf({ pool, mine }: LeaguePageView): Row | null {
  if (pool) return pool.mine && { rank: pool.mine.rank, name: pool.mine.managerName, tenths: pool.mine.points * 10 }
  const [best] = mine.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))
  return best ? { rank: best.rank, name: best.managerName, tenths: best.pointTenths } : null
}

/** The table of a bolão or league, with points written as a chat shows them. */
export function leagueTable(page: LeaguePageView, language: Language): LeagueTable {
  const count = (tenths: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(tenths / 10)
  const said = ({ rank, name, tenths }: Row): SaidRow => ({
    rank,
    name,
    points: chatWords[language].points(count(tenths)),
  })
  const rows = rowsOf(page)
  const mine = mineOf(page)
  const first = rows[0]
  const behind = first && mine && mine.rank !== null && mine.rank > 1 ? count(first.tenths - mine.tenths) : null
  return {
    name: page.league.name,
    rows: rows.filter(({ rank }) => rank !== null).map(said),
    mine: mine && said(mine),
    behind,
    isProvisional: page.pool?.isProvisional ?? page.isProvisional,
    isOwner: page.isOwner,
  }
}

export const tableLines = ({ rows }: Pick<LeagueTable, 'rows'>): string[] =>
  rows.map(({ rank, name, points }) => `${rank}. ${name}: ${points}`)
