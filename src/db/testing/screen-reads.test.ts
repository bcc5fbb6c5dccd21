import type { Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endedSeasons, nextForecasts, periodBounds, runningSeasonOf } from '#db/analytics/analytics.ts'
import { clubsWithoutMatch, seasonFacts, shownSeason } from '#db/standings/season.ts'
import { topScorers } from '#db/analytics/analytics-scorers.ts'
import { findAccounts } from '#db/championship/find-accounts.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { clubById, fixturesOfClub, playersOfClub, strengthOfClub, strengthsSince } from '#db/club/club.ts'
import {
  cycleById,
  latestMembership,
  membersOfGroup,
  pastGroups,
  strongestGroup,
  waitsForGroup,
} from '#db/division/division.ts'
import { rivalsWithPlayer } from '#db/division/rivals.ts'
import { deskPlayers, lastStarters, tapsOf } from '#db/desk/desk.ts'
import { duelOf, duelRecord, duelSide, hasPlayed, pastDuels } from '#db/duel/duel.ts'
import { knockoutOfManager, knockoutOfSquad, knockoutPage } from '#db/league/league-knockout.ts'
import { membersInPlay } from '#db/league/league-live.ts'
import { isMember, membershipsOf } from '#db/league/league-member.ts'
import { placesBefore } from '#db/league/league-place.ts'
import {
  roundsOfLeague,
  roundStandings,
  roundStandingsOfManager,
  rowsBefore,
  standingOfSquad,
  standingsOfManager,
  standingsPage,
  tiesOfLeague,
} from '#db/league/league-standing.ts'
import { leagueByCode, leagueForViewer, searchLeagues, type LeagueSearch } from '#db/league/league.ts'
import { ledgerOf, ledgerTotals } from '#db/ledger/manager-ledger.ts'
import { ownLineups, roundInPlay } from '#db/live/live.ts'
import { followState } from '#db/manager/follow.ts'
import { lineupsOf, pointsPerRound, rankPerRound } from '#db/manager/manager-history.ts'
import { isNameTaken } from '#db/manager/manager.ts'
import { waitingFor } from '#db/manager/waiting.ts'
import { facedGoals, marketPlayers, nextSidesOfClub, pricedAppearances, sidesOfRound } from '#db/market/market.ts'
import { gainOfMatch } from '#db/match/match-gain.ts'
import {
  correctionsShown,
  headToHead,
  lastMatchesOf,
  matchPage,
  pickCounts,
  playersOfMatch,
  shownEvents,
} from '#db/match/match-page.ts'
import { todayMatches } from '#db/match/match.ts'
import { crowdOf, skillRows } from '#db/pick/pick-crowd.ts'
import { laterDays, matchesToPick, matchWithPick, pickTotals, startedPicks } from '#db/pick/pick.ts'
import { poolStages, stageMatches, stagePicks, stageWinners } from '#db/pool/pool-grid.ts'
import { coOwnersOf } from '#db/league/league-owner.ts'
import { bracketOfManager, closedBrackets } from '#db/pool/pool-bracket.ts'
import { typedPicks } from '#db/pool/pool-guest.ts'
import { jokerMatches } from '#db/pool/pool-joker.ts'
import { closedAnswers } from '#db/pool/pool-answer.ts'
import { lackingPicks } from '#db/pool/pool-lacking.ts'
import { liveMatchesOf, liveTable } from '#db/pool/pool-live.ts'
import { clubOptions, questionsOf } from '#db/pool/pool-question.ts'
import { poolPlacesOf } from '#db/pool/pool-member.ts'
import { poolRowOf, poolRowsBefore, poolTablePage, wholeTable } from '#db/pool/pool-table.ts'
import { poolOf } from '#db/pool/pool.ts'
import { calendarOf } from '#db/notice/calendar.ts'
import { noticesOf, notifiedAmong, unreadNotices } from '#db/notice/notice-list.ts'
import { marketPlayer, pricesOfPlayer, roundsOfPlayer } from '#db/player/player.ts'
import { lateDuelFacts } from '#db/moment/late-duel-facts.ts'
import { momentFacts } from '#db/moment/moment-facts.ts'
import { activityPage } from '#db/profile/profile-activity.ts'
import { achievementsOf, profileRow } from '#db/profile/profile.ts'
import { trophiesOf } from '#db/profile/trophies.ts'
import { findManagers, followedBy, friendsOf, shownManagers } from '#db/ranking/ranking.ts'
import { attendanceOf } from '#db/round/attendance.ts'
import { projectionsOfMatch } from '#db/projection/projection.ts'
import { newestRound, nextRounds } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import {
  playersOfRounds,
  pointsBefore,
  reviewLineups,
  reviewPicksBetween,
  reviewRounds,
  reviewSeasons,
} from '#db/season-review/season-review.ts'
import { squadsOfManager, totalsOfManager } from '#db/squad/squad.ts'
import { readBy } from '#db/testing/explained.ts'
import { peopleByKey } from '#db/wall/message.ts'
import { countReports, openReports } from '#db/wall/report.ts'
import { wallListeners, wallAccess } from '#db/wall/wall-access.ts'
import { unreadLeagues, unreadOn } from '#db/wall/wall-mark.ts'
import { messagesOf, reactionsTo } from '#db/wall/wall-page.ts'
import { fillManyRows, manyRowsNow, sample } from '#db/testing/many-rows.ts'
import { testDatabase, type TestDatabase } from '#db/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await fillManyRows(database.pool)
  await setGameTime(database.db, manyRowsNow)
})
afterAll(() => database.drop())

/** Tables that do not grow with people: a screen may read them whole. */
const smallTables = new Set([
  'championship',
  'championship_tie',
  'club',
  'division_cycle',
  'player',
  'round',
  'season',
  'season_outlook',
  'setting',
])

const { managerId, squadId, bigLeagueId, smallLeagueId, knockoutId, clubId, playerId, matchId, roundId, liveRoundId } =
  sample
const { divisionCycleId, deskMatchId } = sample
const championshipId = firstChampionship
const me = { championshipId, managerId }
const leagueWall = { kind: 'league', id: bigLeagueId } as const
const matchWall = { kind: 'match', id: matchId } as const
const football = { championshipId, sport: 'futebol' } as const
const lately = { championshipId, rounds: 5 }
const firstPage = { limit: 20, offset: 0 }
const leagues = (search: Partial<LeagueSearch>) => (db: Kysely<Tables>) =>
  searchLeagues(db, {
    championshipId,
    search: '',
    scope: 'open',
    format: undefined,
    managerId,
    ...firstPage,
    ...search,
  })
const aMonthAgo = new Date(manyRowsNow.getTime() - 30 * 86_400_000)
const seasonRounds = [481, 482, 483, 484, 485, 486, 487]
const goals = { stats: ['goal'], weights: null, limit: 10 }

type Work = (db: Kysely<Tables>) => Promise<unknown>
/**
 * Results that are computed once for everybody and cached (rankings, ownership) are missing: they may read everything.
 */
const screens: Record<string, Work> = {
  'every page: what waits': (db) => waitingFor(db, me),
  'every page: what is unread': (db) => unreadNotices(db, managerId, 100),
  'home: picks of today': (db) => matchesToPick(db, { ...me, days: 'today' }),
  'round: the newest': (db) => newestRound(db, championshipId),
  'home: matches of today': (db) => todayMatches(db, { championshipId, next: 6, over: 4 }),
  'notices: newest': (db) => noticesOf(db, managerId, { before: undefined, limit: 31 }),
  'notices: older': (db) => noticesOf(db, managerId, { before: 459, limit: 31 }),
  'notices: to whom of the open pages': (db) => notifiedAmong(db, [1, 2, 77], { first: 1, last: 60_000 }),
  'calendar: mine': (db) => calendarOf(db, managerId),
  'market: players': (db) => marketPlayers(db, { championshipId, matches: 14 }),
  'market: priced appearances': (db) => pricedAppearances(db, lately),
  'market: who plays whom': (db) => sidesOfRound(db, roundId),
  'market: what clubs faced': (db) => facedGoals(db, lately),
  'player: himself': (db) => marketPlayer(db, { championshipId, playerId }),
  'player: rounds': (db) => roundsOfPlayer(db, { playerId, clubId, limit: 14 }),
  'player: prices': (db) => pricesOfPlayer(db, playerId, 14),
  'player: rivals': (db) => rivalsWithPlayer(db, { ...me, playerId }),
  'planner: rounds': (db) => nextRounds(db, { championshipId, count: 5 }),
  'player: next matches': (db) => nextSidesOfClub(db, clubId, 5),
  'squads: mine': (db) => squadsOfManager(db, me),
  'squads: totals': (db) => totalsOfManager(db, me),
  'leagues: open': leagues({}),
  'leagues: open of a format': leagues({ format: 'mata-mata' }),
  'leagues: a late page': leagues({ offset: 400 }),
  'leagues: search': leagues({ search: 'a1b2c3' }),
  'leagues: mine': leagues({ scope: 'mine' }),
  'leagues: ended': leagues({ scope: 'ended' }),
  'leagues: search among the ended': leagues({ scope: 'ended', search: 'a1b2c3' }),
  'leagues: places before the last round': (db) => placesBefore(db, me),
  'leagues: memberships': (db) => membershipsOf(db, managerId, { championshipId }),
  'division: my group': (db) => latestMembership(db, me),
  'division: my past groups': (db) => pastGroups(db, me, 20),
  'division: do I wait': (db) => waitsForGroup(db, me),
  'division: the cycle': (db) => cycleById(db, { championshipId, cycleId: divisionCycleId }),
  'division: a group': (db) => membersOfGroup(db, { cycleId: divisionCycleId, groupNumber: 3, roundId: liveRoundId }),
  'division: the strongest group': (db) => strongestGroup(db, championshipId),
  'league: by number': (db) => leagueForViewer(db, bigLeagueId, managerId),
  'league: by code': (db) => leagueByCode(db, 'C33', null),
  'league: am I in': (db) => isMember(db, bigLeagueId, managerId),
  'league: small table': (db) => standingsPage(db, smallLeagueId, firstPage),
  'league: my rows': (db) => standingsOfManager(db, bigLeagueId, managerId),
  'league: a squad': (db) => standingOfSquad(db, bigLeagueId, squadId),
  'league: my page': (db) => rowsBefore(db, smallLeagueId, { rank: 5, squadId }),
  'league: table of a round': (db) => roundStandings(db, { leagueId: smallLeagueId, roundId, ...firstPage }),
  'league: my round': (db) => roundStandingsOfManager(db, { leagueId: smallLeagueId, roundId, managerId }),
  'bolão: my places': (db) => poolPlacesOf(db, managerId, { championshipId }),
  'bolão: what it is': (db) => poolOf(db, smallLeagueId),
  'bolão: small table': (db) => poolTablePage(db, smallLeagueId, firstPage),
  'bolão: my row': (db) => poolRowOf(db, bigLeagueId, managerId),
  'bolão: my page': (db) => poolRowsBefore(db, smallLeagueId, { rank: 5, managerId }),
  'bolão: whole table': (db) => wholeTable(db, smallLeagueId),
  'bolão: questions': (db) => questionsOf(db, smallLeagueId, managerId),
  'bolão: answers': (db) => closedAnswers(db, smallLeagueId, firstPage),
  'bolão: clubs to choose': (db) => clubOptions(db, smallLeagueId),
  'bolão: what I lack': (db) => lackingPicks(db, { leagueId: smallLeagueId, hours: 24, managerId }),
  'bolão: matches in play': (db) => liveMatchesOf(db, bigLeagueId),
  'bolão: table in play': (db) => liveTable(db, smallLeagueId, []),
  'bolão: rounds': (db) => poolStages(db, smallLeagueId),
  'bolão: matches of a round': (db) => stageMatches(db, smallLeagueId, `r${roundId}`),
  'bolão: picks of a round': (db) =>
    stagePicks(db, { leagueId: smallLeagueId, matchIds: [7701, 7702], managerIds: [managerId] }),
  'bolão: best of a round': (db) => stageWinners(db, smallLeagueId, [7701, 7702]),
  'bolão: my jokers': (db) => jokerMatches(db, smallLeagueId, managerId),
  'bolão: my bracket': (db) => bracketOfManager(db, bigLeagueId, managerId),
  'bolão: brackets': (db) => closedBrackets(db, smallLeagueId, firstPage),
  'bolão: who looks after it': (db) => coOwnersOf(db, smallLeagueId),
  'bolão: typed picks': (db) => typedPicks(db, smallLeagueId, [7701, 7702]),
  'league: rounds': (db) => roundsOfLeague(db, smallLeagueId),
  'league: in play': (db) => membersInPlay(db, { leagueId: smallLeagueId, roundId: liveRoundId, participants: 1 }),
  'wall: newest of a league': (db) => messagesOf(db, leagueWall, { managerId, before: undefined, limit: 31 }),
  'wall: older ones of a league': (db) => messagesOf(db, leagueWall, { managerId, before: 9_000, limit: 31 }),
  'wall: newest of a match': (db) => messagesOf(db, matchWall, { managerId, before: undefined, limit: 31 }),
  'wall: may I': (db) => wallAccess(db, leagueWall, managerId),
  'wall: may I, of a match': (db) => wallAccess(db, matchWall, managerId),
  'wall: reactions': (db) => reactionsTo(db, [5, 6, 7], managerId),
  'wall: unread': (db) => unreadOn(db, leagueWall, { managerId, most: 100 }),
  'wall: unread of mine': (db) => unreadLeagues(db, me, 100),
  'wall: who is named': (db) => peopleByKey(db, leagueWall, ['a', 'b']),
  'wall: who is named under a match': (db) => peopleByKey(db, matchWall, ['a', 'b']),
  'wall: who hears': (db) => wallListeners(db, bigLeagueId, [1, 2, 3]),
  'operator: reports': (db) => openReports(db, { after: undefined, limit: 50 }),
  'operator: count of reports': (db) => countReports(db),
  'knockout: ties': (db) => tiesOfLeague(db, knockoutId),
  'knockout: table': (db) => knockoutPage(db, knockoutId, firstPage),
  'knockout: my rows': (db) => knockoutOfManager(db, knockoutId, managerId),
  'knockout: a squad': (db) => knockoutOfSquad(db, knockoutId, squadId),
  'rankings: a page': (db) => shownManagers(db, { championshipId, ids: [1, 77, 4000, 9000] }),
  'rankings: search': (db) => findManagers(db, { championshipId, nameKey: 'pessoaa1b', limit: 10 }),
  'championship: accounts by name': (db) => findAccounts(db, { nameKey: 'pessoaa1b' }, 10),
  'rankings: friends': (db) => friendsOf(db, managerId),
  'rankings: followed': (db) => followedBy(db, managerId),
  'desk: players': (db) => deskPlayers(db, matchId),
  'desk: what was told': (db) => tapsOf(db, deskMatchId),
  'desk: line-ups of the last match': (db) => lastStarters(db, matchId),
  'match: page': (db) => matchPage(db, { championshipId, matchId }),
  'match: events': (db) => shownEvents(db, matchId),
  'match: players': (db) => playersOfMatch(db, { matchId, roundId }),
  'match: last of a club': (db) => lastMatchesOf(db, { clubId, before: manyRowsNow, limit: 5 }),
  'match: head to head': (db) => headToHead(db, { clubs: [1, 5], before: manyRowsNow, limit: 5 }),
  'match: projections': (db) => projectionsOfMatch(db, { matchId, eachSide: 5 }),
  'match: picks': (db) => pickCounts(db, matchId),
  'match: corrections': (db) => correctionsShown(db, matchId),
  'match: my gain': (db) => gainOfMatch(db, { matchId, managerId }),
  'picks: to come': (db) => matchesToPick(db, { ...me, days: 8 }),
  'picks: later days': (db) => laterDays(db, { ...me, days: 8 }),
  'picks: a later day': (db) => matchesToPick(db, { ...me, days: { day: '2026-12-01' } }),
  'picks: one match': (db) => matchWithPick(db, { managerId, matchId }),
  'picks: mine so far': (db) => startedPicks(db, { ...me, ...firstPage }),
  'picks: totals': (db) => pickTotals(db, me),
  'picks: crowd': (db) => crowdOf(db, [7700, 7701, 7702]),
  'picks: skill': (db) => skillRows(db, me, 100),
  'profile: counts': (db) => profileRow(db, me),
  'profile: achievements': (db) => achievementsOf(db, { championshipId, managerId }),
  'profile: trophies': (db) => trophiesOf(db, { ...me, viewerId: managerId, limit: 10 }),
  'profile: followers': (db) => followState(db, 1, managerId),
  'profile: points a round': (db) => pointsPerRound(db, me),
  'profile: rank a round': (db) => rankPerRound(db, me),
  'profile: duels won at the end': (db) => lateDuelFacts(db, { ...me, roundIds: [7], mostTenths: 100 }),
  'profile: moments': (db) => momentFacts(db, { ...me, isSelf: false }),
  'profile: lineups': (db) => lineupsOf(db, { ...me, beforeRound: undefined, rounds: 5 }),
  'profile: name taken': (db) => isNameTaken(db, 'pessoa-livre'),
  'profile: activity': (db) => activityPage(db, { championshipId, managerId, before: undefined, limit: 20 }),
  'profile: older activity': (db) =>
    activityPage(db, { championshipId, managerId, before: { atMs: aMonthAgo.getTime(), id: 400 }, limit: 20 }),
  'ledger: totals': (db) => ledgerTotals(db, me),
  'ledger: newest': (db) => ledgerOf(db, { ...me, viewerId: 1, beforeKey: undefined, limit: 30 }),
  'ledger: older': (db) => ledgerOf(db, { ...me, viewerId: 1, beforeKey: 'lineup:920', limit: 30 }),
  'duel: mine': (db) => duelOf(db, { ...me, roundId: undefined }),
  'duel: a side': (db) => duelSide(db, { roundId, squadId }),
  'duel: past': (db) => pastDuels(db, me, 10),
  'duel: record': (db) => duelRecord(db, me),
  'duel: any': (db) => hasPlayed(db, me),
  'season: which there are': (db) => reviewSeasons(db, me),
  'season: rounds': (db) => reviewRounds(db, { managerId, seasonId: 72 }),
  'season: points before': (db) => pointsBefore(db, { ...me, before: aMonthAgo }),
  'season: lineups': (db) => reviewLineups(db, { managerId, roundIds: seasonRounds }),
  'season: players': (db) =>
    playersOfRounds(db, { roundIds: seasonRounds, playerIds: Array.from({ length: 25 }, (_, at) => 1 + at) }),
  'season: picks': (db) => reviewPicksBetween(db, { ...me, from: aMonthAgo, until: null }),
  'live: round': (db) => roundInPlay(db, championshipId),
  'live: my lineups': (db) => ownLineups(db, { roundId: liveRoundId, managerId }),
  'live: points': (db) => attendanceOf(db, { roundId: liveRoundId }),
  'club: itself': (db) => clubById(db, { championshipId, clubId }),
  'club: fixtures': (db) => fixturesOfClub(db, clubId, 5),
  'club: players': (db) => playersOfClub(db, clubId),
  'club: strength': (db) => strengthOfClub(db, clubId),
  'analytics: period': (db) => periodBounds(db, football, '30d'),
  'standings: season': (db) => shownSeason(db, football),
  'standings: matches and ties': (db) => seasonFacts(db, football, { id: 72, number: 1 }),
  'standings: clubs without a match': (db) => clubsWithoutMatch(db, football),
  'analytics: scorers': (db) => topScorers(db, { ...football, since: aMonthAgo, ...goals }),
  'analytics: scorers of a club': (db) => topScorers(db, { ...football, since: aMonthAgo, ...goals, clubId }),
  'analytics: forecasts': (db) => nextForecasts(db, football, { from: manyRowsNow, limit: 5 }),
  'analytics: strengths': (db) => strengthsSince(db, football, aMonthAgo),
  'analytics: season': (db) => runningSeasonOf(db, football),
  'analytics: seasons that ended': (db) => endedSeasons(db, football, aMonthAgo),
}

/** From any other table a step of a plan may read at most this many rows, except counts and the `inherent` reads. */
const MOST_ROWS = 500

/** Whether the statement counts all rows, for the total next to a page. */
const isCount = (statement: string) => statement.startsWith('select count(*)')

/** Larger reads that some screens need: everybody's picks, a month of a sport, members of small leagues. */
const inherent: Record<string, string[]> = {
  'leagues: places before the last round': ['league_member', 'lineup_score'],
  'picks: crowd': ['pick'],
  'analytics: scorers': ['match', 'player_match'],
  'analytics: scorers of a club': ['match', 'player_match'],
}

test.each(Object.entries(screens))('%s: an index finds everything that it shows', async (name, work) => {
  const readings = (await readBy(database.pool, work)).filter(({ table }) => !smallTables.has(table))
  expect(readings.filter(({ how }) => how === 'Seq Scan')).toEqual([])
  const many = readings.filter(
    ({ table, rows, statement }) => rows > MOST_ROWS && !isCount(statement) && !inherent[name]?.includes(table),
  )
  expect(many).toEqual([])
})
