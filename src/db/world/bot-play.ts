import { sql, type Kysely } from 'kysely'
import { int, json, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Trx } from '#db/schema/trx.ts'
import { seasonsOf } from '#db/match/running-season.ts'
import type { Tables } from '#db/schema/schema.ts'

/** How far the bots of the sample world have played. */
export interface BotProgress {
  /** Matches that start before this moment have the bots' picks. */
  pickedUntil: string
  /** The last round for which the bots changed their squads. */
  transferredRound: number
}

export const botSetting = 'bots'

/** Locks the row, so that two processes do not act twice. */
export async function selectBotProgressForUpdate(trx: Trx): Promise<BotProgress | undefined> {
  const row = await trx
    .selectFrom('setting')
    .select('value')
    .where('key', '=', botSetting)
    .forUpdate()
    .executeTakeFirst()
  return row?.value as BotProgress | undefined
}

export async function storeBotProgress(db: Kysely<Tables>, progress: BotProgress): Promise<void> {
  await sql`
    insert into setting (key, value) values (${botSetting}, ${JSON.stringify(progress)})
    on conflict (key) do update set value = excluded.value`.execute(db)
}

export async function fixtureKeysBetween(
  trx: Trx,
  championshipId: ChampionshipId,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const { rows } = await rowOf({ key: text }).sql`
    select fixture_key as key from match
    where season_id in ${seasonsOf(championshipId)} and fixture_key is not null and state = 'scheduled' and starts_at >= ${from} and starts_at < ${until}
      and starts_at > game_now(${championshipId})
    order by starts_at, id`.execute(trx)
  return rows.map(({ key }) => key)
}

export interface BotPickColumns {
  matchIds: number[]
  managerIds: number[]
  outcomes: string[]
  home: (number | null)[]
  away: (number | null)[]
}

/** Stores picks only for managers who are bots, and never overwrites a pick. */
export async function storeBotPicks(trx: Trx, championshipId: ChampionshipId, picks: BotPickColumns): Promise<void> {
  await sql`
    insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at)
    select p.match_id, p.manager_id, p.outcome, p.home, p.away, game_now(${championshipId})
    from unnest(${picks.matchIds}::integer[], ${picks.managerIds}::integer[], ${picks.outcomes}::"char"[],
      ${picks.home}::smallint[], ${picks.away}::smallint[]) as p (match_id, manager_id, outcome, home, away)
    join manager m on m.id = p.manager_id and m.kind = 'bot'
    on conflict do nothing`.execute(trx)
}

const botSquadRow = rowOf({
  managerId: int,
  playerIds: int.array,
  pricesPaid: int.array,
  captainId: int.orNull,
  viceCaptainId: int.orNull,
  benchIds: int.array,
  benchPrices: int.array,
})
export type BotSquadRow = RowOf<typeof botSquadRow>

export async function botSquadRows(trx: Trx, championshipId: ChampionshipId): Promise<BotSquadRow[]> {
  const { rows } = await botSquadRow.sql`
    select s.manager_id as "managerId", s.player_ids as "playerIds", s.prices_paid as "pricesPaid", s.captain_id as "captainId",
      s.vice_captain_id as "viceCaptainId", s.bench_ids as "benchIds", s.bench_prices as "benchPrices"
    from squad s join manager m on m.id = s.manager_id
    where s.championship_id = ${championshipId} and m.kind = 'bot' and s.id = s.manager_id and s.deleted_at is null and cardinality(s.player_ids) = 11
    order by s.id`.execute(trx)
  return rows
}

export interface ChangedSquads {
  squadIds: number[]
  /** Array literals: one text for each squad. */
  playerIds: string[]
  pricesPaid: string[]
  captainIds: number[]
  viceCaptainIds: (number | null)[]
  benches: string[]
  benchPrices: string[]
}

export async function storeBotSquads(trx: Trx, squads: ChangedSquads): Promise<void> {
  await sql`
    update squad s set player_ids = c.players::integer[], prices_paid = c.prices::smallint[], captain_id = c.captain,
      vice_captain_id = c.vice, bench_ids = c.bench::integer[], bench_prices = c.bench_prices::smallint[],
      version = s.version + 1, updated_at = game_now(s.championship_id)
    from unnest(${squads.squadIds}::integer[], ${squads.playerIds}::text[], ${squads.pricesPaid}::text[], ${squads.captainIds}::integer[],
        ${squads.viceCaptainIds}::integer[], ${squads.benches}::text[], ${squads.benchPrices}::text[])
      as c (id, players, prices, captain, vice, bench, bench_prices)
    where s.id = c.id`.execute(trx)
}

export interface NewBot {
  name: string
  nameKey: string
  country: string
  avatarSeed: string
}

export async function insertBots(trx: Trx, championshipId: ChampionshipId, bots: readonly NewBot[]): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    insert into manager (kind, name, name_key, country, avatar_seed, created_at)
    select 'bot', b.name, b."nameKey", b.country, b."avatarSeed", game_now(${championshipId})
    from json_to_recordset(${JSON.stringify(bots)}::json) as b (name text, "nameKey" text, country text, "avatarSeed" text)
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Creates an empty squad for each of these managers, and returns the ids in the order of the managers. */
export async function insertBotSquads(
  trx: Trx,
  { championshipId, managerIds, names }: { championshipId: ChampionshipId; managerIds: number[]; names: string[] },
): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    insert into squad (manager_id, championship_id, modality, name, created_at, updated_at)
    select b.manager_id, ${championshipId}, 'campo', b.name, game_now(${championshipId}), game_now(${championshipId})
    from unnest(${managerIds}::integer[], ${names}::text[]) as b (manager_id, name)
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

const marketPlayerRow = rowOf({
  id: int,
  position: text,
  price: int,
  condition: json<Record<string, unknown>>(),
  /** Points of the latest settled rounds in tenths, oldest first, 0 where the player did not play. */
  pastTenths: int.array,
})
export type MarketPlayerRow = RowOf<typeof marketPlayerRow>

export async function botMarketRows(
  trx: Trx,
  { championshipId, rounds }: { championshipId: ChampionshipId; rounds: number },
): Promise<MarketPlayerRow[]> {
  const { rows } = await marketPlayerRow.sql`
    with latest as (select id, deadline_at from round
      where championship_id = ${championshipId} and state = 'settled' order by deadline_at desc limit ${rounds})
    select p.id, p.position, p.price, p.condition,
      coalesce((
        select array_agg(coalesce((
          select sum(x.point_tenths)::integer from player_match x join match m on m.id = x.match_id
          where x.player_id = p.id and m.round_id = r.id), 0) order by r.deadline_at)
        from latest r), '{}') as "pastTenths"
    from player p where p.championship_id = ${championshipId} and p.price is not null order by p.id`.execute(trx)
  return rows
}
