import { beforeEach, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { useGuestAndAccount } from '#db/testing/guest-and-account.ts'
import { postRoundOnWalls } from './quiet-line.ts'

const { database, newPeople, one, all } = useGuestAndAccount()

let people: Awaited<ReturnType<typeof newPeople>>
beforeEach(async () => {
  people = await newPeople()
})

const tell = () =>
  database()
    .db.transaction()
    .execute(async (trx) => {
      const round = await trx.selectFrom('round').selectAll().where('id', '=', 2).executeTakeFirstOrThrow()
      await postRoundOnWalls(trx, { ...round, championship_id: firstChampionship }, new Date())
    })

test('TK7 the places are those before and after the round, written once', async () => {
  const { guestId, accountId, guestSquad, accountSquad } = people
  const league = await one(
    `insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at, owner_id)
     values (1, 'L', 'pontos-corridos', 'private', 0, now() - interval '30 days', now() + interval '9 days', now(), $1) returning id as value`,
    accountId,
  )
  await database().pool.query(`
    insert into lineup_score values (1, ${guestSquad}, ${guestId}, 500, 1), (1, ${accountSquad}, ${accountId}, 400, 2),
      (2, ${guestSquad}, ${guestId}, 100, 2), (2, ${accountSquad}, ${accountId}, 300, 1);
    insert into league_member (league_id, squad_id, manager_id, joined_at, point_tenths, rank) values
      (${league}, ${guestSquad}, ${guestId}, now() - interval '30 days', 600, 2),
      (${league}, ${accountSquad}, ${accountId}, now() - interval '30 days', 700, 1)`)
  await tell()
  await tell()
  expect(await all('select news, text, manager_id from wall_message where league_id = $1', league)).toEqual([
    {
      news: {
        kind: 'round',
        number: 2,
        places: [
          [accountId, 2, 1],
          [guestId, 1, 2],
        ],
      },
      text: null,
      manager_id: null,
    },
  ])
})
