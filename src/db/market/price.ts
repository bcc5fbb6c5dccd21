import { sql, type Kysely } from 'kysely'
import { int, rowOf } from '#db/connection/row.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { NextPrices, PricedPlayer } from '#domain/price/next-prices.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'

export async function playersToPrice(
  db: Kysely<Tables>,
  { championshipId, matches }: { championshipId: ChampionshipId; matches: number },
): Promise<PricedPlayer[]> {
  const { rows } = await rowOf({ playerId: int, price: int, recentTenths: int.array }).sql`
    select p.id as "playerId", p.price, coalesce(r.tenths, '{}') as "recentTenths"
    from player p
    left join lateral (
      select array_agg(x.point_tenths order by x.starts_at) as tenths
      from (
        select pm.point_tenths, m.starts_at
        from player_match pm join match m on m.id = pm.match_id
        where pm.player_id = p.id and pm.took_part and m.state = 'final'
        order by m.starts_at desc limit ${matches}
      ) x
    ) r on true
    where p.championship_id = ${championshipId} and p.price is not null
    order by p.id`.execute(db)
  return rows
}

export async function storePrices(
  trx: Trx,
  roundId: number,
  { playerIds, prices, changes }: NextPrices,
): Promise<void> {
  await sql`
    with next as (
      select * from unnest(${playerIds}::integer[], ${prices}::smallint[], ${changes}::smallint[]) as n (player_id, price, change)
    ),
    stored as (
      insert into price_history (player_id, round_id, price, change)
      select player_id, ${roundId}, price, change from next on conflict do nothing
    )
    update player p set price = n.price, last_price_change = n.change from next n where n.player_id = p.id`.execute(trx)
}
