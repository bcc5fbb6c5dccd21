import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KICK_OFF, deskGame, type DeskGame } from '#api/testing/desk-game.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { int, rowOf } from '#db/connection/row.ts'
import { createDesk } from '#jobs/desk/create-desk.ts'
import { createProviders } from '#jobs/providers.ts'
import { runDue } from '#jobs/testing/run-due.ts'

let game: DeskGame
beforeAll(async () => {
  game = await deskGame({ desk: (db) => createDesk(db, createProviders(db)) })
})
afterAll(() => game.close())

const hour = 3_600_000
const kindOf = async (...changes: object[]) => {
  const { status, body } = await game.change(...changes)
  return status === 200 ? 'done' : body['kind']
}
const club = (more: object) => ({ kind: 'club', name: 'Vila Nova', city: '', ...more })
const player = (more: object) => ({
  kind: 'player',
  clubId: game.homeId,
  name: 'Novo',
  position: 'Linha',
  shirtNumber: 9,
  price: 60,
  ...more,
})
const round = (more: object) => ({ kind: 'round', number: 2, deadlineMs: KICK_OFF + 48 * hour, ...more })
const match = (more: object) => ({
  kind: 'match',
  roundId: game.roundId,
  homeId: game.homeId,
  awayId: game.awayId,
  startsAtMs: KICK_OFF + hour,
  ...more,
})
const remove = (what: string, id: number) => ({ kind: 'remove', what, id })

describe('DK12 changes by organisers', () => {
  test('a repeated change makes nothing twice', async () => {
    const all = [
      club({ key: 'key-again-1', name: 'Estrela' }),
      player({ key: 'key-again-2' }),
      round({ key: 'key-again-3' }),
      match({ key: 'key-again-4' }),
    ]
    expect(await kindOf(...all)).toBe('done')
    const first = await game.readBook()
    expect(await kindOf(...all)).toBe('done')
    expect(await game.readBook()).toEqual({ ...first, gameNowMs: expect.any(Number) })
    expect([first.clubs.length, first.players.length, first.rounds.length, first.matches.length]).toEqual([3, 13, 2, 2])
  })

  test('a change is applied whole or not at all', async () => {
    const before = await game.readBook()
    expect(
      await kindOf(club({ key: 'key-all-1', name: 'Outro' }), match({ key: 'key-all-2', awayId: game.homeId })),
    ).toBe('same_club')
    expect((await game.readBook()).clubs).toEqual(before.clubs)
  })

  test('every refusal gives its reason', async () => {
    const { clubs, rounds, matches } = await game.readBook()
    const second = rounds.find(({ number }) => number === 2)?.id ?? 0
    const estrela = clubs.find(({ name }) => name === 'Estrela')?.id ?? 0
    const later = matches.find(({ id }) => id !== game.matchId)?.id ?? 0
    const fielded = game.home[1] ?? 0
    expect(await kindOf(club({ id: estrela }))).toBe('club_name_taken')
    expect(await kindOf(remove('club', game.homeId))).toBe('club_in_use')
    expect(await kindOf(player({ id: fielded, position: 'Goleiro' }))).toBe('player_in_use')
    expect(await kindOf(remove('player', fielded))).toBe('player_in_use')
    expect(await kindOf(player({ key: 'key-position', position: 'Atacante' }))).toBe('position_unknown')
    expect(await kindOf(round({ id: second, number: 1 }))).toBe('round_number_taken')
    expect(await kindOf(round({ key: 'key-past', number: 3, deadlineMs: KICK_OFF - 5 * hour }))).toBe('deadline_passed')
    expect(await kindOf(round({ id: game.roundId, number: 1, deadlineMs: KICK_OFF + hour / 2 }))).toBe(
      'deadline_after_match',
    )
    expect(await kindOf(match({ id: later, roundId: second }))).toBe('match_before_deadline')
    expect(await kindOf(remove('round', game.roundId))).toBe('round_in_use')
    expect(await kindOf(player({ id: 1 }))).toBe('gone')
  })

  test('rows can be changed and removed', async () => {
    const { players, matches, clubs } = await game.readBook()
    const novo = players.find(({ name }) => name === 'Novo')?.id ?? 0
    const estrela = clubs.find(({ name }) => name === 'Estrela')?.id ?? 0
    const later = matches.find(({ id }) => id !== game.matchId)?.id ?? 0
    expect(await kindOf(player({ id: novo, clubId: estrela, name: 'Nino', price: 150 }))).toBe('done')
    expect(await kindOf(player({ id: game.home[1], name: 'Tonho', price: 150 }))).toBe('done')
    const after = await game.readBook()
    expect(after.players.find(({ id }) => id === novo)).toMatchObject({ clubId: estrela, name: 'Nino', price: 150 })
    // The price that somebody has paid does not change.
    expect(after.players.find(({ id }) => id === game.home[1])).toMatchObject({ name: 'Tonho', price: 90 })
    const [tie] = (
      await rowOf({ id: int }).sql`
        insert into championship_tie (championship_id, key, stage, stage_order, starts_at, match_id)
        select ${game.championshipId}, 'final', 'Final', 1, starts_at, id from match where id = ${later} returning id`.execute(
        game.db,
      )
    ).rows
    expect(await kindOf(remove('match', later))).toBe('match_of_tie')
    await game.db
      .deleteFrom('championship_tie')
      .where('id', '=', tie?.id ?? 0)
      .execute()
    expect(await kindOf(remove('match', later), remove('player', novo), remove('club', estrela))).toBe('done')
    expect((await game.readBook()).clubs).toHaveLength(2)
  })

  test('a round that has closed and a match that has begun cannot be removed', async () => {
    await game.goTo(1)
    await runDue(game.db, game.championshipId)
    expect(await kindOf(round({ id: game.roundId, number: 1 }))).toBe('round_closed')
    expect(await kindOf(match({ key: 'key-late' }))).toBe('round_closed')
    expect(await kindOf(remove('match', game.matchId))).toBe('match_closed')
  })

  test('nobody else can change the book', async () => {
    const other = await signInAs(game.app.session)
    const refused = await game.ask(other, `/api/championships/${game.slug}/book`, {
      body: { changes: [club({ key: 'key-other' })] },
    })
    expect([refused.status, refused.body['kind']]).toEqual([403, 'operator_needed'])
  })
})
