import { sql } from 'kysely'
import { announceChampionships } from '#db/championship/championship.ts'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { RoundState } from '#db/schema/schema.ts'
import { TYPED, type BookChange } from '#domain/book/book.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok } from '#domain/result.ts'
import type { Changed } from './change-club.ts'

type Of<Kind extends BookChange['kind']> = Extract<BookChange, { kind: Kind }>

/** For the end of a round, a match counts as over this long after its kick-off. */
const MATCH_TIME = sql`interval '2 hours'`

/** The newest season, to which new rounds belong. Without a season, this creates the first one. */
async function seasonOf(trx: Trx, championshipId: ChampionshipId, at: Date): Promise<number> {
  const { rows } = await rowOf({ id: int }).sql`
    select id from season where championship_id = ${championshipId} and sport = 'futebol' order by number desc limit 1`.execute(
    trx,
  )
  if (rows[0]) return rows[0].id
  const made = await rowOf({ id: int }).sql`
    insert into season (id, championship_id, sport, number, starts_on, ends_on)
    values (nextval('own_season_id'), ${championshipId}, 'futebol', 1, ${at}::timestamptz::date, ${at}::timestamptz::date)
    returning id`.execute(trx)
  // The championship is no longer empty, so it may become the main one.
  await announceChampionships(trx)
  return made.rows[0]?.id ?? 0
}

/**
 * An open round ends `MATCH_TIME` after its last kick-off, or at its deadline if it has no match. A season ends with
 * its last round.
 */
async function alignSpans(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  await sql`
    update round r set ends_at = greatest(r.deadline_at,
      coalesce((select max(m.starts_at) + ${MATCH_TIME} from match m where m.round_id = r.id), r.deadline_at))
    where r.championship_id = ${championshipId} and r.state = 'open'`.execute(trx)
  await sql`
    update season s set starts_on = least(s.starts_on, span.first::date), ends_on = greatest(span.last::date, span.first::date)
    from (select season_id, min(deadline_at) as first, max(ends_at) as last from round
      where championship_id = ${championshipId} group by season_id) span
    where span.season_id = s.id`.execute(trx)
}

const knownRoundRow = rowOf({
  id: int,
  state: text.of<RoundState>(),
  deadlineAt: time,
  firstMatchAt: time.orNull,
  isPast: bool,
})
type KnownRound = RowOf<typeof knownRoundRow>

/** Takes the same row lock as the job that locks a round. Anyone who saves a squad waits and gets the new deadline. */
async function selectRoundForUpdate(
  trx: Trx,
  championshipId: ChampionshipId,
  id: number,
): Promise<KnownRound | undefined> {
  const { rows } = await knownRoundRow.sql`
    select r.id, r.state, r.deadline_at as "deadlineAt", (select min(starts_at) from match where round_id = r.id) as "firstMatchAt",
      r.deadline_at <= game_now(r.championship_id) as "isPast"
    from round r where r.id = ${id} and r.championship_id = ${championshipId} for update of r`.execute(trx)
  return rows[0]
}

const isClosed = ({ state, isPast }: KnownRound) => state !== 'open' || isPast

export async function putRound(trx: Trx, championshipId: ChampionshipId, round: Of<'round'>): Promise<Changed> {
  const deadlineAt = new Date(round.deadlineMs)
  const seasonId = await seasonOf(trx, championshipId, deadlineAt)
  const { rows: facts } = await rowOf({ isPast: bool, holder: int.orNull, holderAt: time.orNull }).sql`
    select ${deadlineAt}::timestamptz <= game_now(${championshipId}) as "isPast", r.id as holder, r.deadline_at as "holderAt"
    from (select) nothing left join round r on r.season_id = ${seasonId} and r.number = ${round.number}`.execute(trx)
  const { isPast = true, holder = null, holderAt = null } = facts[0] ?? {}
  const id = 'id' in round ? round.id : null
  if (id === null && holderAt?.getTime() === round.deadlineMs) return ok(true)
  if (holder !== null && holder !== id) return fail('round_number_taken')
  if (isPast) return fail('deadline_passed')
  if (id === null)
    await sql`
      insert into round (id, championship_id, season_id, number, deadline_at, ends_at)
      values (nextval('own_round_id'), ${championshipId}, ${seasonId}, ${round.number}, ${deadlineAt}, ${deadlineAt})`.execute(
      trx,
    )
  else {
    const known = await selectRoundForUpdate(trx, championshipId, id)
    if (!known) return fail('gone')
    if (isClosed(known)) return fail('round_closed')
    if (known.firstMatchAt && known.firstMatchAt < deadlineAt) return fail('deadline_after_match')
    await sql`update round set number = ${round.number}, deadline_at = ${deadlineAt} where id = ${id}`.execute(trx)
  }
  await alignSpans(trx, championshipId)
  return ok(true)
}

export async function removeRound(trx: Trx, championshipId: ChampionshipId, id: number): Promise<Changed> {
  const known = await selectRoundForUpdate(trx, championshipId, id)
  if (!known) return ok(true)
  if (isClosed(known)) return fail('round_closed')
  const { rows: used } = await sql`
    select where exists (select from match where ${id} in (round_id, left_round_id))
      or exists (select from squad where round_id = ${id})`.execute(trx)
  if (used.length > 0) return fail('round_in_use')
  await sql`delete from round where id = ${id}`.execute(trx)
  return ok(true)
}

async function areClubs(trx: Trx, championshipId: ChampionshipId, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from club where championship_id = ${championshipId} and id = any (${ids}::integer[])`.execute(trx)
  return rows.length === ids.length
}

/**
 * Locks the row of a match. 'open': the match is scheduled and has not begun, its round has not locked, and nobody has
 * tapped at its desk.
 */
async function lockOpenMatch(
  trx: Trx,
  championshipId: ChampionshipId,
  id: number,
): Promise<'gone' | 'closed' | 'open'> {
  const { rows } = await rowOf({ isOpen: bool }).sql`
    select m.state = 'scheduled' and m.starts_at > game_now(s.championship_id) and coalesce(r.state = 'open', true)
      and not exists (select from desk_tap t where t.match_id = m.id) as "isOpen"
    from match m join season s on s.id = m.season_id left join round r on r.id = m.round_id
    where m.id = ${id} and s.championship_id = ${championshipId} for update of m`.execute(trx)
  if (!rows[0]) return 'gone'
  return rows[0].isOpen ? 'open' : 'closed'
}

export async function putMatch(trx: Trx, championshipId: ChampionshipId, match: Of<'match'>): Promise<Changed> {
  const { roundId, homeId, awayId } = match
  if (homeId === awayId) return fail('same_club')
  if (!(await areClubs(trx, championshipId, [homeId, awayId]))) return fail('gone')
  const round = await selectRoundForUpdate(trx, championshipId, roundId)
  if (!round) return fail('gone')
  if (isClosed(round)) return fail('round_closed')
  const startsAt = new Date(match.startsAtMs)
  if (startsAt < round.deadlineAt) return fail('match_before_deadline')
  if ('key' in match)
    await sql`
      insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, fixture_key)
      select nextval('own_match_id'), 'futebol', season_id, id, ${homeId}, ${awayId}, ${startsAt},
        ${`${championshipId}:${TYPED}${match.key}`} from round where id = ${roundId}
      on conflict (fixture_key) do nothing`.execute(trx)
  else {
    const known = await lockOpenMatch(trx, championshipId, match.id)
    if (known !== 'open') return fail(known === 'gone' ? 'gone' : 'match_closed')
    await sql`
      update match set round_id = ${roundId}, home_club_id = ${homeId}, away_club_id = ${awayId}, starts_at = ${startsAt}
      where id = ${match.id}`.execute(trx)
  }
  await alignSpans(trx, championshipId)
  return ok(true)
}

export async function removeMatch(trx: Trx, championshipId: ChampionshipId, id: number): Promise<Changed> {
  const known = await lockOpenMatch(trx, championshipId, id)
  if (known === 'gone') return ok(true)
  if (known === 'closed') return fail('match_closed')
  const { rows: used } = await rowOf({ hasPicks: bool, isOfTie: bool }).sql`
    select exists (select from pick where match_id = ${id}) as "hasPicks",
      exists (select from championship_tie where match_id = ${id}) as "isOfTie"`.execute(trx)
  if (used[0]?.hasPicks) return fail('match_in_use')
  if (used[0]?.isOfTie) return fail('match_of_tie')
  await sql`delete from forecast where match_id = ${id}`.execute(trx)
  await sql`delete from match_crowd where match_id = ${id}`.execute(trx)
  await sql`delete from match where id = ${id}`.execute(trx)
  await alignSpans(trx, championshipId)
  return ok(true)
}
