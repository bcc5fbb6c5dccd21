import { beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#db/account/account-delete.ts'
import { mergeGuest } from '#db/person/manager-merge.ts'
import { settledLineup, useGuestAndAccount } from '#db/testing/guest-and-account.ts'

const { database, newPeople, one, all } = useGuestAndAccount()

let guestId: number
let accountId: number
let otherId: number
beforeEach(async () => {
  ;({ guestId, accountId } = await newPeople())
  ;({ accountId: otherId } = await newPeople())
})

const write = (managerId: number, text: string, named = '{}'): Promise<number> =>
  one(
    `insert into wall_message (match_id, manager_id, text, named_ids, at) values (13, $1, $2, $3, now()) returning id as value`,
    managerId,
    text,
    named,
  )

test('a guest’s messages, marks, names, blocks and mutes become the account’s', async () => {
  const mine = await write(guestId, 'de convidado')
  const naming = await write(otherId, `@[${guestId}] oi`, `{${guestId}}`)
  await database().pool.query(`
    insert into wall_reaction values (${naming}, ${guestId}, 'fire'), (${naming}, ${accountId}, 'fire');
    insert into wall_mark values (${guestId}, null, 13, ${naming}), (${accountId}, null, 13, ${mine});
    insert into wall_mute values (${guestId}, null, now());
    insert into wall_block values (${guestId}, ${otherId}, now()), (${otherId}, ${guestId}, now()), (${accountId}, ${guestId}, now());
    insert into wall_report values (${naming}, ${guestId}, 'spam', 'x', now())`)
  await mergeGuest(database().db, { guestId, accountId })
  expect(await all('select manager_id from wall_message where id = $1', mine)).toEqual([{ manager_id: accountId }])
  expect(await all('select text, named_ids from wall_message where id = $1', naming)).toEqual([
    { text: `@[${accountId}] oi`, named_ids: [accountId] },
  ])
  expect(await all('select manager_id from wall_reaction where message_id = $1', naming)).toEqual([
    { manager_id: accountId },
  ])
  expect(await all('select seen_id from wall_mark where manager_id = $1', accountId)).toEqual([{ seen_id: naming }])
  const ofBoth = 'in ($1, $2) order by 1, 2'
  expect(
    await all(`select manager_id, blocked_id from wall_block where manager_id ${ofBoth}`, accountId, otherId),
  ).toEqual(
    [
      { manager_id: accountId, blocked_id: otherId },
      { manager_id: otherId, blocked_id: accountId },
    ].toSorted((a, b) => a.manager_id - b.manager_id),
  )
  expect(await all('select 1 as held from wall_mute where manager_id = $1', accountId)).toHaveLength(1)
  expect(await all('select 1 as held from wall_report where manager_id = $1', accountId)).toHaveLength(1)
})

test('TK7 MG1 lines about rounds and champions name the account that took over the guest’s past', async () => {
  const league = await one(
    `insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at, owner_id)
     values (1, 'L', 'pontos-corridos', 'private', 0, now() - interval '30 days', now() + interval '9 days', now(), $1) returning id as value`,
    otherId,
  )
  const round = (places: unknown[]) => ({ kind: 'round', number: 2, places })
  const lines = [
    round([
      [guestId, null, 1],
      [otherId, 1, 2],
      [guestId, 3, 3],
    ]),
    { kind: 'champion', managerId: guestId },
    // A rank equals the guest's id.
    round([[otherId, guestId, 1]]),
    { kind: 'champion', managerId: otherId },
  ]
  for (const line of lines)
    await database().pool.query('insert into wall_message (league_id, news, at) values ($1, $2, now())', [league, line])
  await mergeGuest(database().db, { guestId, accountId })
  const stored = await all('select news from wall_message where league_id = $1 order by id', league)
  expect(stored.map(({ news }) => news)).toEqual([
    round([
      [accountId, null, 1],
      [otherId, 1, 2],
      [accountId, 3, 3],
    ]),
    { kind: 'champion', managerId: accountId },
    lines[2],
    lines[3],
  ])
})

test('MG2 lines about what a guest played keep the guest, who stays without a name', async () => {
  const league = await one(
    `insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at, owner_id)
     values (1, 'L', 'pontos-corridos', 'private', 0, now() - interval '30 days', now() + interval '9 days', now(), $1) returning id as value`,
    otherId,
  )
  const line = { kind: 'round', number: 2, places: [[guestId, null, 1]] }
  await database().pool.query('insert into wall_message (league_id, news, at) values ($1, $2, now())', [league, line])
  const squad = await one('select id as value from squad where manager_id = $1', guestId)
  const own = await one('select id as value from squad where manager_id = $1', accountId)
  await database().pool.query(settledLineup(2, squad, guestId, 50) + ';' + settledLineup(2, own, accountId, 60))
  await mergeGuest(database().db, { guestId, accountId })
  expect(await all('select news from wall_message where league_id = $1', league)).toEqual([{ news: line }])
})

test('TK6 deleting an account deletes its texts and what it stored about others; that somebody wrote stays', async () => {
  const mine = await write(accountId, 'minhas palavras')
  await database().pool.query(`
    insert into wall_reaction values (${mine}, ${otherId}, 'fire');
    insert into wall_mark values (${accountId}, null, 13, ${mine});
    insert into wall_block values (${accountId}, ${otherId}, now()), (${otherId}, ${accountId}, now());
    insert into wall_report values (${mine}, ${otherId}, 'spam', 'minhas palavras', now())`)
  await deleteAccount(database().db, { managerId: accountId, userId: 'nobody' })
  expect(await all('select text, deleted_by from wall_message where id = $1', mine)).toEqual([
    { text: null, deleted_by: 'author' },
  ])
  const left = await all(
    `select 'reaction' as what from wall_reaction where message_id = $1 union all select 'report' from wall_report where message_id = $1
     union all select 'mark' from wall_mark where manager_id = $2 union all select 'block' from wall_block where $2 in (manager_id, blocked_id)`,
    mine,
    accountId,
  )
  expect(left).toEqual([])
})
