import { sql, type Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Participant } from '#db/championship/championship.ts'
import { FANTASY_SPORTS } from '#domain/sport/sport-rules.ts'
import { TOP_RANK_POINTS, type Achievement } from '#domain/achievement/achievements.ts'
import { isUniqueViolation } from '#db/connection/postgres-error.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import { bumpServerVersion } from '#db/championship/data-version.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { Tables } from '#db/schema/schema.ts'

const managerProfileRow = rowOf({
  managerId: int,
  kind: text.of<'bot' | 'guest' | 'account'>(),
  name: text,
  country: text,
  bio: text,
  avatarSeed: text,
  createdAt: time,
  isGone: bool,
  clubId: int.orNull,
  clubName: text.orNull,
  points: int,
  bestRank: int.orNull,
  wins: int,
  settledPicks: int,
  rightPicks: int,
  exactPicks: int,
  streak: int,
  bestStreak: int,
  leaguesWon: int,
  trophyPoints: int,
  lineups: int,
  bestLineupTenths: int,
  squads: int,
  picks: int,
  nowMs: int,
})
export type ProfileRow = RowOf<typeof managerProfileRow>

/** One manager with everything that a profile counts in a championship. */
export async function profileRow(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<ProfileRow | undefined> {
  const { rows } = await managerProfileRow.sql`
    select m.id as "managerId", m.kind, m.name, m.country, m.bio, m.avatar_seed as "avatarSeed", m.created_at as "createdAt",
      m.deleted_at is not null as "isGone", c.id as "clubId", c.name as "clubName",
      coalesce(s.points, 0) as points, coalesce(s.wins, 0) as wins,
      coalesce(s.settled_picks, 0) as "settledPicks", coalesce(s.right_picks, 0) as "rightPicks",
      coalesce(s.exact_picks, 0) as "exactPicks", coalesce(s.streak, 0) as streak, coalesce(s.best_streak, 0) as "bestStreak",
      coalesce(s.leagues_won, 0) as "leaguesWon", coalesce(s.trophy_points, 0) as "trophyPoints", coalesce(s.lineups, 0) as lineups,
      coalesce(s.best_lineup_tenths, 0) as "bestLineupTenths",
      (select min(h.rank) from round r
        join lateral standing_of(r.id, ${managerId}) h on h.points >= ${TOP_RANK_POINTS}
        where r.championship_id = ${championshipId}) as "bestRank",
      (select count(*) from squad q
        where q.manager_id = m.id and q.championship_id = ${championshipId} and q.deleted_at is null) as squads,
      (select count(*) from pick p join match g on g.id = p.match_id
        where p.manager_id = m.id and g.season_id in ${seasonsOf(championshipId)}) as picks,
      (extract(epoch from game_now(${championshipId})) * 1000)::bigint as "nowMs"
    from manager m
    left join club c on c.id = m.favorite_club_id
    left join manager_stat s on s.manager_id = m.id and s.championship_id = ${championshipId}
    where m.id = ${managerId}
  `.execute(db)
  return rows[0]
}

export async function achievementsOf(
  db: Kysely<Tables>,
  { championshipId, managerId }: Participant,
): Promise<Map<Achievement, Date>> {
  const { rows } = await rowOf({ kind: text.of<Achievement>(), at: time }).sql`
    select kind, at from championship_achievement where championship_id = ${championshipId} and manager_id = ${managerId}`.execute(
    db,
  )
  return new Map(rows.map(({ kind, at }) => [kind, at]))
}

/** The account that took over the guest with this id. */
export async function mergedInto(db: Kysely<Tables>, guestId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('manager_merge')
    .select('account_id')
    .where('guest_id', '=', guestId)
    // A guest who was left without a name keeps their own page.
    .where((eb) => eb.not(eb.exists(eb.selectFrom('manager').where('id', '=', guestId))))
    .executeTakeFirst()
  return row?.account_id
}

/** Clubs of the fantasy sports, in alphabetical order. */
export async function favorableClubs(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('club')
    .select(['id', 'name'])
    .where('championship_id', '=', championshipId)
    .where('sport', 'in', FANTASY_SPORTS)
    .orderBy(sql`name collate name_order`)
    .execute()
}

export interface ProfileChange {
  managerId: number
  userId: string
  /** Undefined: the name stays. */
  name: { name: string; nameKey: string } | undefined
  country: string
  favoriteClubId: number | null
  bio: string
  avatarSeed: string
  /** Undefined: the e-mail stays. */
  email: string | undefined
}

export type StoredProfile = 'stored' | 'name_taken' | 'email_taken'

/** All of it or nothing: a taken e-mail must not leave a half-saved form behind. */
export async function storeProfile(db: Kysely<Tables>, change: ProfileChange): Promise<StoredProfile> {
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('manager')
        .set({
          ...(change.name ? { name: change.name.name, name_key: change.name.nameKey } : {}),
          country: change.country,
          favorite_club_id: change.favoriteClubId,
          bio: change.bio,
          avatar_seed: change.avatarSeed,
        })
        .where('id', '=', change.managerId)
        .where('deleted_at', 'is', null)
        .execute()
      if (change.email !== undefined) {
        await trx
          .updateTable('auth_user')
          .set({ email: change.email, email_verified: false, updated_at: new Date() })
          .where('id', '=', change.userId)
          .execute()
      }
      await bumpServerVersion(trx, 'manager')
    })
    return 'stored'
  } catch (error) {
    if (isUniqueViolation(error, 'manager_name_of_people')) return 'name_taken'
    if (isUniqueViolation(error, 'auth_user_email_key')) return 'email_taken'
    throw error
  }
}

/** SP3: stores the preferred sports, the most wanted first. */
export async function storeSports(db: Kysely<Tables>, managerId: number, sports: readonly Sport[]): Promise<void> {
  await db
    .updateTable('manager')
    .set({ sports: [...sports] })
    .where('id', '=', managerId)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Stores only the name; the rest of the profile stays. */
export async function storeName(
  db: Kysely<Tables>,
  managerId: number,
  { name, nameKey }: { name: string; nameKey: string },
): Promise<'stored' | 'name_taken'> {
  try {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('manager').set({ name, name_key: nameKey }).where('id', '=', managerId).execute()
      await bumpServerVersion(trx, 'manager')
    })
    return 'stored'
  } catch (error) {
    if (isUniqueViolation(error, 'manager_name_of_people')) return 'name_taken'
    throw error
  }
}
