import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { breakdown } from '#domain/scoring/player-points.ts'
import { isRuleSetName, type RuleSet } from '#domain/scoring/rule-sets.ts'
import { scoutChanges } from '#domain/scoring/scouts.ts'
import { isPosition } from '#domain/sport/position.ts'
import { chancesOverTime, isRed } from '#domain/forecast/chances-over-time.ts'
import { percentOfRest } from '#domain/forecast/in-play.ts'
import { shownScores } from '#domain/match/leads.ts'
import { ATTACK_KINDS, pressureOf } from '#domain/match/pressure.ts'
import { rulesOf as modalityRules } from '#domain/sport/modality.ts'
import { isFantasySport, rulesOf } from '#domain/sport/sport-rules.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { MatchEventView, MatchForecastDetail, MatchPageView, MatchPlayerView } from '#contract/match.ts'
import {
  correctionsShown,
  eventsOfKinds,
  headToHead,
  lastMatchesOf,
  matchPage,
  pickCounts,
  playersOfMatch,
  scoresOfMatch,
  shownEvents,
  type EventRow,
  type ForecastOfMatch,
  type PickCount,
  type PlayerOfMatchRow,
} from '#db/match/match-page.ts'
import { modalityOf } from '#db/championship/modality.ts'
import { ruleSetsNamed } from '#db/championship/rule-sets.ts'
import { decisionsOf } from '#db/match/decide-match.ts'
import { playingReporters } from '#db/match/match-reporter.ts'
import { BY_LINK, BY_SOURCE } from '#db/match/correction.ts'
import { projectionsOfMatch, type ExpectedPlayerRow } from '#db/projection/projection.ts'
import { withStatus } from '#domain/projection/with-status.ts'
import { projectionView } from '#api/views/projection-view.ts'
import type { Tables } from '#db/schema/schema.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { matchView } from '#api/views/match-view.ts'
import { likelySets, marginBands } from './likely-scores.ts'

const FORM_MATCHES = 5
const PAST_MEETINGS = 8
/** How many players of each club the page of a match lists with expected points. */
const SHOWN_EXPECTED = 5

const forecastView = (sport: Sport, { detail, ...row }: ForecastOfMatch): MatchForecastDetail => {
  const win = detail.probabilities?.[0] ?? row.home_percent / 100
  const { expectedMargin = null } = detail
  const { setsToWin } = rulesOf(sport)
  return {
    homePercent: row.home_percent,
    drawPercent: row.draw_percent,
    awayPercent: row.away_percent,
    homeGoals: row.home_goals,
    awayGoals: row.away_goals,
    likely: detail.likely ?? (setsToWin === undefined ? [] : likelySets(win, setsToWin)),
    gridPermille: detail.gridPermille ?? null,
    expectedMargin,
    margins: expectedMargin === null ? null : marginBands(expectedMargin, win),
  }
}

const eventView = ({ detail, ...row }: EventRow): MatchEventView => ({
  seq: row.seq,
  minute: row.minute,
  stoppage: detail.stoppage ?? 0,
  period: detail.period ?? null,
  kind: row.kind,
  clubId: row.club_id,
  player: row.player,
  scorer: detail.scorer ?? null,
  other: row.other,
  homeScore: row.home_score,
  awayScore: row.away_score,
  periodScore: detail.periodScore ?? null,
})

type RulesOf = (name: string | null) => RuleSet

/** Football rules say what each scout is worth. Box scores of other sports only count. */
function scoutsOf({ position, scouts, rules }: PlayerOfMatchRow, rulesOf: RulesOf): MatchPlayerView['scouts'] {
  if (rules !== null && isPosition(position)) return breakdown({ position, scouts }, rulesOf(rules))
  return Object.entries(scouts).map(([scout, count]) => ({ scout, count, pointTenths: 0 }))
}

const playerView = (row: PlayerOfMatchRow, rulesOf: RulesOf): MatchPlayerView => ({
  playerId: row.player_id,
  name: row.name,
  position: row.position,
  clubId: row.club_id,
  pointTenths: row.point_tenths,
  scouts: scoutsOf(row, rulesOf),
  rules: row.rules,
  priceChange: row.price_change,
  tookPart: row.took_part,
})

/** FO1: null unless the 90 minutes of a football match with a forecast are being played. */
function inPlayView(
  row: NonNullable<Awaited<ReturnType<typeof matchPage>>>,
  events: readonly EventRow[],
): MatchPageView['inPlay'] {
  const { forecast, minute, home, away } = row
  if (row.state !== 'live' || row.sport !== 'futebol' || minute === null || minute > 90) return null
  if (!forecast || forecast.home_goals === null || forecast.away_goals === null) return null
  if (row.home_score === null || row.away_score === null) return null
  const redsOf = (clubId: number) => events.filter((event) => isRed(event) && event.club_id === clubId)
  const [homePercent = 0, drawPercent = 0, awayPercent = 0] = percentOfRest({
    minute,
    score: { home: row.home_score, away: row.away_score },
    reds: { home: redsOf(home.id).length, away: redsOf(away.id).length },
    expected: { home: forecast.home_goals, away: forecast.away_goals },
  })
  return { homePercent, drawPercent, awayPercent }
}

/**
 * FO2: empty unless a football match with expected goals is being played or was played. Also empty for an awarded
 * match.
 */
function chancesView(
  row: NonNullable<Awaited<ReturnType<typeof matchPage>>>,
  events: readonly EventRow[],
): MatchPageView['chances'] {
  const { forecast, minute, home, away, state, home_score: homeGoals, away_score: awayGoals } = row
  const isOver = state === 'final'
  if ((state !== 'live' && !isOver) || row.sport !== 'futebol' || row.is_awarded || minute === null) return []
  if (!forecast || forecast.home_goals === null || forecast.away_goals === null) return []
  if (homeGoals === null || awayGoals === null) return []
  return chancesOverTime({
    events: events.map(({ club_id: clubId, kind, home_score: own, away_score: other, ...event }) => ({
      minute: event.minute,
      kind,
      clubId,
      score: { home: own, away: other },
    })),
    homeId: home.id,
    awayId: away.id,
    minute,
    score: { home: homeGoals, away: awayGoals },
    isOver,
    expected: { home: forecast.home_goals, away: forecast.away_goals },
  })
}

/** MP5: the score of the set counts where a match is won by sets. */
function leadsView(sport: Sport, scores: Awaited<ReturnType<typeof scoresOfMatch>>): MatchPageView['leads'] {
  const isOfSets = rulesOf(sport).setsToWin !== undefined
  const told = scores.map(({ period, score, periodScore }) => ({ period, score: isOfSets ? periodScore : score }))
  return shownScores(told).map(({ period, score: { home, away } }) => ({ period, home, away }))
}

const expectedView = ({ status, ownedShare, ...row }: ExpectedPlayerRow): MatchPageView['expected'][number] => ({
  playerId: row.playerId,
  name: row.name,
  clubId: row.clubId,
  projection: projectionView(withStatus(row, status)),
  ownedPercent: ownedShare === null ? null : Math.round(100 * ownedShare),
})

const sum = (counts: readonly PickCount[]) => counts.reduce((total, { count }) => total + count, 0)

function crowdView(counts: readonly PickCount[]): MatchPageView['crowd'] {
  const of = (outcome: PickCount['outcome']) => sum(counts.filter((row) => row.outcome === outcome))
  return counts.length === 0 ? null : { home: of('H'), draw: of('D'), away: of('A') }
}

function pickPointsView(counts: readonly PickCount[]): MatchPageView['pickPoints'] {
  const grades = new Set(counts.flatMap(({ points }) => (points === null ? [] : [points])))
  return [...grades]
    .sort((a, b) => b - a)
    .map((points) => ({ points, managers: sum(counts.filter((row) => row.points === points)) }))
}

export interface MatchOfChampionship {
  championshipId: ChampionshipId
  matchId: number
}

export async function readMatch(db: Kysely<Tables>, of: MatchOfChampionship): Promise<MatchPageView> {
  const { matchId } = of
  const row = await matchPage(db, of)
  if (!row) throw httpProblem('not_found')
  const { home, away, starts_at: before, round_id: roundId } = row
  const hasBegun = row.state !== 'scheduled'
  const [
    homeForm,
    awayForm,
    meetings,
    events,
    players,
    counts,
    corrections,
    decisions,
    reporters,
    attacks,
    scores,
    modality,
  ] = await Promise.all([
    lastMatchesOf(db, { clubId: home.id, before, limit: FORM_MATCHES }),
    lastMatchesOf(db, { clubId: away.id, before, limit: FORM_MATCHES }),
    headToHead(db, { clubs: [home.id, away.id], before, limit: PAST_MEETINGS }),
    hasBegun ? shownEvents(db, matchId) : [],
    hasBegun ? playersOfMatch(db, { matchId, roundId }) : [],
    hasBegun ? pickCounts(db, matchId) : [],
    correctionsShown(db, matchId),
    decisionsOf(db, matchId),
    playingReporters(db, matchId),
    hasBegun && isFantasySport(row.sport) ? eventsOfKinds(db, { matchId, kinds: ATTACK_KINDS }) : [],
    hasBegun && !isFantasySport(row.sport) ? scoresOfMatch(db, matchId) : [],
    modalityOf(db, of.championshipId),
  ])
  const expected = hasBegun ? [] : await projectionsOfMatch(db, { matchId, eachSide: SHOWN_EXPECTED })
  const ownNames = [...new Set(players.map(({ rules }) => rules))].filter(
    (name): name is string => name !== null && !isRuleSetName(name),
  )
  const rulesOf = await ruleSetsNamed(db, ownNames)
  return {
    match: matchView(row),
    playingReporters: reporters,
    season: row.season_number,
    round: row.round_number,
    roundId,
    leftRound: row.left_round_number,
    roundWaits: row.round_waits ?? false,
    periods: (row.detail.periods ?? []).map((score) => ({ home: score.home, away: score.away })),
    surface: row.detail.surface ?? row.forecast?.detail.surface ?? null,
    forecast: row.forecast ? forecastView(row.sport, row.forecast) : null,
    crowd: crowdView(counts),
    pickPoints: pickPointsView(counts),
    form: { home: homeForm.map(matchView), away: awayForm.map(matchView) },
    headToHead: meetings.map(matchView),
    events: events.map(eventView),
    players: players.map((player) => playerView(player, rulesOf)),
    sideSize: modalityRules(modality).size,
    // FO1, FO2: the model knows matches of 90 minutes only.
    inPlay: modality === 'campo' ? inPlayView(row, events) : null,
    chances: modality === 'campo' ? chancesView(row, events) : [],
    expected: expected.map(expectedView),
    ownRules: ownNames.map((name) => ({ name, rules: rulesOf(name) })),
    pressure: pressureOf(attacks, { homeId: home.id, awayId: away.id, until: row.minute }),
    leads: leadsView(row.sport, scores),
    decisions: decisions.map(({ at, kind, startsAt, minute, homeScore, awayScore, reason, by }) => ({
      atMs: at.getTime(),
      kind,
      startsAtMs: startsAt?.getTime() ?? null,
      minute,
      score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
      reason,
      by: by === BY_SOURCE ? null : by,
    })),
    corrections: corrections.map(({ at, entry, reason, by, madeBy, player_name, old_value, new_value }) => ({
      atMs: at.getTime(),
      entry,
      reason,
      by,
      isByLink: madeBy === BY_LINK,
      player: player_name,
      oldScore: old_value.score ?? null,
      newScore: new_value.score ?? null,
      oldTenths: old_value.pointTenths ?? null,
      newTenths: new_value.pointTenths ?? null,
      scouts: scoutChanges(old_value.scouts ?? {}, new_value.scouts ?? {}),
    })),
  }
}
