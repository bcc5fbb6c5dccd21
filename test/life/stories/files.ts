import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '#test/e2e/server-process.ts'

/**
 * The clock must be ahead of real time. libfaketime gives signal handlers the real time. If that were later than
 * this clock, PostgreSQL would think that its timeouts have passed. 2052 has the calendar of 2024, also its leap day.
 */
export const YEAR = 2052
/** The championship of the real season. */
export const SLUG = `brasileirao-${YEAR}`

/** Real seasons in a folder next to the project. Without it, a year has no imported championships. */
const shared = path.join(path.dirname(root), 'shared', 'data')
export const hasRealData = () => existsSync(shared)

export const sharedFolder = (...parts: string[]) => path.join(shared, ...parts)
export const readShared = (...parts: string[]) => readFileSync(sharedFolder(...parts), 'utf8')

/** Rows as cells. No cell of these files contains a comma. */
function cartolaCells(round: number): string[][] {
  const text = readShared('cartola', '2024', `rodada-${round}.csv`)
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd().split(','))
}

/** Since 2025 a tackle and a save each give this many tenths more than in 2024. */
const SINCE_2025: Readonly<Record<string, number>> = { DS: 3, DE: 3 }

const totalsByRound: Map<string, number>[] = [new Map()]
/**
 * Season totals by athlete of the scouts whose value changed, from the last file up to this round that contains the
 * athlete.
 */
function changedScouts(round: number): Map<string, number> {
  const known = totalsByRound[round]
  if (known) return known
  const [head = [], ...rows] = cartolaCells(round)
  const worth = Object.entries(SINCE_2025).map(([scout, tenths]) => ({ at: head.indexOf(scout), tenths }))
  const id = head.indexOf('atletas.atleta_id')
  const sum = (row: string[]) => worth.reduce((all, { at, tenths }) => all + tenths * Number(row[at] || 0), 0)
  const totals = new Map([...changedScouts(round - 1), ...rows.map((row) => [row[id]!, sum(row)] as const)])
  totalsByRound[round] = totals
  return totals
}

/** The file of a round, with the points of 2024 changed to those of the rules since 2025. */
export function cartolaFile(round: number): string {
  const [head = [], ...rows] = cartolaCells(round)
  const [id, points] = ['atleta_id', 'pontos_num'].map((name) => head.indexOf(`atletas.${name}`)) as [number, number]
  const [now, before] = [changedScouts(round), changedScouts(round - 1)]
  const moved = rows.map((row) => {
    const tenths = (now.get(row[id]!) ?? 0) - (before.get(row[id]!) ?? 0)
    return row.with(points, (Number(row[points]) + tenths / 10).toFixed(2))
  })
  return [head, ...moved].map((row) => row.join(',')).join('\n')
}
/** The season of 2024, moved to a year with the same weekdays. */
const fixtures = () =>
  readShared('futebol', 'brasil', 'openfootball-2024', '2024_br1.txt').replaceAll('2024', String(YEAR))

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** All times in the file are UTC−3. */
const ZONE_MS = 3 * 3_600_000
const PLAYED_MS = 2.5 * 3_600_000

/** The fixtures as they would have been downloaded at this time, without later results. */
export function fixturesAt(nowMs: number): string {
  let day = 0
  let time = 0
  return fixtures()
    .split('\n')
    .map((line) => {
      const date = /^\s+\w{3} (\w{3})\/(\d+)(?: \d{4})?\s*$/.exec(line)
      if (date) day = Date.UTC(YEAR, months.indexOf(date[1]!), Number(date[2])) + ZONE_MS
      const clock = /^\s+(\d\d)\.(\d\d) /.exec(line)
      if (clock) time = Number(clock[1]) * 3_600_000 + Number(clock[2]) * 60_000
      const isPlayed = day + time + PLAYED_MS <= nowMs
      return isPlayed ? line : line.replace(/(\sv .+?)\s+\d+-\d+( \(\d+-\d+\))?(\r?)$/, '$1$3')
    })
    .join('\n')
}

/** The results in the fixtures of this time. */
export const resultsAt = (nowMs: number) =>
  fixturesAt(nowMs)
    .split('\n')
    .flatMap((line) => {
      const match = /^(?:\s+\d\d\.\d\d)?\s+(\S.*?)\s+v (.+?)\s+(\d+)-(\d+)/.exec(line)
      if (!match) return []
      const [, home = '', away = '', homeGoals, awayGoals] = match
      return [{ home, away, homeGoals: Number(homeGoals), awayGoals: Number(awayGoals) }]
    })

/** The cup at this time: later matches have no score and no scorers, but the pairs of the knock-out are known. */
export function cupAt(nowMs: number): string {
  const lines = readShared('futebol', 'copas', 'copa-america_2024.txt').replaceAll('2024', String(YEAR)).split('\n')
  let isPlayed = true
  return lines
    .flatMap((line) => {
      const match = /^\w{3} (\w{3}) (\d+) +(\d+):(\d+) UTC([+-]\d+)/.exec(line)
      if (match) {
        const [, month = '', day, hour, minute, zone] = match
        const startMs = Date.UTC(YEAR, months.indexOf(month), Number(day), Number(hour) - Number(zone), Number(minute))
        isPlayed = startMs + PLAYED_MS <= nowMs
        return isPlayed ? [line] : [line.replace(/ +\d+-\d+(?: pen\.| a\.e\.t\.)?(?: \([^)]*\))? +(?=[A-Z])/, ' v ')]
      }
      // A match's scorers follow in brackets.
      return !isPlayed && /^\s+\(/.test(line) ? [] : [line]
    })
    .join('\n')
}

/** The market before the first round: the players of the first file without their actions. */
export function marketBeforeSeason(): string {
  const [head = '', ...rows] = cartolaFile(1).trimEnd().split('\n')
  const names = head.trimEnd().split(',')
  const scouts = new Set(names.flatMap((name, at) => (/^[A-Z]{1,2}$/.test(name) ? [at] : [])))
  const zeros = new Set(['pontos_num', 'media_num', 'jogos_num', 'variacao_num'].map((one) => `atletas.${one}`))
  const blank = rows.map((row) =>
    row
      .trimEnd()
      .split(',')
      .map((cell, at) => (scouts.has(at) ? '' : zeros.has(names[at]!) ? '0' : cell === 'True' ? 'False' : cell))
      .join(','),
  )
  return [head.trimEnd(), ...blank].join('\n')
}

export interface PublishedRow {
  name: string
  club: string
  points: number
}

/** Names, clubs and points in the file of a round. No cell in these columns contains a comma. */
export function publishedRows(round: number): PublishedRow[] {
  const [head = '', ...rows] = cartolaFile(round).trimEnd().split('\n')
  const names = head.trimEnd().split(',')
  const at = (name: string) => names.indexOf(`atletas.${name}`)
  return rows.map((row) => {
    const cells = row.split(',')
    return {
      name: cells[at('apelido')]!,
      club: cells[at('clube.id.full.name')]!,
      points: Number(cells[at('pontos_num')]),
    }
  })
}
