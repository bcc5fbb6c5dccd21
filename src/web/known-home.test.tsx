import { expect, test } from 'vitest'
import type { ViewerAnswer } from '#contract/account.ts'
import type { OwnDuel } from '#contract/duel.ts'
import type { SquadView } from '#contract/squad.ts'
import { pageHtml } from './testing/page-html.ts'

const viewer: ViewerAnswer['viewer'] = {
  managerId: 1,
  kind: 'guest',
  name: 'Ana',
  isNamed: true,
  avatarSeed: 'a',
  country: 'BR',
  sports: [],
  email: null,
  isOperator: false,
  waiting: { picks: 0, squad: null, notices: 0 },
  playsSeason: false,
}

const squad = (id: number, name: string, players: number): SquadView => ({
  id,
  name,
  version: 1,
  size: 11,
  players: Array.from({ length: players }, (_, at) => ({ playerId: at + 1, pricePaid: 80 })),
  captainId: null,
  viceCaptainId: null,
  bench: [],
  updatedAtMs: 0,
  receipt: null,
})

/** The server says that one of the squads can compete in the open round, but not which one. */
const duel: OwnDuel = {
  isSelf: true,
  duel: null,
  record: { wins: 0, losses: 0, draws: 0 },
  next: { number: 7, deadlineAtMs: 60_000, isDebut: false },
  past: [],
}

const homeWith = (...squads: SquadView[]) =>
  pageHtml('/', {
    '/api/viewer': { viewer },
    '/api/matches/today': { matches: [] },
    '/api/market/clock': { gameNowMs: 0, pace: 1, round: { number: 7, deadlineAtMs: 60_000 } },
    '/api/squads': { squads, totals: null },
    '/api/duels/own': duel,
  })

test('SQ5 the home page names the only full squad as ready', async () => {
  const html = await homeWith(squad(1, 'Sobras', 4), squad(2, 'Titulares', 11))
  expect(html).toContain('Titulares está pronto para a rodada.')
})

test('SQ5 of several full squads the home page names none, because one may lack a position', async () => {
  const html = await homeWith(squad(1, 'Sem Goleiro', 11), squad(2, 'Titulares', 11))
  expect(html).toContain('Você tem um time pronto para a rodada.')
  expect(html).not.toContain('está pronto')
})
