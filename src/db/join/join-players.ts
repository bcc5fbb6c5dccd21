import { sql } from 'kysely'
import { int, rowOf, type RowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { HeldPlayers, Joined, PlayerJoinFacts } from '#domain/join/join.ts'
import { closedChoices, isMarketClosing } from './joins.ts'

const playerToJoinRow = rowOf({ id: int, name: text, sourceKey: text.orNull, price: int.orNull })
export type PlayerToJoin = RowOf<typeof playerToJoinRow>

/** Locks the players until the transaction ends. Leaves out a player who was already joined to another. */
export async function selectPlayersForUpdate(
  trx: Trx,
  championshipId: ChampionshipId,
  ids: readonly number[],
): Promise<Map<number, PlayerToJoin>> {
  const { rows } = await playerToJoinRow.sql`
    select id, name, source_key as "sourceKey", price from player p
    where championship_id = ${championshipId} and id = any (${ids}::integer[])
      and not exists (select from player_alias a where a.own_player_id = p.id) order by id for update`.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function playerJoinFacts(
  trx: Trx,
  championshipId: ChampionshipId,
  { goneId, keptId }: Joined,
): Promise<PlayerJoinFacts> {
  const { rows } = await rowOf({ together: int }).sql`
    select count(*)::integer as together from player_match g join player_match k on k.match_id = g.match_id and k.player_id = ${keptId}
    where g.player_id = ${goneId}`.execute(trx)
  return {
    together: rows[0]?.together ?? 0,
    closedChoices: await closedChoices(trx, { championshipId, kind: 'player', id: goneId }),
    isMarketClosing: await isMarketClosing(trx, championshipId),
  }
}

/** JN6: closed rounds in which a lineup has at least one of the two players. */
export async function roundsApart(trx: Trx, championshipId: ChampionshipId, joined: Joined): Promise<number[]> {
  const both = [joined.goneId, joined.keptId]
  const { rows } = await rowOf({ id: int }).sql`
    select r.id from round r where r.championship_id = ${championshipId} and r.state <> 'open'
      and exists (select from lineup l where l.round_id = r.id and l.player_ids || l.bench_ids && ${both}::integer[])`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Matches of the player, except those of rounds in which the players stay separate. */
export async function matchesToMove(trx: Trx, playerId: number, apart: readonly number[]): Promise<number[]> {
  const { rows } = await rowOf({ id: int }).sql`
    select m.id from match m where not coalesce(m.round_id = any (${apart}::integer[]), false) and (
      exists (select from player_match p where p.match_id = m.id and p.player_id = ${playerId})
      or exists (select from match_event e where e.match_id = m.id and e.player_id = ${playerId})
      or exists (select from published_point p where p.match_id = m.id and p.player_id = ${playerId}))`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Moves what a player did in these matches to the other player. */
export async function moveMatchRows(
  trx: Trx,
  { from, to, matches }: { from: number; to: number; matches: readonly number[] },
): Promise<void> {
  for (const table of ['player_match', 'match_event', 'published_point'])
    await sql`update ${sql.table(table)} set player_id = ${to}
      where player_id = ${from} and match_id = any (${matches}::integer[])`.execute(trx)
}

const squadHoldingRow = rowOf({
  playerIds: int.array,
  pricesPaid: int.array,
  benchIds: int.array,
  benchPrices: int.array,
  captainId: int.orNull,
  viceCaptainId: int.orNull,
  id: int,
  version: int,
})
export interface SquadHolding extends HeldPlayers {
  id: number
  version: number
}

export async function squadsHolding(
  trx: Trx,
  championshipId: ChampionshipId,
  playerId: number,
): Promise<SquadHolding[]> {
  const { rows } = await squadHoldingRow.sql`
    select id, version, player_ids as "playerIds", prices_paid as "pricesPaid", bench_ids as "benchIds", bench_prices as "benchPrices",
      captain_id as "captainId", vice_captain_id as "viceCaptainId"
    from squad where championship_id = ${championshipId} and deleted_at is null
      and ${playerId} = any (player_ids || bench_ids) order by id for update`.execute(trx)
  return rows
}

/**
 * Whether a squad competes is checked again when its round locks. A squad with another version was changed meanwhile
 * and stays as it is.
 */
export async function storeSquads(trx: Trx, squads: readonly SquadHolding[]): Promise<number> {
  const { rows } = await sql`
    update squad s set player_ids = array(select json_array_elements_text(n."playerIds")::integer),
      prices_paid = array(select json_array_elements_text(n."pricesPaid")::smallint),
      bench_ids = array(select json_array_elements_text(n."benchIds")::integer),
      bench_prices = array(select json_array_elements_text(n."benchPrices")::smallint),
      captain_id = n."captainId", vice_captain_id = n."viceCaptainId", version = s.version + 1, ready_version = null
    from json_to_recordset(${JSON.stringify(squads)}::json) as n (id integer, version integer, "playerIds" json, "pricesPaid" json,
      "benchIds" json, "benchPrices" json, "captainId" integer, "viceCaptainId" integer)
    where s.id = n.id and s.version = n.version returning 1`.execute(trx)
  return rows.length
}

/** Nobody can buy the player any more, and files that name the player mean the other one. */
export async function leaveToOther(
  trx: Trx,
  championshipId: ChampionshipId,
  { gone, keptId, apart }: { gone: PlayerToJoin; keptId: number; apart: readonly number[] },
): Promise<string[]> {
  await sql`update player set price = null where id = ${gone.id}`.execute(trx)
  const { rows } = await rowOf({ key: text }).sql`
    update player_alias set player_id = ${keptId} where player_id = ${gone.id} returning key`.execute(trx)
  await sql`
    insert into player_alias (championship_id, key, player_id, own_player_id, apart_rounds)
    values (${championshipId}, ${gone.sourceKey ?? `player:${gone.id}`}, ${keptId}, ${gone.id}, ${apart}::integer[])`.execute(
    trx,
  )
  return rows.map(({ key }) => key)
}

export async function returnFromOther(
  trx: Trx,
  { goneId, price, aliases }: { goneId: number; price: number | null; aliases: readonly string[] },
): Promise<void> {
  await sql`delete from player_alias where own_player_id = ${goneId}`.execute(trx)
  await sql`update player_alias set player_id = ${goneId} where key = any (${aliases}::text[])
    and championship_id = (select championship_id from player where id = ${goneId})`.execute(trx)
  await sql`update player set price = ${price} where id = ${goneId}`.execute(trx)
}
