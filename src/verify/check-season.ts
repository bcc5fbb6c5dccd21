import { someOf, type Check } from './check-tree.ts'
import type { Entry, RoundFile } from './round-file.ts'
import { ranksOf, tableOf, type Result } from './score-table.ts'

interface MatchContent {
  match: number
  clubs?: [number, number]
  home: number
  away: number
  /** MT5: the score that the table counts, if it is not `home` and `away`. */
  official?: { home: number; away: number } | null
}

const KNOCK_OUT = 2

interface Played extends Result {
  id: number
  startsAtMs: number
  /** 0: league, 1: group, 2: knock-out. */
  phase: number
}

function readPlayed(line: string): Played {
  const [id = 0, startsAtMs = 0, homeClub = 0, awayClub = 0, home = 0, away = 0, phase = 0] = line
    .split(' ')
    .map(Number)
  return { id, startsAtMs, homeClub, awayClub, home, away, phase }
}

const resultText = ({ homeClub, awayClub, home, away }: Result) =>
  `clube ${homeClub} ${home} x ${away} clube ${awayClub}`

/** The newest result of each match. */
function newestResults(entries: readonly Entry[]): Map<number, Entry> {
  const newest = new Map<number, Entry>()
  for (const entry of entries) if (entry.kind === 'match') newest.set((entry.content as MatchContent).match, entry)
  return newest
}

/** Results from before this epoch of the log are taken as they are. */
function checkResults(played: readonly Played[], entries: readonly Entry[], waiting: readonly number[]): Check {
  const startMs = entries.find(({ kind }) => kind === 'start')?.atMs ?? 0
  const newest = newestResults(entries)
  const wrong: string[] = []
  let compared = 0
  for (const match of played) {
    const entry = newest.get(match.id)
    if (!entry) {
      if (match.startsAtMs > startMs) wrong.push(`jogo ${match.id}: o registro não tem o resultado`)
      continue
    }
    compared++
    const { clubs = [match.homeClub, match.awayClub], home, away, official } = entry.content as MatchContent
    const logged = { homeClub: clubs[0], awayClub: clubs[1], ...(official ?? { home, away }) }
    if (resultText(logged) !== resultText(match))
      wrong.push(
        `jogo ${match.id}: o registro ${entry.position} diz ${resultText(logged)}, a tabela conta ${resultText(match)}`,
      )
  }
  const known = new Set([...played.map(({ id }) => id), ...waiting])
  for (const [id, { position }] of newest)
    if (!known.has(id)) wrong.push(`jogo ${id}: a tabela não conta o resultado do registro ${position}`)
  const name = waiting.length === 0 ? 'Resultados da temporada' : `Resultados da temporada (${waiting.length} por vir)`
  return { name, compared, wrong: someOf(wrong) }
}

/** VR7: results and corrections after the end of an epoch are in the next one, and the table counts them. */
const endedResults: Check = {
  name: 'Resultados da temporada (o resto está na época seguinte do registro)',
  compared: 0,
  wrong: [],
}

/** ST6: every club stays in its table; the results decide order and numbers. */
function checkTables(
  { sport, tables: lines }: { sport: string; tables: readonly string[] },
  played: readonly Played[],
  entries: readonly Entry[],
): Check {
  const newest = newestResults(entries)
  const tables = new Map<string, { club: number; line: string }[]>()
  for (const line of lines) {
    const [group = '', , club] = line.split(' ')
    tables.set(group, [...(tables.get(group) ?? []), { club: Number(club), line }])
  }
  const counted = new Set<number>()
  const wrong = [...tables].flatMap(([group, told]) => {
    const clubs = new Set(told.map(({ club }) => club))
    const own = played.filter(
      ({ phase, homeClub, awayClub }) =>
        phase === (group === '-' ? 0 : 1) && clubs.has(homeClub) && clubs.has(awayClub),
    )
    for (const { id } of own) counted.add(id)
    return tableOf(sport, [...clubs], own).flatMap((row, at) => {
      const { club, played: matches, wins, draws, losses, scored, conceded, points } = row
      const right = [group, at + 1, club, matches, wins, draws, losses, scored, conceded, points].join(' ')
      const where = group === '-' ? 'classificação' : `grupo ${group}`
      if (told[at]?.line === right) return []
      const last = own.findLast(({ id, homeClub, awayClub }) => newest.has(id) && [homeClub, awayClub].includes(club))
      const by = last ? ` (o último jogo dele é o registro ${newest.get(last.id)?.position})` : ''
      return [
        `${where}, ${at + 1}º lugar: a conta dá clube ${club} com ${points} pontos em ${matches} jogos${by}, o servidor diz ${told[at]?.line ?? 'nada'}`,
      ]
    })
  })
  for (const { id, phase } of played)
    if (phase !== KNOCK_OUT && !counted.has(id)) wrong.push(`jogo ${id}: não está em nenhuma tabela`)
  return { name: 'Classificação do campeonato', compared: lines.length, wrong: someOf(wrong) }
}

/** ST1, ST2, ST3, ST6: the tables at the moment when the file was made. */
export function checkSeason({ season, log }: RoundFile, entries: readonly Entry[]): Check[] {
  if (!season || season.tables.length === 0) return []
  const played = season.matches.map(readPlayed)
  const results = log.hasEnded ? endedResults : checkResults(played, entries, season.waiting)
  return [results, checkTables(season, played, entries)]
}

interface Rank {
  squad: number
  rank: number
}

/** RK1: whether the places in the round follow from the scores. */
function checkPlaces(ranks: readonly Rank[], tenthsOf: ReadonlyMap<number, number>, { position }: Entry): Check {
  const squads = [...tenthsOf.keys()]
  const right = ranksOf([...tenthsOf.values()])
  const told = new Map(ranks.map(({ squad, rank }) => [squad, rank]))
  const wrong = squads.flatMap((squad, at) =>
    told.get(squad) === right[at]
      ? []
      : [
          `time ${squad}: os pontos do registro ${position} dão o ${right[at]}º lugar da rodada, o servidor diz ${told.get(squad) ?? 'nada'}`,
        ],
  )
  return { name: 'Lugares na rodada', compared: squads.length, wrong: someOf(wrong) }
}

interface Standing {
  who: string
  points: number
  rank: number
}

/**
 * RK1: whether the ranks after the round follow from the points. Accounts that were joined into one, or deleted, leave
 * a rank empty. So a rank may be worse than the points give it, but never better.
 */
function checkRanking(standings: readonly Standing[]): Check {
  const falling = standings.toSorted((a, b) => b.points - a.points || a.rank - b.rank)
  const right = ranksOf(falling.map(({ points }) => points))
  let empty = 0
  const wrong = falling.flatMap(({ who, points, rank }, at) => {
    const least = (right[at] ?? 0) + empty
    if (rank < least || (falling[at - 1]?.points === points && falling[at - 1]?.rank !== rank))
      return [`${who} com ${points} pontos: a conta dá o ${least}º lugar do ranking, o servidor diz ${rank}`]
    empty = rank - (right[at] ?? 0)
    return []
  })
  const name =
    empty === 0
      ? 'Ranking depois da rodada'
      : `Ranking depois da rodada (${empty} ${empty === 1 ? 'lugar' : 'lugares'} de quem juntou contas ou saiu)`
  return { name, compared: standings.length, wrong: someOf(wrong) }
}

/** The points of a person before the round, and those of picks, are taken from the file. */
export function checkRanks({ ranks = [], others = [], scores }: RoundFile, logged: Entry): Check[] {
  if (ranks.length === 0) return []
  const all = ranks.map((line) => line.split(' '))
  const places = all.map(([squad, rank]) => ({ squad: Number(squad), rank: Number(rank) }))
  const standings = [
    ...all.flatMap(([squad, , points, rank]) =>
      rank === '-' ? [] : [{ who: `time ${squad}`, points: Number(points), rank: Number(rank) }],
    ),
    ...others.map((line) => {
      const [person, points, rank] = line.split(' ')
      return { who: `${person}`, points: Number(points), rank: Number(rank) }
    }),
  ]
  const tenthsOf = new Map(scores.map((line) => line.split(' ').map(Number) as [number, number]))
  const checks = [checkPlaces(places, tenthsOf, logged)]
  return standings.length > 0 ? [...checks, checkRanking(standings)] : checks
}
