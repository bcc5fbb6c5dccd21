import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '#db/audit/audit.ts'
import type { DeskView, TapView } from '#contract/desk.ts'
import type { MatchPageView } from '#contract/match.ts'
import type { NoticeList } from '#contract/notice.ts'
import type { OrganiserAnswer, Proposals } from '#contract/operator.ts'
import { KICK_OFF, deskGame, type DeskGame } from '#api/testing/desk-game.ts'
import { signInAs, type SignedIn } from '#api/testing/test-people.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { decideMatch } from '#jobs/life-cycle/decide-match.ts'
import { createOperations } from '#jobs/operate/operations.ts'
import { createProviders } from '#jobs/providers.ts'
import { runDue } from '#jobs/testing/run-due.ts'
import { atLength } from '#test/gate.ts'

let game: DeskGame
beforeEach(async () => {
  game = await deskGame({
    desk: (db) => createDesk(db, createProviders(db)),
    operations: (db) => createOperations(db, createProviders(db)),
  })
  await sql`insert into pick (manager_id, match_id, outcome, home_goals, away_goals, saved_at)
    values (${game.fan.managerId}, ${game.matchId}, 'H', 2, 0, now())`.execute(game.db)
})
afterEach(() => game.close())

const at = (minutes: number) => KICK_OFF + minutes * 60_000
const decide = (decision: object, who: SignedIn = game.organiser) =>
  game.ask(who, `/api/matches/${game.matchId}/decisions`, { body: { decision, reason: 'temporal' } })
async function page() {
  await game.app.versions.reload()
  return (await game.ask(game.organiser, `/api/matches/${game.matchId}`)).body as unknown as MatchPageView
}
const journal = () =>
  game.db
    .selectFrom('operator_action')
    .select(['manager_id', 'outcome'])
    .where('action', '=', 'decide')
    .orderBy('id')
    .execute()
const organiser = async (who?: SignedIn) =>
  ((await game.ask(who, `/api/matches/${game.matchId}/organiser`)).body as unknown as OrganiserAnswer).organiser
const goal = (player: number, atMs: number): TapView =>
  game.tap({ kind: 'deed', deed: 'goal', clubId: game.homeId, playerId: game.home[player] ?? 0 }, { atMs })
const period = (name: 'first_half' | 'half_time' | 'second_half' | 'full_time', atMs: number) =>
  game.tap({ kind: 'period', period: name }, { atMs })
const due = () => runDue(game.db, game.championshipId)
const wrong = async () => (await audit(game.db)).filter((finding) => finding.wrong > 0)
const tenths = async () =>
  (
    await rowOf({ tenths: int })
      .sql`select point_tenths as tenths from lineup_score where round_id = ${game.roundId}`.execute(game.db)
  ).rows[0]?.tenths
const told = async () =>
  (
    await rowOf({ decision: text }).sql`select data ->> 'decision' as decision from activity
      where type = 'match_decided' and manager_id = ${game.fan.managerId} order by id`.execute(game.db)
  ).rows.map(({ decision }) => decision)

/** The match kicks off, has one goal, and is stopped in the 13th minute. */
async function stop() {
  await game.goTo(1)
  await due()
  await game.tell([period('first_half', at(0)), goal(2, at(1))])
  await game.goTo(13)
  expect((await decide({ kind: 'abandoned', minute: 13 })).body).toEqual({ outcome: 'decided' })
}
const restartOf = ({ stop: stopped }: DeskView): TapView['said'] => ({
  kind: 'restart',
  stoppedAtMs: stopped?.atMs ?? 0,
  minute: stopped?.minute ?? 0,
})

test('CP6 MT1 MT2 MT4 MT10 an organiser postpones, moves and awards a match: with their name, in the journal, and announced', async () => {
  expect((await decide({ kind: 'postponed' })).body).toEqual({ outcome: 'decided' })
  expect((await decide({ kind: 'moved', startsAtMs: at(600) })).body).toEqual({ outcome: 'decided' })
  expect((await decide({ kind: 'awarded', score: { home: 3, away: 0 } })).body).toEqual({ outcome: 'decided' })
  const { decisions, match } = await page()
  expect(decisions.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
    ['postponed', 'Organizadora', 'temporal'],
    ['moved', 'Organizadora', 'temporal'],
    ['awarded', 'Organizadora', 'temporal'],
  ])
  expect([match.fate, match.homeScore]).toEqual(['awarded', 3])
  expect(await journal()).toEqual(
    Array.from({ length: 3 }, () => ({ manager_id: game.organiser.managerId, outcome: 'decided' })),
  )
  expect(await told()).toEqual(['postponed', 'moved', 'awarded'])
  expect(await wrong()).toEqual([])
})

test('CP6 nobody else decides, and an impossible decision is refused with its reason', async () => {
  const refused = [await decide({ kind: 'postponed' }, game.fan), await decide({ kind: 'abandoned' })]
  expect(refused.map(({ status, body }) => [status, body['kind']])).toEqual([
    [403, 'operator_needed'],
    [409, 'match_not_begun'],
  ])
  expect((await decide({ kind: 'resumed', startsAtMs: null })).body['kind']).toBe('match_not_abandoned')
  const bad = await game.ask(game.organiser, `/api/matches/${game.matchId}/decisions`, {
    body: { decision: { kind: 'x' } },
  })
  expect(bad.status).toBe(400)
  const empty = await game.ask(game.organiser, `/api/matches/${game.matchId}/decisions`, {
    body: { decision: { kind: 'postponed' }, reason: ' ' },
  })
  expect(empty.body['kind']).toBe('reason_missing')
  expect([await organiser(), await organiser(game.fan)]).toEqual([null, null])
  expect(await organiser(game.organiser)).toEqual({ hasDesk: true, heldTaps: 0, needsOperator: false, proposal: null })
})

test('MT3 MT11 DK13 a match resumes from its minute, in its round, and points and picks follow', async () => {
  await stop()
  expect((await game.tell([goal(3, at(13))])).status).toBe(200)
  await game.goTo(14)
  expect((await game.tell([goal(3, at(14))])).body['kind']).toBe('match_stopped')
  expect((await game.readDesk()).stop).toEqual({ atMs: at(13), minute: 13, resumesAtMs: null })
  expect((await decide({ kind: 'resumed', startsAtMs: at(60) })).body).toEqual({ outcome: 'decided' })
  expect((await page()).match).toMatchObject({ state: 'abandoned', resumes: { atMs: at(60), minute: 13 } })
  expect(await wrong()).toEqual([])
  await game.goTo(59)
  const desk = await game.readDesk()
  // A restart that was reported too early shows only from the announced moment on.
  expect((await game.tell([game.tap(restartOf(desk), { atMs: at(59) })])).status).toBe(200)
  expect((await page()).match.state).toBe('abandoned')
  await game.goTo(60)
  expect(await due()).toContain('play_match')
  expect((await page()).match).toMatchObject({ state: 'live', homeScore: 2 })
  await game.goTo(70)
  await game.tell([goal(4, at(64)), period('full_time', at(70))])
  const { match, events, roundId } = await page()
  expect([match.state, match.homeScore, match.awayScore, roundId]).toEqual(['final', 3, 0, game.roundId])
  expect(events.map(({ kind, minute }) => [kind, minute])).toEqual([
    ['kick_off', 1],
    ['goal', 2],
    ['goal', 13],
    ['restart', 13],
    ['goal', 18],
    ['full_time', 40],
  ])
  expect(await due()).toEqual(expect.arrayContaining(['settle_round', 'settle_picks']))
  // Three goals of 8.0, and the clean sheet of the goalkeeper.
  expect(await tenths()).toBe(3 * 80 + 50)
  expect(await told()).toEqual(['abandoned', 'resumed'])
  expect(await wrong()).toEqual([])
})

atLength(() => {
  test('MT11 after its round was settled, a resumed match counts only for table and picks', async () => {
    await stop()
    // RL6: an operator need not wait for the match (MT13).
    await createOperations(game.db, createProviders(game.db)).settleRound(game.roundId, game.organiser.managerId)
    expect(await tenths()).toBe(0)
    await game.goTo(20)
    await decide({ kind: 'resumed', startsAtMs: null })
    await game.tell([game.tap(restartOf(await game.readDesk()), { atMs: at(20) })])
    await game.goTo(50)
    await game.tell([goal(4, at(22)), period('full_time', at(50))])
    await due()
    expect([await tenths(), (await page()).match.homeScore]).toEqual([0, 2])
    const { points } = await game.db.selectFrom('pick').select('points').executeTakeFirstOrThrow()
    expect(points).toBe(25)
    expect(await wrong()).toEqual([])
  })
})

atLength(() => {
  test('MT11 MT13 a match that was to resume may be abandoned again, and its round waits until it is awarded', async () => {
    await stop()
    await decide({ kind: 'resumed', startsAtMs: at(60) })
    expect(await due()).not.toContain('settle_round')
    expect((await decide({ kind: 'abandoned' })).body).toEqual({ outcome: 'decided' })
    expect(await due()).not.toContain('settle_round')
    expect((await game.readDesk()).stop).toEqual({ atMs: at(13), minute: 13, resumesAtMs: null })
    expect((await page()).roundWaits).toBe(true)
    await decide({ kind: 'awarded', score: { home: 3, away: 0 } })
    expect(await due()).toContain('settle_round')
    expect(await wrong()).toEqual([])
  })
})

test('MT12 CP5 where points count on the server’s board, an operator confirms or refuses', async () => {
  await sql`update championship set counts_globally = true where id = ${game.championshipId}`.execute(game.db)
  const operator = await signInAs(game.app.session, { name: 'Operadora', operator: true })
  const answer = (id: number, isConfirmed: boolean, who = operator) =>
    game.ask(who, `/api/operator/proposals/${id}`, { method: 'PUT', body: { isConfirmed } })
  const waiting = async (query = '') =>
    ((await game.ask(operator, `/api/operator/proposals${query}`)).body as unknown as Proposals).items
  expect((await organiser(game.organiser))?.needsOperator).toBe(true)
  expect((await organiser(operator))?.needsOperator).toBe(false)
  expect((await decide({ kind: 'postponed' })).body).toEqual({ outcome: 'proposed' })
  expect((await decide({ kind: 'moved', startsAtMs: at(600) })).body).toEqual({ outcome: 'proposed' })
  expect((await page()).decisions).toEqual([])
  // The newer proposal replaces the older one.
  const [proposal, ...more] = await waiting()
  const toldOf = async (who: SignedIn) =>
    ((await game.ask(who, '/api/notices')).body as unknown as NoticeList).items
      .filter(({ kind }) => kind === 'proposal')
      .map((notice) => 'otherName' in notice && notice.otherName)
  expect([await toldOf(operator), await toldOf(game.organiser), await toldOf(game.fan)]).toEqual([
    ['Organizadora'],
    [],
    [],
  ])
  expect([proposal?.decision.kind, proposal?.manager, more]).toEqual(['moved', 'Organizadora', []])
  expect([await waiting(`?cursor=${(proposal?.id ?? 0) - 1}`), await waiting(`?cursor=${proposal?.id}`)]).toEqual([
    [proposal],
    [],
  ])
  expect((await answer(proposal?.id ?? 0, true, game.organiser)).status).toBe(403)
  expect((await answer(proposal?.id ?? 0, true)).status).toBe(200)
  expect((await answer(proposal?.id ?? 0, true)).body['kind']).toBe('proposal_gone')
  expect(await toldOf(operator)).toEqual([])
  expect((await page()).decisions).toMatchObject([{ kind: 'moved', by: 'Organizadora' }])
  expect((await organiser(game.organiser))?.proposal?.state).toBe('confirmed')
  await decide({ kind: 'postponed' })
  const [second] = await waiting()
  expect((await answer(second?.id ?? 0, false)).status).toBe(200)
  expect((await page()).decisions).toHaveLength(1)
  expect(await waiting()).toEqual([])
  expect((await answer(second?.id ?? 0, false)).body['kind']).toBe('proposal_gone')
  expect((await answer(99_999, true)).body['kind']).toBe('proposal_gone')
  const by = (person: SignedIn) => (outcome: string) => ({ manager_id: person.managerId, outcome })
  const [byOrganiser, byOperator] = [by(game.organiser), by(operator)] as const
  expect(await journal()).toEqual([
    byOrganiser('proposed'),
    byOrganiser('proposed'),
    byOperator('decided'),
    byOperator('not_waiting'),
    byOrganiser('proposed'),
    byOperator('proposal_refused'),
    byOperator('not_waiting'),
  ])
})

test('MT12 proposals of a removed organiser no longer wait, and a proposal that does not wait decides nothing', async () => {
  await sql`update championship set counts_globally = true where id = ${game.championshipId}`.execute(game.db)
  const operator = await signInAs(game.app.session, { name: 'Operadora', operator: true })
  await decide({ kind: 'postponed' })
  const waiting = async () => ((await game.ask(operator, '/api/operator/proposals')).body as unknown as Proposals).items
  const [proposal] = await waiting()
  const { slug } = await game.db
    .selectFrom('championship')
    .select('slug')
    .where('id', '=', game.championshipId)
    .executeTakeFirstOrThrow()
  const path = `/api/championships/${slug}/organisers/${game.organiser.managerId}`
  expect((await game.ask(operator, path, { method: 'DELETE' })).status).toBe(200)
  expect([(await waiting()).length, (await organiser(operator))?.proposal?.state]).toEqual([0, 'withdrawn'])
  // As if the operator had read the proposal just before it was withdrawn.
  const confirmed = await decideMatch(game.db, {
    matchId: game.matchId,
    decision: { kind: 'postponed' },
    reason: 'temporal',
    by: 'organiser',
    managerId: game.organiser.managerId,
    proposal: { id: proposal?.id ?? 0, by: operator.managerId },
  })
  expect(confirmed).toEqual({ ok: false, error: { kind: 'not_waiting' } })
  expect((await page()).decisions).toEqual([])
})
