import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DEFAULT_COUNTRY } from '#domain/manager/country.ts'
import { checkManagerName } from '#domain/manager/manager-name.ts'
import type { Pick } from '#domain/pick/pick-points.ts'
import { pickOf, storedPickOf } from '#domain/pick/stored-pick.ts'
import { validatePick } from '#domain/pick/validate-pick.ts'
import { matchHead, readPickSheet, type SheetProblem } from '#domain/pool/pick-sheet.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { PickRefusal } from '#contract/pick.ts'
import type { PoolGuests } from '#contract/pool-guest.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import type { LeagueRow } from '#db/league/league.ts'
import { isMatchStarted } from '#db/pick/pick.ts'
import {
  guestsOf,
  insertTypedGuest,
  openMatches,
  removeTypedPick,
  storeTypedPick,
  typedPicks,
  type GuestRow,
} from '#db/pool/pool-guest.ts'
import { gameNow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Cell } from '#api/http/csv.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { refuseShut } from './change-pool.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { requireOwned, requirePool } from '#api/league-shared/require-league.ts'

const MAX_GUESTS = 100

export interface Typing {
  leagueId: number
  /** The owner or co-owner who types the picks. */
  managerId: number
}

export async function requireTypist(trx: Trx, { leagueId, managerId }: Typing): Promise<LeagueRow> {
  const league = await requireOwned(trx, leagueId, managerId)
  requirePool(league)
  return league
}

export const readGuests = (db: Kysely<Tables>, typing: Typing): Promise<PoolGuests> =>
  db.transaction().execute(async (trx) => {
    const { id } = await requireTypist(trx, typing)
    const [guests, matches] = [await guestsOf(trx, id), await openMatches(trx, id)]
    const known = new Set(guests.map(({ managerId }) => managerId))
    const picks = await typedPicks(
      trx,
      id,
      matches.map((match) => match.id),
    )
    return {
      guests,
      matches: matches.map(({ startsAt, lead: _lead, ...match }) => ({ ...match, startsAtMs: startsAt.getTime() })),
      picks: picks
        .filter(({ managerId }) => known.has(managerId))
        .map(({ managerId, matchId, ...stored }) => ({ managerId, matchId, pick: pickOf(stored) })),
    }
  })

async function enterGuest(trx: Trx, league: LeagueRow, wanted: string): Promise<GuestRow> {
  const checked = checkManagerName(wanted)
  if (!checked.ok) throw leagueProblem('guest_name')
  const { name, key: nameKey } = checked.value
  refuseShut(league)
  if ((await guestsOf(trx, league.id)).length >= MAX_GUESTS) throw leagueProblem('too_many_guests')
  const avatarSeed = randomBytes(9).toString('base64url')
  const managerId = await insertTypedGuest(trx, {
    leagueId: league.id,
    name,
    nameKey,
    country: DEFAULT_COUNTRY,
    avatarSeed,
  })
  if (managerId === undefined) throw leagueProblem('guest_name_taken')
  await bumpVersion(trx, league.championshipId, 'league')
  return { managerId, name }
}

export const addGuest = (db: Kysely<Tables>, { name, ...typing }: Typing & { name: string }): Promise<GuestRow> =>
  db.transaction().execute(async (trx) => enterGuest(trx, await requireTypist(trx, typing), name))

interface TypedPick {
  guestId: number
  matchId: number
  pick: Pick | null
}

/** BL14, PK1: possible until kick-off, which the database checks again at commit. */
async function typeOne(
  trx: Trx,
  {
    league,
    typedBy,
    matches,
  }: { league: LeagueRow; typedBy: number; matches: Awaited<ReturnType<typeof openMatches>> },
  { guestId, matchId, pick }: TypedPick,
): Promise<Result<{ savedAtMs: number | null }, PickRefusal>> {
  const match = matches.find(({ id }) => id === matchId)
  if (!match) return fail('match_unknown')
  const nowMs = (await gameNow(trx, league.championshipId)).getTime()
  const typed = { leagueId: league.id, managerId: guestId, matchId }
  if (!pick) {
    await removeTypedPick(trx, typed)
    return ok({ savedAtMs: null })
  }
  const valid = validatePick(pick, { sport: match.sport, startsAtMs: match.startsAt.getTime() }, nowMs)
  if (!valid.ok) return fail(valid.error.kind)
  await storeTypedPick(trx, { ...typed, typedBy, pick: storedPickOf(pick, match.lead ?? 0) })
  return ok({ savedAtMs: nowMs })
}

export async function typePick(
  db: Kysely<Tables>,
  { guestId, matchId, pick, ...typing }: Typing & TypedPick,
): Promise<Result<{ savedAtMs: number | null }, PickRefusal>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const league = await requireTypist(trx, typing)
      const guests = await guestsOf(trx, league.id)
      if (!guests.some((guest) => guest.managerId === guestId)) throw httpProblem('not_found')
      const matches = await openMatches(trx, league.id)
      return typeOne(trx, { league, matches, typedBy: typing.managerId }, { guestId, matchId, pick })
    })
  } catch (error) {
    if (isMatchStarted(error)) return fail('match_started')
    throw error
  }
}

/** The sheet to fill in: a row per guest, a column per open football match, with picks that exist already. */
export async function guestSheet(db: Kysely<Tables>, typing: Typing): Promise<Cell[][]> {
  const { guests, matches, picks } = await readGuests(db, typing)
  const scored = matches.filter(({ sport }) => sport === 'futebol')
  const cellOf = (managerId: number, matchId: number): Cell => {
    const pick = picks.find((one) => one.managerId === managerId && one.matchId === matchId)?.pick
    return pick?.kind === 'score' ? `${pick.score.home} x ${pick.score.away}` : null
  }
  return [
    ['', ...scored.map(matchHead)],
    ...guests.map(({ managerId, name }) => [name, ...scored.map(({ id }) => cellOf(managerId, id))]),
  ]
}

/** Imports every readable pick of a sheet. A name that no guest of the bolão has becomes a new guest. */
export const importSheet = (
  db: Kysely<Tables>,
  { rows, ...typing }: Typing & { rows: readonly (readonly string[])[] },
): Promise<{ picks: number; guests: number; problems: SheetProblem[] }> =>
  db.transaction().execute(async (trx) => {
    const league = await requireTypist(trx, typing)
    const matches = await openMatches(trx, league.id)
    const sheet = readPickSheet(rows, new Set(matches.map(({ id }) => id)))
    const guests = new Map((await guestsOf(trx, league.id)).map(({ name, managerId }) => [name, managerId]))
    const known = guests.size
    let picks = 0
    for (const { name, matchId, score } of sheet.picks) {
      const guestId = guests.get(name) ?? (await enterGuest(trx, league, name)).managerId
      guests.set(name, guestId)
      const facts = { league, matches, typedBy: typing.managerId }
      const saved = await typeOne(trx, facts, { guestId, matchId, pick: { kind: 'score', score } })
      if (saved.ok) picks++
    }
    return { picks, guests: guests.size - known, problems: sheet.problems }
  })
