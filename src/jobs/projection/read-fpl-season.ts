import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MarketSigns } from '#domain/projection/past.ts'
import { playerPointTenths, type Rules } from '#domain/scoring/player-points.ts'
import { csvTable, numberIn, type CsvRow } from '#jobs/csv/csv-table.ts'
import { decodeText } from '#jobs/csv/decode-text.ts'
import { readFplTable, type FplRow } from '#jobs/import/fpl/fpl-row.ts'
import { isFplRound } from '#jobs/import/fpl/fpl-verify.ts'
import { groupBy } from '#domain/group-by.ts'
import { rankShares } from '#domain/projection/rank-shares.ts'
import type { ProjectionSeason, SeasonResult, SeasonRow } from './season.ts'

interface Read extends FplRow {
  threat: number
  creativity: number
  bps: number
  started: boolean
  selected: number
  bought: number
  sold: number
  opponent: string
}

const HALF = 46
/** The number of players in a squad of the Fantasy Premier League. */
const SQUAD = 15
const roundOf = (name: string) => Number(/gw(\d+)\.csv$/.exec(name)?.[1] ?? 0)

function extend(row: FplRow, cells: CsvRow): Read {
  const figure = (column: string) => numberIn(cells(column)) ?? 0
  const starts = numberIn(cells('starts'))
  return {
    ...row,
    threat: figure('threat'),
    creativity: figure('creativity'),
    bps: figure('bps'),
    // Seasons before 2022-23 do not say who started: nearly everyone who played more than half did.
    started: starts === undefined ? row.minutes >= HALF : starts > 0,
    selected: figure('selected'),
    bought: figure('transfers_in'),
    sold: figure('transfers_out'),
    opponent: cells('opponent_team'),
  }
}

async function readRounds(folder: string): Promise<Read[]> {
  const names = (await readdir(folder, { recursive: true })).filter(isFplRound)
  const all: Read[] = []
  for (const name of names.toSorted((a, b) => roundOf(a) - roundOf(b))) {
    const table = csvTable(decodeText(await readFile(join(folder, name))))
    const cellsAt = new Map(table.lines.map((line, index) => [line, table.rows[index]]))
    for (const row of readFplTable(name, table).rows) {
      const cells = cellsAt.get(row.line)
      if (cells) all.push(extend(row, cells))
    }
  }
  return all
}

/** Club names by number: a row names its own club, but the opponent only by its number in the season. */
function clubNumbers(rows: readonly Read[]): Map<string, string> {
  const names = new Map<string, string>()
  const byFixture = groupBy(rows, ({ fixture }) => fixture)
  for (const own of byFixture.values()) {
    const [home, away] = [own.find((row) => row.wasHome), own.find((row) => !row.wasHome)]
    if (!home || !away) continue
    names.set(home.opponent, away.team)
    names.set(away.opponent, home.team)
  }
  return names
}

function resultsOf(rows: readonly Read[]): SeasonResult[] {
  return [...groupBy(rows, ({ fixture }) => fixture).values()].flatMap((own) => {
    const [home, away] = [own.find((row) => row.wasHome), own.find((row) => !row.wasHome)]
    if (!home?.score || !away) return []
    return [
      {
        day: Math.floor(home.kickOffMs / 86_400_000),
        round: home.round,
        home: home.team,
        away: away.team,
        homeGoals: home.score.home,
        awayGoals: home.score.away,
      },
    ]
  })
}

/** Prices, owners and transfers of a round's file are those of its deadline. */
function signsOfRound(rows: readonly Read[], priceBefore: Map<number, number>): Map<Read, MarketSigns> {
  const signs = new Map<Read, MarketSigns>()
  const squads = rows.reduce((sum, { selected }) => sum + selected, 0) / SQUAD
  for (const line of groupBy(rows, ({ position }) => position).values()) {
    const prices = rankShares(line.map(({ valueTenths }) => valueTenths))
    const owned = rankShares(line.map(({ selected }) => selected))
    line.forEach((row, at) => {
      const before = priceBefore.get(row.element) ?? row.valueTenths
      const owners = row.selected + row.sold + 100
      signs.set(row, {
        price: prices[at] ?? 0,
        owned: owned[at] ?? 0,
        share: squads > 0 ? row.selected / squads : 0,
        bought: row.bought / owners,
        sold: row.sold / owners,
        fall: before === 0 ? 0 : (before - row.valueTenths) / before,
      })
    })
  }
  for (const { element, valueTenths } of rows) priceBefore.set(element, valueTenths)
  return signs
}

export async function readFplSeason(folder: string, rules: Rules): Promise<ProjectionSeason> {
  const rows = (await readRounds(folder)).filter(({ position }) => position !== 'manager')
  const clubs = clubNumbers(rows)
  const priceBefore = new Map<number, number>()
  const all: SeasonRow[] = []
  for (const [round, own] of groupBy(rows, (row) => row.round)) {
    const signs = signsOfRound(own, priceBefore)
    for (const row of own) {
      const position = row.position as SeasonRow['position']
      all.push({
        round,
        player: String(row.element),
        position,
        club: row.team,
        opponent: clubs.get(row.opponent) ?? null,
        isHome: row.wasHome,
        match: {
          atMs: row.kickOffMs,
          minutes: row.minutes,
          started: row.started,
          scouts: row.scouts,
          threat: row.threat,
          creativity: row.creativity,
          index: row.bps,
        },
        signs: signs.get(row) as MarketSigns,
        pointTenths: playerPointTenths({ position, scouts: row.scouts }, rules),
      })
    }
  }
  return { name: basename(folder), rows: all, results: resultsOf(rows), hasMinutes: true }
}
