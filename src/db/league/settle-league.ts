import { sql } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { LeagueFormat } from '#domain/league/league-kinds.ts'
import { rowsOf } from '#db/connection/integers.ts'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { RoundRow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { prizeSeasonStart } from './prize-season.ts'

/**
 * LG2: adds the change of each squad's lineup of this round, in every league that ran at its deadline. A correction
 * also changes the tables of leagues that have ended, but their winner stays.
 */
export async function addToLeagues(
  trx: Trx,
  { championship_id, deadline_at }: Pick<RoundRow, 'championship_id' | 'deadline_at'>,
  { squadIds, changes }: { squadIds: ArrayLike<number>; changes: ArrayLike<number> },
): Promise<void> {
  await sql`
    with change as ${rowsOf({ squad_id: squadIds, tenths: changes })},
    running as (
      select id from league
      where championship_id = ${championship_id} and format = 'pontos-corridos'
        and starts_at <= ${deadline_at} and ends_at > ${deadline_at}
    ),
    total as (
      select m.league_id, m.squad_id,
        m.point_tenths + case when m.joined_at < ${deadline_at} then coalesce(c.tenths, 0) else 0 end as tenths
      from running g
      join league_member m on m.league_id = g.id
      left join change c on c.squad_id = m.squad_id
    ),
    ranked as (select *, rank() over (partition by league_id order by tenths desc) as rank from total)
    update league_member m set point_tenths = r.tenths, rank = r.rank
    from ranked r
    where m.league_id = r.league_id and m.squad_id = r.squad_id
      and (m.point_tenths <> r.tenths or m.rank is distinct from r.rank)`.execute(trx)
}

const endingLeagueRow = rowOf({
  leagueId: int,
  name: text,
  format: text.of<LeagueFormat>(),
  prize: int,
  featured: bool,
  edition: int,
})
export type EndingLeague = RowOf<typeof endingLeagueRow>

/** Leagues of pontos corridos past their end whose rounds are all settled. Other formats end elsewhere. */
export async function leaguesToEnd(trx: Trx, championshipId: ChampionshipId): Promise<EndingLeague[]> {
  const { rows } = await endingLeagueRow.sql`
    select g.id as "leagueId", g.name, g.format, g.prize, g.featured is not null as featured, g.edition
    from league g
    where g.championship_id = ${championshipId} and g.ended_at is null and g.ends_at <= game_now(${championshipId})
      and g.format = 'pontos-corridos'
      and not exists (
        select from round r
        where r.championship_id = g.championship_id and r.state <> 'settled' and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at
      )
    order by g.id
    for update of g`.execute(trx)
  return rows
}

export async function leagueById(trx: Trx, leagueId: number): Promise<EndingLeague | undefined> {
  const { rows } = await endingLeagueRow.sql`
    select g.id as "leagueId", g.name, g.format, g.prize, g.featured is not null as featured, g.edition
    from league g where g.id = ${leagueId} and g.ended_at is null for update of g`.execute(trx)
  return rows[0]
}

const memberLineupsRow = rowOf({ squadId: int, managerId: int, joinedAt: time, lineupTenths: int.array })
export type MemberLineups = RowOf<typeof memberLineupsRow>

/** LG3, LG5: how many managers competed besides this squad's; 0 if the squad did not compete itself. */
export async function opponentsBeaten(
  trx: Trx,
  { leagueId, squadId, managerId }: { leagueId: number; squadId: number; managerId: number },
): Promise<number> {
  const { rows } = await rowOf({ opponents: int }).sql`
    select count(distinct manager_id) filter (where manager_id <> ${managerId})::integer as opponents
    from league_competitors(${leagueId}) having bool_or(squad_id = ${squadId})`.execute(trx)
  return rows[0]?.opponents ?? 0
}

/**
 * LG15: trophy points of leagues that ended since the newest season began. `given`: in leagues of this league's owner.
 * `won`: by this manager. Featured leagues do not count.
 */
export async function prizesOfSeason(
  trx: Trx,
  { leagueId, managerId, at }: { leagueId: number; managerId: number; at: Date },
): Promise<{ given: number; won: number }> {
  const { rows } = await rowOf({ given: int, won: int }).sql`
    select coalesce(sum(t.trophy_points) filter (where g.owner_id = e.owner_id), 0)::integer as given,
      coalesce(sum(t.trophy_points) filter (where t.manager_id = ${managerId}), 0)::integer as won
    from league e join league_titles() t on t.championship_id = e.championship_id join league g on g.id = t.league_id
    where e.id = ${leagueId} and g.featured is null
      and g.ended_at >= ${prizeSeasonStart(sql`e.championship_id`, sql`${at}::timestamptz`)}`.execute(trx)
  return rows[0] ?? { given: 0, won: 0 }
}

/** `only`: all members, those with rank 1 (nobody else can have won), or one squad. */
export async function membersWithLineups(
  trx: Trx,
  leagueId: number,
  only: 'all' | 'leaders' | number,
): Promise<MemberLineups[]> {
  const chosen = only === 'all' ? sql`true` : only === 'leaders' ? sql`m.rank = 1` : sql`m.squad_id = ${only}`
  const { rows } = await memberLineupsRow.sql`
    select m.squad_id as "squadId", m.manager_id as "managerId", m.joined_at as "joinedAt",
      coalesce(array_agg(s.point_tenths order by r.deadline_at) filter (where s.squad_id is not null), '{}') as "lineupTenths"
    from league g
    join league_member m on m.league_id = g.id
    left join round r on r.championship_id = g.championship_id
      and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > m.joined_at
    left join lineup_score s on s.round_id = r.id and s.squad_id = m.squad_id
    where g.id = ${leagueId} and ${chosen}
    group by m.squad_id, m.manager_id, m.joined_at`.execute(trx)
  return rows
}

export async function endLeague(
  trx: Trx,
  leagueId: number,
  trophy: { squadId: number; points: number } | undefined,
): Promise<void> {
  await sql`
    update league set ended_at = game_now(championship_id), winner_squad_id = ${trophy?.squadId ?? null}, trophy_points = ${trophy?.points ?? null}
    where id = ${leagueId}`.execute(trx)
}

export async function recordTitleActivity(
  trx: Trx,
  {
    league,
    managerId,
    points,
    at,
  }: { league: Pick<EndingLeague, 'leagueId' | 'name'>; managerId: number; points: number; at: Date },
): Promise<void> {
  const data = JSON.stringify({
    achievement: 'campeao-de-liga',
    leagueId: league.leagueId,
    league: league.name,
    prize: points,
  })
  await sql`
    insert into activity (manager_id, championship_id, type, data, at)
    select ${managerId}, championship_id, 'achievement', ${data}, ${at} from league where id = ${league.leagueId}`.execute(
    trx,
  )
}

/**
 * LG6: a featured league continues without a gap. Its members go on, except those whose squad was deleted, and may
 * leave before the first lock.
 */
export async function openNextEdition(trx: Trx, leagueId: number): Promise<void> {
  await sql`
    with next as (
      insert into league (championship_id, name, description, format, visibility, prize, starts_at, ends_at, owner_id, invite_code,
        featured, edition, previous_edition_id, created_at)
      select championship_id, name, description, format, visibility, prize, ends_at, ends_at + (ends_at - starts_at), owner_id,
        null, featured, edition + 1, id, game_now(championship_id)
      from league where id = ${leagueId} and featured is not null
      returning id, starts_at
    )
    insert into league_member (league_id, squad_id, manager_id, joined_at)
    select next.id, m.squad_id, m.manager_id, next.starts_at
    from next, league_member m join squad s on s.id = m.squad_id
    where m.league_id = ${leagueId} and s.deleted_at is null`.execute(trx)
  await countEarlierRounds(trx, leagueId)
}

/** After a long pause, rounds of the new edition may have been settled before the old one could end. */
async function countEarlierRounds(trx: Trx, previousId: number): Promise<void> {
  await sql`
    with total as (
      select m.league_id, m.squad_id, sum(coalesce(s.point_tenths, 0)) as tenths
      from league g
      join league_member m on m.league_id = g.id
      join round r on r.championship_id = g.championship_id
        and r.deadline_at >= g.starts_at and r.deadline_at < g.ends_at and r.deadline_at > m.joined_at
        and r.state = 'settled'
      left join lineup_score s on s.round_id = r.id and s.squad_id = m.squad_id
      where g.previous_edition_id = ${previousId}
      group by m.league_id, m.squad_id
    ),
    ranked as (select *, rank() over (order by tenths desc) as rank from total)
    update league_member m set point_tenths = r.tenths, rank = r.rank
    from ranked r where m.league_id = r.league_id and m.squad_id = r.squad_id`.execute(trx)
}
