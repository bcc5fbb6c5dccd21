import type { Kysely } from 'kysely'
import { leagueDoor } from '#domain/championship/league-door.ts'
import { STANDINGS_PAGE } from '#domain/league/standings-page.ts'
import type { LeaguePageView, Membership, Standing } from '#contract/league.ts'
import type { PoolView } from '#contract/pool.ts'
import { doorOfLeague } from '#db/championship/championship-people.ts'
import { isUnplayed, type LeagueRow } from '#db/league/league.ts'
import { knockoutOfManager, knockoutOfSquad, knockoutPage } from '#db/league/league-knockout.ts'
import { coOwnersOf } from '#db/league/league-owner.ts'
import {
  roundsOfLeague,
  rowsBefore,
  roundStandings,
  roundStandingsOfManager,
  standingsGiven,
  standingOfSquad,
  standingsOfManager,
  standingsPage,
  tiesOfLeague,
} from '#db/league/league-standing.ts'
import type { Tables } from '#db/schema/schema.ts'
import { readCaps } from '#db/setting/caps.ts'
import type { PoolPlaceRow } from '#db/pool/pool-member.ts'
import type { LeagueTable } from '#live/live-league.ts'
import { hasCode } from '#api/requested-championship/invite-code.ts'
import { readVisible } from '#api/league-shared/read-visible.ts'
import { leagueView } from '#api/league-shared/league-view.ts'
import { nextAt, type PageWindow } from '#api/http/page-window.ts'
import type { LiveStandings, LiveTables } from './live-standings.ts'
import { tieView } from './tie-view.ts'

export interface LeagueRequest {
  leagueId: number
  window: PageWindow
  round: number | undefined
  code: string | undefined
  managerId: number | undefined
}

/** What the page of a bolão shows in addition to every league's page. */
export type ReadPool = (
  row: LeagueRow,
  asked: Pick<LeagueRequest, 'window' | 'managerId'> & { place: PoolPlaceRow | undefined },
) => Promise<PoolView | null>

/** During a round, at most this many rows with equal points are searched for the visitor's squad. */
const MOST_EQUALS = 500

async function readStandings(
  db: Kysely<Tables>,
  { row, asked, live }: { row: LeagueRow; asked: LeagueRequest; live: LeagueTable | undefined },
) {
  const { leagueId, window, round, managerId } = asked
  const ofMine = <T>(read: (managerId: number) => T) => (managerId === undefined ? [] : read(managerId))
  if (live) {
    const shown = live.page({ from: window.offset, count: window.limit })
    const mine = ofMine((id) => live.squadsOf(id))
    // A new member of a league with many members may not be in its table yet.
    const isAbsent = mine.length === 0 && round === undefined
    const ofManager = isAbsent
      ? ofMine((id) => standingsOfManager(db, leagueId, id))
      : standingsGiven(db, leagueId, mine)
    return Promise.all([standingsGiven(db, leagueId, shown), ofManager])
  }
  if (round !== undefined) {
    const facts = { leagueId, roundId: round }
    return Promise.all([
      roundStandings(db, { ...facts, ...window }),
      ofMine((id) => roundStandingsOfManager(db, { ...facts, managerId: id })),
    ])
  }
  const [ofPage, ofManager] =
    row.format === 'mata-mata' ? [knockoutPage, knockoutOfManager] : [standingsPage, standingsOfManager]
  return Promise.all([ofPage(db, leagueId, window), ofMine((id) => ofManager(db, leagueId, id))])
}

/** Rows with equal points are ordered by squad, so the rank alone does not say on which page a squad is. */
async function readMinePage(
  db: Kysely<Tables>,
  { row, asked, live, mine }: { row: LeagueRow; asked: LeagueRequest; live: LeagueTable | undefined; mine: Standing[] },
): Promise<number | null> {
  const best = mine.find(({ rank }) => rank !== null)
  if (!best || best.rank === null) return null
  const { rank, squadId } = best
  const from = rank - 1
  const isStored = !live && asked.round === undefined && row.format === 'pontos-corridos'
  const equals = live ? live.page({ from, count: MOST_EQUALS }).findIndex((one) => one.squadId === squadId) : 0
  const before = isStored ? await rowsBefore(db, row.id, { rank, squadId }) : from + Math.max(0, equals)
  return Math.floor(before / STANDINGS_PAGE) + 1
}

async function readWinner(db: Kysely<Tables>, { id, format, winnerSquadId }: LeagueRow) {
  if (winnerSquadId === null) return null
  const read = format === 'mata-mata' ? knockoutOfSquad : standingOfSquad
  return (await read(db, id, winnerSquadId)) ?? null
}

async function readRounds(db: Kysely<Tables>, leagueId: number, live: LiveTables | undefined) {
  const settled = (await roundsOfLeague(db, leagueId)).map((round) => ({ ...round, isLive: false }))
  if (!live || settled.some(({ id }) => id === live.roundId)) return settled
  return [{ id: live.roundId, number: live.roundNumber, isLive: true }, ...settled]
}

/** LG2: no rank for my squads that have not locked a round in this league yet. */
const withoutRound = (memberships: readonly Membership[], places: readonly Standing[]): Standing[] => {
  const isNew = (squadId: number) => memberships.some((one) => one.canLeave && one.squadId === squadId)
  return places.map((place) => (isNew(place.squadId) ? { ...place, rank: null } : place))
}

/** Every part of one page shows the same rank and points for a squad. */
function withPlaces(memberships: readonly Membership[], places: readonly Standing[]): Membership[] {
  return memberships.map((membership) => {
    const place = places.find(({ squadId }) => squadId === membership.squadId)
    return place ? { ...membership, rank: place.rank, pointTenths: place.pointTenths } : membership
  })
}

export async function readLeaguePage(
  { db, liveStandings, readPool }: { db: Kysely<Tables>; liveStandings: LiveStandings; readPool: ReadPool },
  asked: LeagueRequest,
): Promise<LeaguePageView> {
  const { row, memberships, place, isOwner, isInside } = await readVisible(db, asked)
  const tables = await liveStandings.of(row)
  const live = asked.round === undefined ? tables?.total : asked.round === tables?.roundId ? tables.round : undefined
  const [[listed, own], rounds, ties, winner, coOwners, caps] = await Promise.all([
    readStandings(db, { row, asked, live }),
    readRounds(db, row.id, tables),
    row.format === 'mata-mata' ? tiesOfLeague(db, row.id) : [],
    readWinner(db, row),
    coOwnersOf(db, row.id),
    readCaps(db),
  ])
  const [pool, minePage, canDelete, door] = await Promise.all([
    row.format === 'bolao' ? readPool(row, { ...asked, place }) : null,
    readMinePage(db, { row, asked, live, mine: own }),
    isOwner && row.ownerId === asked.managerId ? isUnplayed(db, row.id) : false,
    doorOfLeague(db, row.id),
  ])
  const mine = withoutRound(memberships, own)
  return {
    league: leagueView(row, caps),
    inviteCode: isInside || hasCode(row, asked.code) ? row.inviteCode : null,
    door: leagueDoor(door),
    isOwner,
    isFirstOwner: isOwner && row.ownerId === asked.managerId,
    coOwners,
    canDelete,
    memberships: asked.round === undefined ? withPlaces(memberships, mine) : memberships,
    rounds,
    isProvisional: live !== undefined,
    isBehind: tables?.isBehind === true && (asked.round ?? tables.roundId) === tables.roundId,
    oldSinceMs: row.endedAt === null ? await liveStandings.oldSinceMs(row.championshipId) : null,
    standings: { items: withoutRound(memberships, listed), next: nextAt(asked.window, row.participants) },
    mine,
    minePage,
    ties: ties.map((tie) => tieView(tie, tables)),
    winner,
    pool,
    trophyPoints: row.trophyPoints,
  }
}
