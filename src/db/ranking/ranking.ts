import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import { tallySelection, type TallyRow } from '#db/manager/figure-columns.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface StatRow extends TallyRow {
  managerId: number
  /** Whether the stored month and week are the current ones; older tallies count for nothing. */
  inMonth: boolean
  inWeek: boolean
}

/** What every manager of a championship is ranked by, in order of id. */
export async function rankingStats(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<StatRow[]> {
  const { rows } = await sql<StatRow>`
    with today as materialized (
      select month_of(${championshipId}, now) as this_month, week_of(${championshipId}, now) as this_week
      from game_now(${championshipId}) as now
    )
    select manager_id as "managerId", ${sql.raw(tallySelection)},
      month = today.this_month as "inMonth", week = today.this_week as "inWeek"
    from manager_stat, today
    where championship_id = ${championshipId}
    order by manager_id`.execute(db)
  return rows
}

/** The first moment of a new month or week: rankings of the period start again without any row changing. */
export async function rankingPeriodEnds(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<{ inMs: number }> {
  const { rows } = await sql<{ inMs: number }>`
    select (extract(epoch from real_time_of(${championshipId}, least(
      day_start(${championshipId}, (month_of(${championshipId}, now) + interval '1 month')::date),
      day_start(${championshipId}, week_of(${championshipId}, now) + 7))) - clock_timestamp()) * 1000)::double precision
      as "inMs"
    from game_now(${championshipId}) as now`.execute(db)
  return { inMs: rows[0]?.inMs ?? 0 }
}

export interface ShownManagerRow {
  managerId: number
  name: string
  avatarSeed: string
  country: string
  createdAt: Date
  isGone: boolean
  leaguesWon: number
  settledPicks: number
  rightPicks: number
  streak: number
}

const shownColumns = sql`
  m.id as "managerId", m.name, m.avatar_seed as "avatarSeed", m.country, m.created_at as "createdAt",
  m.deleted_at is not null as "isGone", s.leagues_won as "leaguesWon", s.settled_picks as "settledPicks",
  s.right_picks as "rightPicks", s.streak`

const ranked = (championshipId: ChampionshipId) =>
  sql`manager m join manager_stat s on s.manager_id = m.id and s.championship_id = ${championshipId}`

export async function shownManagers(
  db: Kysely<Tables>,
  { championshipId, ids }: { championshipId: ChampionshipId; ids: readonly number[] },
): Promise<Map<number, ShownManagerRow>> {
  const { rows } = await sql<ShownManagerRow>`
    select ${shownColumns} from ${ranked(championshipId)}
    where m.id = any (${ids}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.managerId, row]))
}

/** By the beginning of the name as it is compared (case, accents and look-alikes folded); better ranked first. */
export async function findManagers(
  db: Kysely<Tables>,
  { championshipId, nameKey, limit }: { championshipId: ChampionshipId; nameKey: string; limit: number },
): Promise<ShownManagerRow[]> {
  const pattern = `${nameKey.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<ShownManagerRow>`
    select ${shownColumns} from ${ranked(championshipId)}
    where m.name_key like ${pattern} and m.deleted_at is null
    order by s.points desc, m.id limit ${limit}`.execute(db)
  return rows
}

export async function followedBy(db: Kysely<Tables>, managerId: number): Promise<number[]> {
  const rows = await db.selectFrom('follow').select('followed_id').where('follower_id', '=', managerId).execute()
  return rows.map((row) => row.followed_id)
}

/** Amigos: whom one follows, everybody in one's private leagues that still run, and oneself. */
export async function friendsOf(db: Kysely<Tables>, managerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select followed_id as id from follow where follower_id = ${managerId}
    union
    select other.manager_id
    from league_member mine
    join league l on l.id = mine.league_id and l.visibility = 'private' and l.ended_at is null
    join league_member other on other.league_id = l.id
    where mine.manager_id = ${managerId}
    union
    select ${managerId}::integer`.execute(db)
  return rows.map((row) => row.id)
}
