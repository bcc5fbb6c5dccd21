import { afterAll, beforeAll } from 'vitest'
import { testDatabase, type TestDatabase } from './test-database.ts'

/**
 * A database with two settled rounds and an open one. `newPeople` adds a guest and an account, each with a squad that
 * has not played.
 */
export function useGuestAndAccount() {
  let database: TestDatabase

  const one = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows[0]?.value
  const all = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows

  beforeAll(async () => {
    database = await testDatabase()
    await database.pool.query(`
      insert into club select i, 'futebol', 'c' || i, 'Clube ' || i, 'C' || i, 'CL' || i, 'Cidade', '#000000', '#ffffff', 'plain', 1 from generate_series(1, 4) i;
      insert into player (championship_id, id, club_id, name, short_name, position, shirt_number, price) select 1, i, 1, 'J' || i, 'J' || i, 'Atacante', i, 60 from generate_series(1, 11) i;
      insert into season values (1, 'futebol', 1, '2026-01-01', '2026-12-31', 1);
      insert into round (championship_id, id, season_id, number, state, deadline_at, ends_at, settled_at) values
        (1, 1, 1, 1, 'settled', now() - interval '20 days', now() - interval '19 days', now() - interval '19 days'),
        (1, 2, 1, 2, 'settled', now() - interval '10 days', now() - interval '9 days', now() - interval '9 days'),
        (1, 3, 1, 3, 'open', now() + interval '2 days', now() + interval '3 days', null);
      insert into match (id, sport, season_id, round_id, home_club_id, away_club_id, starts_at, state, home_score, away_score, ended_at) values
        (11, 'futebol', 1, 1, 1, 2, now() - interval '20 days', 'final', 1, 0, now() - interval '20 days'),
        (12, 'futebol', 1, 2, 1, 2, now() - interval '10 days', 'final', 1, 0, now() - interval '10 days'),
        (13, 'futebol', 1, 3, 1, 2, now() + interval '2 days', 'scheduled', null, null, null),
        (14, 'futebol', 1, 3, 3, 4, now() + interval '2 days', 'scheduled', null, null, null),
        (15, 'futebol', 1, 3, 2, 4, now() + interval '2 days', 'scheduled', null, null, null);
    `)
  })
  afterAll(() => database.drop())

  async function newPeople(): Promise<{
    guestId: number
    accountId: number
    guestSquad: number
    accountSquad: number
  }> {
    const mark = Math.random().toString(36).slice(2, 10)
    const manager = (kind: string) =>
      one(
        `with u as (insert into auth_user (id, name, email, is_anonymous) values ('${kind}${mark}', 'x', '${kind}${mark}@x.org', ${kind === 'guest'}) returning id),
         m as (insert into manager (kind, name, name_key, country, avatar_seed, created_at, user_id) select '${kind}', '${kind}', '${kind}${mark}', 'BR', 's', now(), id from u returning id)
         select id as value from m`,
      )
    const guestId = await manager('guest')
    const accountId = await manager('account')
    await database.pool.query(
      'insert into manager_stat (championship_id, manager_id, rank) values (1, $1, 9), (1, $2, 5)',
      [guestId, accountId],
    )
    const squad = (id: number, name: string) =>
      one(
        `insert into squad (championship_id, modality, manager_id, name, player_ids, prices_paid, captain_id, created_at, updated_at)
         values (1, 'campo', $1, $2, array(select generate_series(1, 11)), array_fill(60::smallint, array[11]), 1, now(), now()) returning id as value`,
        id,
        name,
      )
    return {
      guestId,
      accountId,
      guestSquad: await squad(guestId, 'do convidado'),
      accountSquad: await squad(accountId, 'da conta'),
    }
  }

  /** The trigger of PK1 protects real picks, not a history that a test writes. */
  async function past(text: string) {
    const guard = 'trigger pick_before_kick_off'
    await database.pool.query(`alter table pick disable ${guard}; ${text}; alter table pick enable ${guard}`)
  }

  return { database: () => database, newPeople, one, all, past }
}

export const settledLineup = (round: number, squad: number, manager: number, points: number) => `
  insert into lineup select ${round}, ${squad}, ${manager}, array(select generate_series(1, 11)), 1, true, now() - interval '15 days';
  insert into lineup_score values (${round}, ${squad}, ${manager}, ${points}, 1);
  insert into ledger values ('lineup:${round}:${squad}', ${manager}, 'lineup', ${points}, ${round}, null, null, ${squad}, now() - interval '15 days', 1)`
