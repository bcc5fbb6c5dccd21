import { sql } from 'kysely'
import { bool, int, rowOf, text } from '#db/connection/row.ts'
import type { Trx } from '#db/schema/trx.ts'
import { codeOfName, type BookChange, type BookRefusal } from '#domain/book/book.ts'
import { shirtOfName } from '#domain/import/shirt-of-name.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { slugOf } from '#domain/slug.ts'

export type Changed = Result<true, BookRefusal>
type Of<Kind extends BookChange['kind']> = Extract<BookChange, { kind: Kind }>

/** Adding a club that exists already under this name succeeds and changes nothing. */
export async function putClub(trx: Trx, championshipId: ChampionshipId, club: Of<'club'>): Promise<Changed> {
  const { name, city } = club
  const slug = slugOf(name) || 'clube'
  const short = name.slice(0, 20).trimEnd()
  const shirt = shirtOfName(name)
  const { rows: taken } = await rowOf({ id: int, name: text }).sql`
    select id, name from club where championship_id = ${championshipId} and slug = ${slug}`.execute(trx)
  const [holder] = taken
  if ('key' in club) {
    if (holder) return holder.name === name ? ok(true) : fail('club_name_taken')
    await sql`
      insert into club (id, championship_id, sport, slug, name, short_name, code, city, color_primary, color_secondary, pattern)
      values (nextval('own_club_id'), ${championshipId}, 'futebol', ${slug}, ${name}, ${short}, ${codeOfName(name)}, ${city},
        ${shirt.primary}, ${shirt.secondary}, ${shirt.pattern})`.execute(trx)
    return ok(true)
  }
  if (holder && holder.id !== club.id) return fail('club_name_taken')
  // The slug stays, because files find the club by it.
  const { rows } = await sql`
    update club set name = ${name}, short_name = ${short}, code = ${codeOfName(name)}, city = ${city}
    where id = ${club.id} and championship_id = ${championshipId} returning 1`.execute(trx)
  return rows.length > 0 ? ok(true) : fail('gone')
}

export async function removeClub(trx: Trx, championshipId: ChampionshipId, id: number): Promise<Changed> {
  const { rows: used } = await sql`
    select where exists (select from player where club_id = ${id})
      or exists (select from match where ${id} in (home_club_id, away_club_id))
      or exists (select from manager where favorite_club_id = ${id})`.execute(trx)
  if (used.length > 0) return fail('club_in_use')
  await sql`delete from club where id = ${id} and championship_id = ${championshipId}`.execute(trx)
  return ok(true)
}

const isFielded = (championshipId: ChampionshipId, id: number) => sql`(
  exists (select from squad where championship_id = ${championshipId} and deleted_at is null and ${id} = any (player_ids || bench_ids))
  or exists (select from round r join lineup l on l.round_id = r.id
    where r.championship_id = ${championshipId} and ${id} = any (l.player_ids || l.bench_ids))
  or exists (select from player_match where player_id = ${id}))`

export async function putPlayer(trx: Trx, championshipId: ChampionshipId, player: Of<'player'>): Promise<Changed> {
  const { clubId, name, position, shirtNumber, price } = player
  const { rows: club } = await sql`
    select from club where id = ${clubId} and championship_id = ${championshipId}`.execute(trx)
  if (club.length === 0) return fail('gone')
  if ('key' in player) {
    await sql`
      insert into player (id, championship_id, club_id, name, short_name, position, shirt_number, price, source_key)
      values (nextval('own_player_id'), ${championshipId}, ${clubId}, ${name}, ${name}, ${position}, ${shirtNumber}, ${price},
        ${`book:${player.key}`})
      on conflict (championship_id, source_key) where source_key is not null do nothing`.execute(trx)
    return ok(true)
  }
  const { rows } = await rowOf({ position: text, isFielded: bool, isPriced: bool }).sql`
    select position, ${isFielded(championshipId, player.id)} as "isFielded",
      exists (select from round where championship_id = ${championshipId} and state <> 'open') as "isPriced"
    from player where id = ${player.id} and championship_id = ${championshipId} for update`.execute(trx)
  const [known] = rows
  if (!known) return fail('gone')
  if (known.isFielded && known.position !== position) return fail('player_in_use')
  // PR3: once a round has locked, the game moves prices. Before that, organisers may change the price of a player who
  // is in no squad and no lineup and has appeared in no match.
  const isOurs = !known.isPriced && !known.isFielded
  await sql`
    update player set club_id = ${clubId}, name = ${name}, short_name = ${name}, position = ${position},
      shirt_number = ${shirtNumber}, price = case when ${isOurs} then ${price} else price end
    where id = ${player.id}`.execute(trx)
  return ok(true)
}

export async function removePlayer(trx: Trx, championshipId: ChampionshipId, id: number): Promise<Changed> {
  const { rows } = await rowOf({ isFielded: bool }).sql`select ${isFielded(championshipId, id)} as "isFielded"`.execute(
    trx,
  )
  if (rows[0]?.isFielded) return fail('player_in_use')
  await sql`delete from price_history where player_id = ${id}
    and exists (select from player where id = ${id} and championship_id = ${championshipId})`.execute(trx)
  await sql`delete from player where id = ${id} and championship_id = ${championshipId}`.execute(trx)
  return ok(true)
}
