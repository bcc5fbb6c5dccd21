import type pg from 'pg'
import { firstChampionship } from '#db/championship/championship.ts'
import type { SquadContent, SquadRow } from '#db/squad/squad.ts'
import type { Position } from '#domain/sport/position.ts'
import { competesAsSaved } from '#domain/squad/as-saved.ts'

type SavedRow = Pick<SquadRow, 'id' | keyof Omit<SquadContent, 'roundId' | 'isReady'>>

/** Marks squads of bots that are complete, as saving would do. */
export async function markReadyBots(client: pg.PoolClient): Promise<void> {
  const players = await client.query<{ id: number; position: Position; price: number }>(
    `select id, position, price from player where championship_id = ${firstChampionship} and price is not null`,
  )
  const market = new Map(players.rows.map(({ id, ...player }) => [id, { playerId: id, ...player }]))
  const known = (playerId: number) => ({ playerId, position: market.get(playerId)?.position ?? ('Goleiro' as const) })
  const squads = await client.query<SavedRow>(
    `select s.id, s.player_ids as "playerIds", s.prices_paid as "pricesPaid", s.captain_id as "captainId", s.vice_captain_id as "viceCaptainId",
       s.bench_ids as "benchIds", s.bench_prices as "benchPrices"
     from squad s join manager m on m.id = s.manager_id and m.kind = 'bot' where s.championship_id = ${firstChampionship}`,
  )
  const ready = squads.rows.filter(({ playerIds, pricesPaid, captainId, viceCaptainId, benchIds, benchPrices }) =>
    competesAsSaved(
      {
        modality: 'campo',
        players: playerIds.map((id, at) => ({ ...known(id), pricePaid: pricesPaid[at] as number })),
        captainId,
        viceCaptainId,
        bench: benchIds.map((id, at) => ({ ...known(id), price: benchPrices[at] as number })),
      },
      market,
    ),
  )
  await client.query('update squad set ready_version = version where id = any ($1)', [ready.map(({ id }) => id)])
}
