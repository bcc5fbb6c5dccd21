import { IMPORTED, type ImportedTable, type Numbered, type Row } from '#db/import/import-rows.ts'
import type { StoredChampionship } from '#db/import/stored-championship.ts'
import { momentOf } from '#domain/clock/zoned-time.ts'
import type { Pairing } from '#domain/import/pair-clubs.ts'
import type { Problem } from '#domain/import/problem.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { MatchModel, Model, TieModel } from '#jobs/import/model/model.ts'
import type { RoundNews } from '#jobs/import/said/statement.ts'
import { clubRows } from './club-rows.ts'
import { awardThatStays, isInClosedRound, missesDate, movedTo } from './moved-match.ts'
import { correctedBy, type Corrected } from './corrected.ts'
import { note, noDifference, type Difference } from './difference.ts'
import { planPublished } from './plan-published.ts'
import { planReports } from './plan-reports.ts'
import { detailOf } from './report-news.ts'
import type { TakenBack } from './taken-back.ts'

export type Planned = Record<ImportedTable, Difference>

export interface Plan {
  tables: Planned
  problems: readonly Problem[]
  /** JN1: unpaired clubs, and proposals of two clubs that may be one. */
  pairing: Pairing
  pairs: ReadonlyMap<string, string>
  takenBack: readonly TakenBack[]
  /** IM13, IM14: the state of the rounds whose own files have, or would have, the totals of a season. */
  roundNews: readonly RoundNews[]
  /** Finished matches that change, by round. */
  corrected: readonly Corrected[]
}

/** Gives ids to new rows; a preview gives ids that nothing has. */
export type GiveIds = (table: Numbered, count: number) => Promise<number[]>

const iso = (ms: number) => new Date(ms).toISOString()
const SEASON = '1'
const WEEK_MS = 7 * 86_400_000

async function idsOf(
  table: Numbered,
  keys: readonly string[],
  stored: ReadonlyMap<string, Row>,
  give: GiveIds,
): Promise<Map<string, number>> {
  const fresh = keys.filter((key) => !stored.has(key))
  const given = await give(table, fresh.length)
  const ids = new Map<string, number>()
  for (const [key, row] of stored) ids.set(key, row['id'] as number)
  for (const [index, key] of fresh.entries()) ids.set(key, given[index] as number)
  return ids
}

const found = (ids: ReadonlyMap<string, number>, key: string): number => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`nothing has the key ${key}`)
  return id
}

interface PlanAsked {
  championshipId: ChampionshipId
  stored: StoredChampionship
  give: GiveIds
  heardAtMs?: number | undefined
  /** Now, on the clock of the championship. */
  nowMs: number
  /** Why finished matches are corrected: the names of the files. */
  cause?: string | undefined
}

/** Compares the files with the stored championship. Writes nothing. */
export async function planImport(
  model: Model,
  { championshipId, stored, give, heardAtMs, nowMs, cause }: PlanAsked,
): Promise<Plan> {
  const tables = Object.fromEntries(Object.keys(IMPORTED).map((table) => [table, noDifference()])) as Planned
  const problems: Problem[] = [...model.problems]
  const ours = { championship_id: championshipId }
  const matchKey = (key: string) => `${championshipId}:${key}`
  const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key)
  const ids = {
    season: await idsOf('season', [SEASON], stored.season, give),
    club: await idsOf('club', keysOf(model.clubs), stored.club, give),
    player: await idsOf('player', keysOf(model.players), stored.player, give),
    round: await idsOf(
      'round',
      model.rounds.map(({ number }) => String(number)),
      stored.round,
      give,
    ),
    match: await idsOf(
      'match',
      model.matches.map(({ key }) => matchKey(key)),
      stored.match,
      give,
    ),
    tie: await idsOf('championship_tie', keysOf(model.ties), stored.championship_tie, give),
  }
  const seasonId = found(ids.season, SEASON)
  const clubId = (key: string) => found(ids.club, key)
  const deeds = new Map(model.deeds.map((one) => [one.matchKey, one]))
  const isOver = (round: number) => (stored.round.get(String(round))?.['state'] ?? 'open') !== 'open'

  const reports = planReports(tables.match_report, {
    stored: stored.match_report,
    clubId,
    playerIn,
    heardAtMs,
    cause,
  })

  const farDate = iso(Math.max(planSeason() ?? 0, nowMs + WEEK_MS))
  const moving = { stored, isOver, nowMs, isHeard: heardAtMs !== undefined }
  for (const club of model.clubs) {
    const { made, said } = clubRows(club, stored.club.get(club.key))
    const row = { id: clubId(club.key), ...ours, sport: 'futebol', ...made }
    note(tables.club, stored.club.get(club.key), row, heardAtMs === undefined ? said : {})
  }
  for (const { key, name, clubKey, position, shirtNumber, price } of model.players) {
    // JN5: a row under the other name of a joined player changes nothing about the player who stays.
    if (stored.aliases.has(key)) continue
    const said = {
      club_id: clubId(clubKey),
      name,
      short_name: name,
      position,
      ...(shirtNumber !== undefined && { shirt_number: shirtNumber }),
    }
    const made = {
      id: found(ids.player, key),
      ...ours,
      source_key: key,
      status: 'provavel',
      condition: {},
      last_price_change: 0,
    }
    note(tables.player, stored.player.get(key), { ...made, price, shirt_number: 0, ...said }, said)
  }
  for (const { number, deadlineMs, endsMs } of model.rounds) {
    const said = { deadline_at: iso(deadlineMs), ends_at: iso(endsMs) }
    const made = { id: found(ids.round, String(number)), ...ours, season_id: seasonId, number, ...said }
    note(
      tables.round,
      stored.round.get(String(number)),
      { state: 'open', settlements: 0, ...made },
      isOver(number) ? {} : said,
    )
  }
  for (const match of model.matches) planMatch(match)
  for (const tie of model.ties) planTie(tie)
  planUnsaid()
  planPublished(tables.published_point, model.published, {
    stored: stored.published_point,
    matchId: (key) => found(ids.match, matchKey(key)),
    playerIn: (playerKey, key) => playerIn(playerKey, { round: deeds.get(key)?.round ?? null }),
    retold: new Set(model.deeds.flatMap((one) => (one.isNews ? [found(ids.match, matchKey(one.matchKey))] : []))),
  })
  await planRoundFiles()
  planLeft()
  for (const [key, slug] of model.pairs) planAlias(key, slug)
  const { pairing, pairs, roundNews } = model
  const corrected = correctedBy(tables.match_report, stored)
  return { tables, problems, pairing, pairs, takenBack: reports.takenBack, roundNews, corrected }

  async function planRoundFiles(): Promise<void> {
    const fresh = model.roundFiles.filter(({ round, digest }) => !stored.round_file.has(`${round}:${digest}`))
    const given = await give('round_file', fresh.length)
    tables.round_file.unchanged = model.roundFiles.length - fresh.length
    for (const [index, { round, file, hasPoints, digest, rows }] of fresh.entries())
      tables.round_file.made.push({ id: given[index], ...ours, round, file, has_points: hasPoints, digest, rows })
  }

  /** What files say about matches that only earlier files brought. */
  function planUnsaid(): void {
    const said = new Set(keysOf(model.matches))
    for (const [key, ofMatch] of deeds)
      if (!said.has(key)) reports.deeds({ matchId: found(ids.match, matchKey(key)), deeds: ofMatch })
    for (const key of model.notCounted) {
      const before = said.has(key) ? undefined : stored.match.get(matchKey(key))
      if (before?.['state'] === 'scheduled') note(tables.match, before, before, { round_id: null })
    }
  }

  /** JN5, JN6: a joined player is the one who stays, except in rounds in which lineups hold either of them. */
  function playerIn(key: string, { round }: Pick<MatchModel, 'round'>): number | undefined {
    const alias = stored.aliases.get(key)
    if (!alias) return ids.player.get(key)
    const roundId = round === null ? undefined : ids.round.get(String(round))
    return roundId !== undefined && alias.apartRounds.includes(roundId) ? alias.ownId : alias.playerId
  }

  /** JN3: a row that now belongs to a match is no longer open. */
  function planLeft(): void {
    for (const { key, round, playerKey, club, hundredths } of model.left) {
      const row = { ...ours, row_key: key, round, player_key: playerKey, club, hundredths, is_open: true }
      note(tables.published_left, stored.published_left.get(key), row)
    }
    for (const [key, row] of stored.published_left)
      if (model.placed.has(key)) note(tables.published_left, row, row, { is_open: false })
  }

  /** JN2: stores a pair for the next file, unless its club does not exist or its other name is a club of its own. */
  function planAlias(key: string, slug: string): void {
    const [id, before] = [ids.club.get(slug), stored.clubAliases.get(key)]
    if (id === undefined || ids.club.has(key)) return
    const row = { ...ours, key, club_id: id }
    note(tables.club_alias, before === undefined ? undefined : { ...row, club_id: before }, row)
  }

  /** Returns the beginning of its last day. */
  function planSeason(): number | undefined {
    const ofRounds = model.rounds.flatMap(({ deadlineMs, endsMs }) => [deadlineMs, endsMs])
    // Matches of no round belong to a season, too.
    const before = stored.season.get(SEASON)
    const times = before || ofRounds.length > 0 ? ofRounds : model.matches.map(({ startsAtMs }) => startsAtMs)
    if (times.length === 0) return undefined
    const numbers = new Set(model.rounds.map(({ number }) => String(number)))
    // A file with only some rounds says nothing about when the others begin and end.
    const known = before && [...stored.round.keys()].some((number) => !numbers.has(number)) ? before : undefined
    const days = (column: string) => (known ? [String(known[column]).slice(0, 10)] : [])
    const said = {
      starts_on: [...days('starts_on'), iso(Math.min(...times)).slice(0, 10)].sort()[0],
      ends_on: [...days('ends_on'), iso(Math.max(...times)).slice(0, 10)].sort().at(-1),
    }
    note(tables.season, before, { id: seasonId, ...ours, sport: 'futebol', number: Number(SEASON), ...said }, said)
    return momentOf(said.ends_on ?? '', '00:00', model.timeZone)
  }

  function planMatch(match: MatchModel): void {
    const key = matchKey(match.key)
    const before = stored.match.get(key)
    const id = found(ids.match, key)
    // A round that has closed accepts no new match.
    const isLate = match.round !== null && isOver(match.round) && !before
    if (isLate) problems.push({ ...match.where, code: 'round_is_over', values: { round: match.round ?? 0 } })
    const roundId = match.round === null || isLate ? null : found(ids.round, String(match.round))
    const said = {
      round_id: roundId,
      home_club_id: clubId(match.homeKey),
      away_club_id: clubId(match.awayKey),
      starts_at: match.isPostponed ? farDate : iso(match.startsAtMs),
      has_date: match.isPostponed !== true,
    }
    const made = {
      id,
      sport: 'futebol',
      season_id: seasonId,
      fixture_key: key,
      state: 'scheduled',
      minute: 0,
      revision: 0,
      picks_settled: false,
    }
    const isScheduled = (before?.['state'] ?? 'scheduled') === 'scheduled'
    const changed = !isScheduled ? {} : before ? movedTo(match, before, said, moving) : said
    note(tables.match, before, { ...made, ...said, detail: detailOf(match) }, changed)
    const isPlayed = before?.['state'] === 'final'
    const score = awardThatStays(match, id, stored)
    const told = tables.match_report.unchanged
    if (match.report) reports.result(match, match.report, { matchId: id, isPlayed, deeds: deeds.get(match.key) })
    // MT1: a match leaves a closed round by a decision, which is announced.
    else if (match.isPostponed && isScheduled && before && isInClosedRound(before, stored))
      reports.postponed(id, heardAtMs ?? Math.min(nowMs, match.startsAtMs))
    if (score !== undefined && tables.match_report.unchanged === told)
      problems.push({ ...match.where, code: 'award_stays', values: { score } })
    if (isScheduled && before && missesDate(match, before, moving))
      problems.push({ ...match.where, code: 'date_not_taken', values: { round: match.round ?? 0 } })
  }

  function planTie(tie: TieModel): void {
    const before = stored.championship_tie.get(tie.key)
    const isKnown = tie.homeKey !== undefined && tie.awayKey !== undefined
    const said = {
      round_id: found(ids.round, String(tie.round)),
      stage: tie.stage,
      stage_order: tie.stageOrder,
      starts_at: iso(tie.startsAtMs),
      ...(tie.number !== undefined && { number: tie.number }),
      ...(tie.homeSlot !== undefined && { home_slot: tie.homeSlot }),
      ...(tie.awaySlot !== undefined && { away_slot: tie.awaySlot }),
      ...(tie.homeKey !== undefined && { home_club_id: clubId(tie.homeKey) }),
      ...(tie.awayKey !== undefined && { away_club_id: clubId(tie.awayKey) }),
      ...(isKnown && { match_id: found(ids.match, matchKey(tie.key)) }),
    }
    const empty = {
      number: null,
      home_slot: null,
      away_slot: null,
      home_club_id: null,
      away_club_id: null,
      match_id: null,
    }
    note(
      tables.championship_tie,
      before,
      { id: found(ids.tie, tie.key), ...ours, key: tie.key, ...empty, ...said },
      said,
    )
  }
}
