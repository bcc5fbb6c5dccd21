import type { RoundFileRow } from '#db/import/stored-season.ts'
import { BOOK_LIMITS } from '#domain/book/book-limits.ts'
import { momentOf } from '#domain/clock/zoned-time.ts'
import { pairClubs } from '#domain/import/pair-clubs.ts'
import type { Problem } from '#domain/import/problem.ts'
import { startingPrices } from '#domain/import/starting-prices.ts'
import { CURRENT_RULES, isRuleSetName, type RuleSetName } from '#domain/scoring/rule-sets.ts'
import { positionsOf, type Modality } from '#domain/sport/modality.ts'
import { isGroupStage } from '#domain/standings/season-tables.ts'
import { dayOfIso } from '#jobs/csv/dates.ts'
import type { MatchSaid } from '#jobs/football-files/said.ts'
import type { KnownPlayer, PlayerSaid, Statement } from '#jobs/import/said/statement.ts'
import { isTooLong, longNames, shortened } from './book-names.ts'
import { createClubBook, isPlaceholder, type ClubBook, type ClubPairs } from './club-book.ts'
import { factsOfClubs, type KnownClub } from './club-facts.ts'
import { meetingKeys } from './meeting-keys.ts'
import type { MatchModel, Model, PlayerModel, RoundModel, StoredMatch, TieModel } from './model.ts'
import { numberRounds, type NumberedMatch } from './number-rounds.ts'
import { roundsWithoutFile } from './rounds-without-file.ts'
import { tiePerformances } from './tie-performances.ts'

const USUAL_TIME = '16:00'
const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
/** The final whistle comes about two hours after kick-off. */
export const MATCH_MS = 2 * 3_600_000

const ZONE_OF = { brazil: 'America/Sao_Paulo', england: 'Europe/London' } as const
const HOSTS: readonly (readonly [RegExp, string])[] = [[/world cup 2022/i, 'Asia/Qatar']]
const DEFAULT_ZONE = 'America/Sao_Paulo'

/** No real match lies outside these times, and the database does not even accept some of them. */
const [EARLIEST_MS, LATEST_MS] = [Date.UTC(1900, 0), Date.UTC(2100, 0)]

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

interface Clock {
  timeZone: string
  startOf: (said: MatchSaid) => number
}

function clockOf(statements: readonly Statement[], clubs: ClubBook, asked: string | undefined): Clock {
  const title = statements.map((one) => one.title ?? '').join(' ')
  const country = clubs.country()
  const timeZone =
    asked ??
    statements.find((one) => one.championshipZone)?.championshipZone ??
    HOSTS.find(([name]) => name.test(title))?.[1] ??
    (country && ZONE_OF[country]) ??
    statements.find((one) => one.timeZone)?.timeZone ??
    DEFAULT_ZONE
  const zones = new Map(statements.flatMap(({ matches, timeZone: own }) => matches.map((match) => [match, own])))
  const startOf = (said: MatchSaid) => {
    const time = said.time ?? USUAL_TIME
    if (!CLOCK_TIME.test(time) || dayOfIso(said.date) === undefined) return NaN
    if (said.utcOffsetMinutes !== undefined) return momentOf(said.date, time, 'UTC') - said.utcOffsetMinutes * 60_000
    return momentOf(said.date, time, zones.get(said) ?? timeZone)
  }
  return { timeZone, startOf }
}

/** The positions of ties in their stage, from 1: by the source's numbers if each tie has one, else as in the file. */
function placesOf(matches: readonly NumberedMatch[]): Map<MatchSaid, number> {
  const stages = new Map<string, MatchSaid[]>()
  for (const { said, stage } of matches)
    if (stage !== undefined) stages.set(stage, [...(stages.get(stage) ?? []), said])
  const places = new Map<MatchSaid, number>()
  for (const ties of stages.values()) {
    const isNumbered = ties.every(({ number }) => number !== undefined)
    const inOrder = isNumbered ? [...ties].sort((a, b) => (a.number ?? 0) - (b.number ?? 0)) : ties
    for (const [index, said] of inOrder.entries()) places.set(said, index + 1)
  }
  return places
}

/** The same match from two files is one. A later file adds what the earlier one lacks, and only its result replaces. */
function mergeMatches(matches: readonly MatchModel[]): MatchModel[] {
  const merged = new Map<string, MatchModel>()
  for (const match of matches) {
    const known = merged.get(match.key)
    merged.set(match.key, known ? { ...match, ...known, ...(match.report && { report: match.report }) } : match)
  }
  return [...merged.values()]
}

function matchesOf(statements: readonly Statement[], clubs: ClubBook, clock: Clock, stored: readonly StoredMatch[]) {
  const matches: MatchModel[] = []
  const ties: TieModel[] = []
  const problems: Problem[] = []
  for (const { matches: said } of statements) {
    const meetingKey = meetingKeys(stored)
    const listed = new Set<string>()
    const numbered = numberRounds(said)
    const places = placesOf(numbered)
    const stageRounds = [...new Set(numbered.flatMap(({ stage, round }) => (stage === undefined ? [] : [round])))]
    stageRounds.sort((a, b) => a - b)
    for (const { said: match, round, stage } of numbered) {
      const [homeKnown, awayKnown] = [!isPlaceholder(match.home), !isPlaceholder(match.away)]
      const homeKey = homeKnown ? clubs.mention(match.home, match.where) : undefined
      const awayKey = awayKnown ? clubs.mention(match.away, match.where) : undefined
      if (homeKey !== undefined && homeKey === awayKey) {
        problems.push({ ...match.where, code: 'same_club', values: { club: match.home } })
        continue
      }
      const startsAtMs = clock.startOf(match)
      if (!(startsAtMs >= EARLIEST_MS && startsAtMs <= LATEST_MS)) {
        problems.push({
          ...match.where,
          code: 'bad_date',
          values: { value: `${match.date} ${match.time ?? ''}`.trim() },
        })
        continue
      }
      const isKnown = homeKey !== undefined && awayKey !== undefined && match.key === undefined
      if (isKnown && listed.size === listed.add(`${homeKey}:${awayKey} ${startsAtMs}`).size) {
        problems.push({ ...match.where, code: 'duplicate_match', values: {} })
        continue
      }
      let key = match.key ?? meetingKey(`${homeKey}:${awayKey}`, round)
      if (stage !== undefined) {
        key = match.key ?? `${slug(stage)}:${places.get(match)}`
        // A day of the groups has a name, but nobody is eliminated in it.
        if (!isGroupStage(stage))
          ties.push({
            key,
            where: match.where,
            stage,
            stageOrder: stageRounds.indexOf(round),
            round,
            startsAtMs,
            ...(match.number !== undefined && { number: match.number }),
            ...(homeKey === undefined ? { homeSlot: match.home } : { homeKey }),
            ...(awayKey === undefined ? { awaySlot: match.away } : { awayKey }),
          })
      }
      if (homeKey === undefined || awayKey === undefined) continue
      matches.push({
        key,
        where: match.where,
        round: match.isPostponed ? null : round,
        homeKey,
        awayKey,
        startsAtMs,
        ...(match.isPostponed && { isPostponed: true }),
        ...(match.isAwarded && { isAwarded: true }),
        ...(stage !== undefined && { stage }),
        ...(match.group !== undefined && { group: match.group }),
        ...(match.result && { report: { ...match.result, goals: match.goals ?? [] } }),
      })
    }
  }
  return { matches: mergeMatches(matches), ties, problems }
}

function playersOf(said: readonly PlayerSaid[], clubs: ClubBook): { players: PlayerModel[]; withoutPrice: number } {
  const byKey = new Map(said.map((player) => [player.key, player]))
  const keyed = [...byKey.values()].map((player) => ({ ...player, clubKey: clubs.mention(player.club, player.where) }))
  const prices = startingPrices(
    keyed.map(({ key, clubKey, position, price }) => ({ key, club: clubKey, position, price })),
  )
  const players = keyed.map(({ key, where, name, clubKey, position, shirtNumber }) => ({
    key,
    where,
    name: shortened(name),
    clubKey,
    position,
    price: prices.get(key) as number,
    ...(shirtNumber !== undefined && { shirtNumber }),
  }))
  return { players, withoutPrice: keyed.filter(({ price }) => price === undefined).length }
}

interface Kickoff {
  key: string
  round: number | null
  startsAtMs: number
}

/**
 * SQ7: the market closes with the first kick-off that counts: in the files, and in stored matches that they leave out.
 */
function roundsOf(said: readonly Kickoff[], stored: readonly Kickoff[]): RoundModel[] {
  const starts = new Map<number, number[]>()
  for (const { round } of said) if (round !== null) starts.set(round, [])
  const keys = new Set(said.map(({ key }) => key))
  for (const { round, startsAtMs } of [...said, ...stored.filter(({ key }) => !keys.has(key))])
    if (round !== null) starts.get(round)?.push(startsAtMs)
  return [...starts]
    .map(([number, times]) => ({ number, deadlineMs: Math.min(...times), endsMs: Math.max(...times) + MATCH_MS }))
    .sort((a, b) => a.number - b.number)
}

/** The source of published points and the year of the first match decide by which rules they were made. */
function rulesOf(statements: readonly Statement[], matches: readonly Kickoff[]): RuleSetName {
  const scoredBy = statements.find((one) => one.scoredBy)?.scoredBy
  const first = Math.min(...matches.map(({ startsAtMs }) => startsAtMs))
  const name = `${scoredBy}-${Number.isFinite(first) ? new Date(first).getUTCFullYear() : ''}`
  return isRuleSetName(name) ? name : scoredBy === 'fpl' ? 'fpl-2024' : CURRENT_RULES
}

/** What is known before a file is opened, from the target championship or the importing person. */
export interface Requested {
  timeZone?: string | undefined
  modality?: Modality | undefined
  /** The stored players: a match sheet may come without the list of players. */
  players?: readonly KnownPlayer[]
  clubs?: readonly KnownClub[]
  /** JN2: pairs of clubs that people confirmed, now and before. */
  pairs?: ClubPairs
  /** The imports, joins and typed matches, clubs and players so far (`historyMark`). */
  basedOn?: string
  /** What earlier files left in the championship. */
  season?: StoredSeason
}

export interface StoredSeason {
  matches: readonly StoredMatch[]
  roundFiles: readonly RoundFileRow[]
  /** JN3: keys of published rows that found no match. */
  left: ReadonlySet<string>
}

/** MD1: refuses players whose position the modality does not have. */
function strangersTo(modality: Modality, players: readonly PlayerModel[]): Problem[] {
  const known = positionsOf(modality)
  return players
    .filter(({ position }) => !known.includes(position))
    .map(({ where, position }) => ({ ...where, code: 'bad_position', values: { value: position } }))
}

/** The content of several files, as one championship. */
export function buildModel(statements: readonly Statement[], asked: Requested = {}): Model {
  const pairs = asked.pairs ?? new Map<string, string>()
  const clubs = createClubBook(pairs)
  for (const statement of statements) for (const club of statement.clubs) clubs.add(club)
  const { players, withoutPrice } = playersOf(
    statements.flatMap((one) => one.players),
    clubs,
  )
  for (const { matches } of statements)
    for (const { home, away, where } of matches)
      for (const name of [home, away]) if (!isPlaceholder(name)) clubs.mention(name, where)
  const clock = clockOf(statements, clubs, asked.timeZone)
  const stored = asked.season?.matches ?? []
  const { matches: stated, ties, problems: ofMatches } = matchesOf(statements, clubs, clock, stored)
  const performances = statements.flatMap((one) => one.performances)
  const tied = tiePerformances(performances, { said: stated, stored, clubs, clock, left: asked.season?.left })
  const matches = stated.map((match) => ({ ...match, round: tied.notCounted.has(match.key) ? null : match.round }))
  const modality = asked.modality ?? statements.find((one) => one.modality)?.modality ?? 'campo'
  const problems = [
    ...statements.flatMap((one) => one.problems),
    ...ofMatches,
    ...tied.problems,
    ...strangersTo(modality, players),
    ...longNames(statements),
  ]
  const whole = (code: Problem['code'], values: Problem['values']): Problem => ({
    file: statements[0]?.clubs[0]?.where.file ?? matches[0]?.where.file ?? '',
    line: null,
    code,
    values,
  })
  const notCounted = matches.filter(({ key }) => tied.notCounted.has(key))
  if (notCounted[0])
    problems.push({ ...whole('matches_not_counted', { count: notCounted.length }), file: notCounted[0].where.file })
  if (matches.length === 0 && ties.length === 0 && stored.length === 0) problems.push(whole('no_matches', {}))
  // With the rounds that the files state: in `matches`, a match of two unpaired clubs has lost its round.
  const facts = factsOfClubs({ statements, clubs, matches: stated, players, known: asked.clubs ?? [] })
  if (players.length === 0 && !asked.players?.length) problems.push(whole('no_players', {}))
  else if (withoutPrice > 0) problems.push(whole('prices_given', { count: withoutPrice }))
  const shortNames = statements.flatMap((one) => one.players).filter(({ name }) => isTooLong(name)).length
  if (shortNames > 0) problems.push(whole('names_shortened', { count: shortNames, most: BOOK_LIMITS.nameLength }))
  const isScored = statements.some((one) => one.scoredBy !== undefined)
  const news = statements.flatMap((one) => one.roundNews ?? [])
  const damaged = tied.published.filter(({ damage }) => damage !== null).length
  if (damaged > 0) problems.push(whole('rows_damaged', { count: damaged }))
  return {
    title: statements.find((one) => one.title)?.title,
    timeZone: clock.timeZone,
    rules: rulesOf(statements, [...matches, ...stored]),
    isScored,
    modality,
    clubs: [...clubs.clubs.values()],
    players,
    rounds: roundsOf([...matches, ...ties], stored),
    matches,
    ties,
    deeds: tied.deeds,
    notCounted: tied.notCounted,
    published: tied.published,
    left: tied.left,
    placed: tied.placed,
    pairing: pairClubs(facts),
    pairs,
    roundFiles: statements.flatMap((one) => one.roundFiles ?? []),
    roundNews: [...news, ...roundsWithoutFile({ matches, stored, deeds: tied.deeds, news, isScored })],
    basedOn: asked.basedOn,
    problems,
  }
}
