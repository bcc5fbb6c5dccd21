import type { ClubFacts, Deeds, Game } from '#domain/import/pair-clubs.ts'
import { plainName, wordsOfClub } from '#jobs/football-files/club-aliases.ts'
import type { PerformanceSaid, Statement } from '#jobs/import/said/statement.ts'
import { isPlaceholder, type ClubBook } from './club-book.ts'
import type { MatchModel, PlayerModel } from './model.ts'

/** A club that the championship already has. */
export interface KnownClub {
  key: string
  name: string
  city: string
  players: number
  games: readonly Game[]
}

interface Said {
  statements: readonly Statement[]
  clubs: ClubBook
  matches: readonly MatchModel[]
  players: readonly PlayerModel[]
  known: readonly KnownClub[]
}

function gamesOf(matches: readonly MatchModel[]): Map<string, Game[]> {
  const games = new Map<string, Game[]>()
  const add = (key: string, game: Game) => games.set(key, [...(games.get(key) ?? []), game])
  for (const { homeKey, awayKey, round, startsAtMs, report } of matches) {
    const day = new Date(startsAtMs).toISOString().slice(0, 10)
    const score = report?.score
    add(homeKey, {
      round,
      day,
      opponent: awayKey,
      isHome: true,
      ...(score && { scored: score.home, conceded: score.away }),
    })
    add(awayKey, {
      round,
      day,
      opponent: homeKey,
      isHome: false,
      ...(score && { scored: score.away, conceded: score.home }),
    })
  }
  return games
}

const isComparable = ({ published }: PerformanceSaid) => published !== undefined && 'hundredths' in published

/** The sums of the rows of fielded players with published points, by club and round. */
function deedsOf(statements: readonly Statement[], { keyOf }: ClubBook): Map<string, Deeds[]> {
  const byRound = new Map<string, Map<number, Deeds>>()
  const positions = new Map(statements.flatMap((one) => one.players.map(({ key, position }) => [key, position])))
  for (const said of statements.flatMap((one) => one.performances)) {
    const [club] = said.clubs
    if (club === undefined || !said.tookPart || !isComparable(said)) continue
    const key = keyOf(club)
    const rounds = byRound.get(key) ?? new Map<number, Deeds>()
    const { goals, conceded } = rounds.get(said.round) ?? { goals: 0, conceded: null }
    const isKeeper = (said.position ?? positions.get(said.playerKey)) === 'Goleiro'
    rounds.set(said.round, {
      round: said.round,
      goals: goals + (said.scouts.goal ?? 0),
      conceded: isKeeper ? (conceded ?? 0) + (said.scouts.goalConceded ?? 0) : conceded,
    })
    byRound.set(key, rounds)
  }
  return new Map([...byRound].map(([key, rounds]) => [key, [...rounds.values()]]))
}

/** The statements that name each club, by their index. */
function sourcesOf(statements: readonly Statement[], { keyOf }: ClubBook): Map<string, Set<number>> {
  const sources = new Map<string, Set<number>>()
  for (const [source, { clubs, players, matches }] of statements.entries()) {
    const names = new Set([
      ...clubs.map(({ name }) => name),
      ...players.map(({ club }) => club),
      ...matches.flatMap(({ home, away }) => [home, away].filter((name) => !isPlaceholder(name))),
    ])
    for (const name of names) {
      const key = keyOf(name)
      sources.set(key, (sources.get(key) ?? new Set()).add(source))
    }
  }
  return sources
}

/** Facts about stored clubs, without any files. */
export const factsOfStored = (known: readonly KnownClub[]): ClubFacts[] =>
  known.map((club) => ({
    ...club,
    words: wordsOfClub(club.name),
    city: plainName(club.city),
    isStored: true,
    deeds: [],
    sources: [STORED],
  }))

/** The stored championship as a source; statements are numbered from 0. */
const STORED = -1

/** Everything known about each club, from the files and from the target championship. */
export function factsOfClubs({ statements, clubs, matches, players, known }: Said): ClubFacts[] {
  const games = gamesOf(matches)
  const deeds = deedsOf(statements, clubs)
  const sources = sourcesOf(statements, clubs)
  const counts = new Map<string, number>()
  for (const { clubKey } of players) counts.set(clubKey, (counts.get(clubKey) ?? 0) + 1)
  const stored = new Map(known.map((club) => [club.key, club]))
  return [...new Set([...stored.keys(), ...clubs.clubs.keys()])].map((key) => {
    const before = stored.get(key)
    const said = clubs.clubs.get(key)
    const name = before?.name ?? said?.name ?? key
    return {
      key,
      name,
      words: [...new Set([...wordsOfClub(name), ...(said ? wordsOfClub(said.name) : [])])],
      city: plainName(said?.city ?? before?.city ?? ''),
      isStored: before !== undefined,
      players: Math.max(before?.players ?? 0, counts.get(key) ?? 0),
      games: games.get(key) ?? before?.games ?? [],
      deeds: deeds.get(key) ?? [],
      sources: [...(before ? [STORED] : []), ...(sources.get(key) ?? [])],
    }
  })
}
