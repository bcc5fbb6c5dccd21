import { beforeEach, expect, test } from 'vitest'
import { rowOf, text } from '#db/connection/row.ts'
import { settledLineup, useGuestAndAccount } from '#db/testing/guest-and-account.ts'
import { GuestGone, mergeGuest } from './manager-merge.ts'

const { database, newPeople, one, all, past } = useGuestAndAccount()

let guestId: number
let accountId: number
let guestSquad: number
let accountSquad: number
async function renew() {
  ;({ guestId, accountId, guestSquad, accountSquad } = await newPeople())
}
beforeEach(renew)

test('a squad whose name the account uses already gets a number', async () => {
  const more = (manager: number, name: string, rest = 'null') =>
    database().pool.query(
      `insert into squad (championship_id, modality, manager_id, name, created_at, updated_at, deleted_at) values (1, 'campo', ${manager}, $1, now(), now(), ${rest})`,
      [name],
    )
  for (const name of ['Meu time', 'Meu time 2', 'Único']) await more(guestId, name)
  await more(guestId, 'da conta', 'now()')
  for (const name of ['meu time', 'x'.repeat(40)]) await more(accountId, name)
  await more(guestId, 'x'.repeat(40))
  const summary = await mergeGuest(database().db, { guestId, accountId })
  expect(summary.squadsRenamed).toEqual(['Meu time 3', `${'x'.repeat(38)} 2`])
  const names = await all('select name from squad where manager_id = $1 and deleted_at is null order by id', accountId)
  expect(names.map(({ name }) => name)).toEqual([
    'do convidado',
    'da conta',
    'Meu time 3',
    'Meu time 2',
    'Único',
    'meu time',
    'x'.repeat(40),
    `${'x'.repeat(38)} 2`,
  ])
})

test('picks: of two on a match that has not begun, the last saved stays', async () => {
  await past(`
    insert into pick values (13, ${guestId}, 'H', 2, 0, now() - interval '1 hour'), (13, ${accountId}, 'A', 0, 2, now() - interval '2 hours');
    insert into pick values (14, ${guestId}, 'H', 2, 0, now() - interval '2 hours'), (14, ${accountId}, 'A', 0, 2, now() - interval '1 hour');
    insert into pick values (15, ${guestId}, 'D', 1, 1, now() - interval '2 hours')`)
  const summary = await mergeGuest(database().db, { guestId, accountId })
  expect(summary).toMatchObject({ picks: 2, picksGivenUp: 2, points: 0 })
  expect(await all('select match_id, outcome from pick where manager_id = $1 order by 1', accountId)).toEqual([
    { match_id: 13, outcome: 'H' },
    { match_id: 14, outcome: 'A' },
    { match_id: 15, outcome: 'D' },
  ])
})

test('leagues: of two memberships in one league the first stays, unless a bracket was drawn', async () => {
  const league = (name: string, format: string) =>
    one(
      `insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at, owner_id) values (1, $1, $2, 'public', 0, now(), now() + interval '9 days', now(), $3) returning id as value`,
      name,
      format,
      guestId,
    )
  const [shared, drawn, alone] = [
    await league('Dividida', 'pontos-corridos'),
    await league('Chave', 'mata-mata'),
    await league('Só dele', 'pontos-corridos'),
  ]
  await past(`
    insert into league_member values (${shared}, ${guestSquad}, ${guestId}, now() - interval '2 days'), (${shared}, ${accountSquad}, ${accountId}, now() - interval '1 day');
    insert into league_member values (${drawn}, ${guestSquad}, ${guestId}, now()), (${drawn}, ${accountSquad}, ${accountId}, now());
    insert into league_tie values (${drawn}, 1, 1, 3, ${guestSquad}, ${accountSquad});
    insert into league_member values (${alone}, ${guestSquad}, ${guestId}, now())`)
  const summary = await mergeGuest(database().db, { guestId, accountId })
  expect(summary).toMatchObject({ leagues: 3, leaguesLeft: ['Dividida'] })
  expect(
    await all('select league_id, squad_id from league_member where manager_id = $1 order by 1, 2', accountId),
  ).toEqual([
    { league_id: shared, squad_id: guestSquad },
    { league_id: drawn, squad_id: guestSquad },
    { league_id: drawn, squad_id: accountSquad },
    { league_id: alone, squad_id: guestSquad },
  ])
  expect(await one('select count(*)::integer as value from league where owner_id = $1', accountId)).toBe(3)
})

test('a lineup or credit cannot change its owner outside of a recorded merge, nor change in one', async () => {
  await past(settledLineup(1, guestSquad, guestId, 500))
  await expect(
    database().pool.query('update lineup set manager_id = $1 where manager_id = $2', [accountId, guestId]),
  ).rejects.toMatchObject({ code: 'CR003' })
  await database().pool.query('insert into manager_merge values ($1, $2, $3, now())', [guestId, accountId, '{}'])
  await expect(
    database().pool.query('update ledger set manager_id = $1, points = 9999 where manager_id = $2', [
      accountId,
      guestId,
    ]),
  ).rejects.toMatchObject({ code: 'CR003' })
  await expect(database().pool.query('delete from lineup where manager_id = $1', [guestId])).rejects.toMatchObject({
    code: 'CR003',
  })
})

test('only a guest is merged, and only once', async () => {
  await expect(mergeGuest(database().db, { guestId: accountId, accountId: guestId })).rejects.toThrow('not a guest')
  const both = await Promise.allSettled([1, 2].map(() => mergeGuest(database().db, { guestId, accountId })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(GuestGone) })
})

test('the merge handles every table that names a manager', async () => {
  const { rows } = await rowOf({ at: text }).sql`
    select conrelid::regclass || '.' || attname as at
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'manager'::regclass
    union select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and column_name = 'manager_id' order by 1
  `.execute(database().db)
  expect(rows.map(({ at }) => at)).toEqual([
    'activity.manager_id',
    'calendar_key.manager_id',
    'championship_achievement.manager_id',
    // Only accounts import files.
    'championship_import.manager_id',
    'championship_join.manager_id',
    'championship_member.manager_id',
    // Only accounts appoint and remove.
    'championship_organiser.appointed_by',
    'championship_organiser.manager_id',
    'championship_removal.manager_id',
    'championship_removal.removed_by',
    'chat_code.manager_id',
    'chat_group.manager_id',
    'chat_person.manager_id',
    // Only accounts organise matches.
    'correction.manager_id',
    // A view of ledger and lineups; likewise `standing`, of lineups and rank histories.
    'credit.manager_id',
    'desk_held_tap.decided_by',
    'desk_helper.manager_id',
    'desk_tap.manager_id',
    'display_link.manager_id',
    'division_member.manager_id',
    'follow.followed_id',
    'follow.follower_id',
    'league.owner_id',
    'league.winner_manager_id',
    'league_member.manager_id',
    'league_owner.manager_id',
    'league_removal.manager_id',
    'ledger.manager_id',
    'lineup.manager_id',
    'lineup_score.manager_id',
    'manager_merge.account_id',
    'manager_stat.manager_id',
    // Only accounts organise and operate.
    'match_decision.manager_id',
    'match_proposal.decided_by',
    'match_proposal.manager_id',
    'match_reporter.manager_id',
    'notice.manager_id',
    'notice_reach.manager_id',
    'notice_setting.manager_id',
    // Only accounts are operators.
    'operator_action.manager_id',
    'organiser_word.manager_id',
    'personal_token.manager_id',
    'pick.manager_id',
    'pool_answer.manager_id',
    'pool_bracket.manager_id',
    'pool_joker.manager_id',
    'pool_member.manager_id',
    'pool_pick.manager_id',
    'pool_pick.typed_by',
    'pool_trace.manager_id',
    'pool_verdict.manager_id',
    'push_subscription.manager_id',
    'rank_history.manager_id',
    'squad.manager_id',
    'standing.manager_id',
    'var_entry.manager_id',
    // A view of division members, in the columns that the round's state allows.
    'visible_division_member.manager_id',
    'wall_block.blocked_id',
    'wall_block.manager_id',
    'wall_mark.manager_id',
    'wall_message.manager_id',
    'wall_mute.manager_id',
    'wall_reaction.manager_id',
    // Only operators decide.
    'wall_report.decided_by',
    'wall_report.manager_id',
    // Only accounts make webhooks.
    'webhook.manager_id',
  ])
})

const bolao = async (...people: [managerId: number, joined: string][]) => {
  const id = (await one(`
    with g as (
      insert into league (championship_id, name, format, visibility, prize, starts_at, ends_at, created_at)
      values (1, 'Bolão', 'bolao', 'public', 0, now() - interval '30 days', now() + interval '30 days', now()) returning id)
    insert into pool (league_id, exact, winner_goals, difference, draw, loser_goals, winner) select id, 25, 18, 15, 15, 12, 10 from g
    returning league_id as value`)) as number
  for (const [managerId, joined] of people)
    await database().pool.query(
      `insert into pool_member (league_id, manager_id, joined_at) values ($1, $2, now() - $3::interval)`,
      [id, managerId, joined],
    )
  return id
}
const placesIn = (id: number) =>
  all('select manager_id, points, exact from pool_member where league_id = $1 order by manager_id', id)

test('MG1 an account that takes a guest’s past takes the guest’s bolões too, once', async () => {
  const [mine, both] = [await bolao([accountId, '25 days']), await bolao([guestId, '15 days'], [accountId, '25 days'])]
  await past(`insert into pick values (11, ${guestId}, 'H', 1, 0, now() - interval '21 days', 25, true, null, null, 6),
    (12, ${guestId}, 'H', 2, 0, now() - interval '21 days', 12, true, null, null, 2)`)
  await database().pool.query('update pool_member set points = 12 where manager_id = $1', [guestId])
  await mergeGuest(database().db, { guestId, accountId })
  expect(await placesIn(mine)).toEqual([{ manager_id: accountId, points: 37, exact: 1 }])
  expect(await placesIn(both)).toEqual([{ manager_id: accountId, points: 12, exact: 0 }])
})

test('MG2 what was counted for a guest stays with the guest; the account continues in the guest’s bolões', async () => {
  await past(
    `insert into pick values (12, ${accountId}, 'A', 0, 1, now() - interval '12 days', 0, false, null, null, 0)`,
  )
  const [played, open] = [await bolao([guestId, '15 days']), await bolao([guestId, '1 day'])]
  await mergeGuest(database().db, { guestId, accountId })
  const members = async (id: number) => (await placesIn(id)).map(({ manager_id }) => manager_id)
  expect(await members(played)).toEqual([guestId, accountId])
  expect(await members(open)).toEqual([accountId])
})
