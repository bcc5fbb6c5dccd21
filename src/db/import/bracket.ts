import { sql, type Kysely } from 'kysely'
import { bool, int, rowOf, type RowOf, text, time } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'

const openTieRow = rowOf({
  id: int,
  key: text,
  roundId: int.orNull,
  stage: text,
  startsAt: time,
  homeSlot: text.orNull,
  awaySlot: text.orNull,
  homeId: int.orNull,
  awayId: int.orNull,
})
export type OpenTie = RowOf<typeof openTieRow>

const openTies = (championshipId: ChampionshipId) => sql`
  select id, key, round_id as "roundId", stage, starts_at as "startsAt", home_slot as "homeSlot", away_slot as "awaySlot",
    home_club_id as "homeId", away_club_id as "awayId"
  from championship_tie where championship_id = ${championshipId} and match_id is null`

export async function tiesToFill(trx: Trx, championshipId: ChampionshipId): Promise<OpenTie[]> {
  const { rows } = await openTieRow.sql`${openTies(championshipId)} order by starts_at, id for update`.execute(trx)
  return rows
}

/** Whether ties have no match yet and a result has arrived or changed since the bracket was last computed. */
export async function bracketIsDue(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<boolean> {
  const { rows } = await rowOf({ isDue: bool }).sql`
    select exists (${openTies(championshipId)}) and (${resultsOf(championshipId)}) is distinct from
      (select (value ->> 'results')::bigint from setting where key = ${settingOf(championshipId)}) as "isDue"`.execute(
    db,
  )
  return rows[0]?.isDue ?? false
}

const settingOf = (championshipId: ChampionshipId) => `bracket:${championshipId}`
const resultsOf = (championshipId: ChampionshipId) => sql`
  select count(*) + coalesce(sum(m.revision), 0) from match m join season s on s.id = m.season_id
  where s.championship_id = ${championshipId} and m.state = 'final'`

export async function rememberBracket(trx: Trx, championshipId: ChampionshipId): Promise<void> {
  await sql`
    insert into setting (key, value)
    select ${settingOf(championshipId)}, jsonb_build_object('results', (${resultsOf(championshipId)}))
    on conflict (key) do update set value = excluded.value`.execute(trx)
}

export async function fillTie(
  trx: Trx,
  { id, homeId, awayId }: Pick<OpenTie, 'id' | 'homeId' | 'awayId'>,
): Promise<void> {
  await sql`update championship_tie set home_club_id = ${homeId}, away_club_id = ${awayId} where id = ${id}`.execute(
    trx,
  )
}

/**
 * Creates the match of a tie whose sides are both known. If the round of the tie has closed, the match is in no round.
 */
export async function makeTieMatch(trx: Trx, championshipId: ChampionshipId, tie: OpenTie): Promise<void> {
  await sql`
    with made as (
      insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, fixture_key, detail)
      select nextval('own_match_id'), 'futebol', s.id, (select id from round where id = ${tie.roundId} and state = 'open'),
        ${tie.homeId}, ${tie.awayId}, ${tie.startsAt}, ${`${championshipId}:${tie.key}`}, jsonb_build_object('stage', ${tie.stage}::text)
      from season s where s.championship_id = ${championshipId} and s.sport = 'futebol' order by s.number desc limit 1
      returning id
    )
    update championship_tie set match_id = (select id from made) where id = ${tie.id}`.execute(trx)
}
