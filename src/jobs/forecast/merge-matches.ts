import { canonicalClub, type Country } from '#jobs/football-files/club-aliases.ts'
import type { ResultsFile } from './read-results.ts'
import type { FootballSource, SourceMatch } from '#jobs/sport/source-match.ts'

const TOP_DIVISION: Readonly<Record<Country, string>> = { brazil: 'Brasileirão Série A', england: 'Premier League' }

/**
 * Files name a competition in many ways or not at all, so its clubs decide. If we know most of them, it is the top
 * division of their country, unless the file states another division.
 */
function competitionOf(stated: string, matches: readonly FootballSource[]): string {
  const counts = new Map<Country, number>()
  for (const { home } of matches) {
    const { country } = canonicalClub(home)
    if (country) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  const isLower = /^(E[1-9C]|EC)$|s[eé]rie b|championship|segunda|league (one|two)/i.test(stated)
  const country = [...counts].find(([, count]) => count * 2 > matches.length)?.[0]
  return country && !isLower ? TOP_DIVISION[country] : stated || 'futebol'
}

function named(file: ResultsFile): FootballSource[] {
  const football = file.matches.filter((match) => match.sport === 'futebol')
  const byStated = new Map<string, FootballSource[]>()
  for (const match of football) {
    const group = byStated.get(match.competition)
    if (group) group.push(match)
    else byStated.set(match.competition, [match])
  }
  return [...byStated].flatMap(([stated, matches]) => {
    const competition = competitionOf(stated, matches)
    return matches.map((match) => ({
      ...match,
      competition,
      home: canonicalClub(match.home).club,
      away: canonicalClub(match.away).club,
    }))
  })
}

/** The most days between two rows of one match: sources differ by a night, or one of them missed a postponement. */
const SAME_MATCH_DAYS = 4

function isSame(a: FootballSource, b: FootballSource): boolean {
  const agree = !a.score || !b.score || (a.score.home === b.score.home && a.score.away === b.score.away)
  return agree && Math.abs(a.day - b.day) <= SAME_MATCH_DAYS
}

function combine(kept: FootballSource, other: FootballSource): FootballSource {
  return { ...other, ...kept, rivals: { ...other.rivals, ...kept.rivals } }
}

function mergeFootball(files: readonly ResultsFile[]): FootballSource[] {
  const sources = files.map((file) => ({ isForecast: file.format === 'spi-csv', matches: named(file) }))
  const results = sources.filter(({ isForecast }) => !isForecast).flatMap(({ matches }) => matches)
  const forecasts = sources.filter(({ isForecast }) => isForecast).flatMap(({ matches }) => matches)
  const covered = new Set(results.map(({ competition }) => competition))
  const wanted = forecasts.filter(({ competition }) => covered.size === 0 || covered.has(competition))
  const byPair = new Map<string, FootballSource[]>()
  for (const match of [...results, ...wanted]) {
    const key = [match.competition, match.home, match.away].join('|')
    const known = byPair.get(key) ?? []
    const at = known.findIndex((other) => isSame(other, match))
    const same = known[at]
    if (same) known[at] = combine(same, match)
    else known.push(match)
    byPair.set(key, known)
  }
  return [...byPair.values()].flat()
}

/**
 * One row for each match: the same match from two files becomes one. In football the row has the rivals' forecasts of
 * both files.
 */
export function mergeMatches(files: readonly ResultsFile[]): SourceMatch[] {
  const football = mergeFootball(files)
  const others = new Map<string, SourceMatch>()
  for (const match of files.flatMap((file) => file.matches)) {
    if (match.sport === 'futebol') continue
    const step = 'step' in match ? match.step : ''
    const key = [match.sport, match.date, match.home, match.away, step].join('|')
    const known = others.get(key)
    const isBetter = !known || (!('score' in known) && 'score' in match)
    if (isBetter) others.set(key, match)
  }
  return [...football, ...others.values()].sort((a, b) => a.day - b.day)
}
