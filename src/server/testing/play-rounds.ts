import { expect } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { setGameTime } from '#db/testing/game-time.ts'
import { runDue } from '#jobs/testing/run-due.ts'
import { lastWhistle, planOf } from '#jobs/testing/play-round.ts'
import type { TestApp } from '#api/testing/test-app.ts'
import type { Assistant } from '#api/testing/assistant.ts'

interface Proposal {
  proposed: boolean
  squad: { playerIds: number[]; captainId: number; roundId: number }
  check: { isLegal: boolean }
}

interface Saved {
  saved: boolean
  squadId: number
  version: number
  why?: { kind: string }
}

interface Played {
  roundId: number
  squadId: number
  palpites: number
}

type Db = TestApp['db']
const squadRow = (db: Db, id: number) =>
  db.selectFrom('squad').select(['version', 'player_ids']).where('id', '=', id).executeTakeFirstOrThrow()

async function savePalpites(assistant: Assistant): Promise<{ matchId: number; saved: number }> {
  const { matches } = await assistant.read<{ matches: { matchId: number }[] }>('list_matches', {
    sport: 'futebol',
    limit: 10,
  })
  const palpites = matches.map(({ matchId }) => ({ matchId, score: { home: 2, away: 1 } }))
  expect(await assistant.read('check_palpites', { palpites })).toMatchObject({ isLegal: true })
  const { saved } = await assistant.read<{ saved: number }>('save_palpites', { palpites })
  expect(saved).toBe(palpites.length)
  return { matchId: palpites[0]?.matchId ?? 0, saved }
}

/**
 * MC3: an assistant plays one round: reads, proposes, tries a dry run, saves, and tries to save again once the market
 * is closed and the match has begun.
 */
export async function playRound(app: TestApp, assistant: Assistant, squad?: Saved): Promise<Played & { saved: Saved }> {
  const { db } = app
  const risk = squad ? (squad.version % 3) - 1 : 0
  const proposal = await assistant.read<Proposal>('propose_squad', { risk })
  expect(proposal).toMatchObject({ proposed: true, check: { isLegal: true } })
  const { roundId } = proposal.squad
  const target = squad ? { squadId: squad.squadId, version: squad.version } : { name: 'Do assistente' }
  expect(
    await assistant.read('check_squad', { ...proposal.squad, ...(squad && { squadId: squad.squadId }) }),
  ).toMatchObject({ isLegal: true })
  const saved = await assistant.read<Saved>('save_squad', { ...target, ...proposal.squad })
  expect(saved).toMatchObject({ saved: true })
  const palpites = await savePalpites(assistant)
  const plan = await planOf(db, roundId)
  await setGameTime(db, plan.deadline)
  await runDue(db, firstChampionship)
  const { lineups } = await db
    .selectFrom('lineup')
    .select(({ fn }) => fn.countAll<number>().as('lineups'))
    .where('round_id', '=', roundId)
    .where('squad_id', '=', saved.squadId)
    .executeTakeFirstOrThrow()
  expect(lineups).toBe(1)
  await expectNothingSaved(app, assistant, { saved, proposal, matchId: palpites.matchId })
  await setGameTime(db, lastWhistle(plan))
  return { roundId, squadId: saved.squadId, palpites: palpites.saved, saved }
}

interface Late {
  saved: Saved
  proposal: Proposal
  matchId: number
}

async function expectNothingSaved({ db }: TestApp, assistant: Assistant, { saved, proposal, matchId }: Late) {
  const before = await squadRow(db, saved.squadId)
  const late = { ...proposal.squad, captainId: proposal.squad.playerIds[0] }
  for (const of of [{ squadId: saved.squadId, version: saved.version }, { name: 'Atrasado' }])
    expect(await assistant.read('save_squad', { ...of, ...late })).toMatchObject({
      saved: false,
      isLegal: false,
      why: { kind: 'market_closed' },
    })
  expect(await squadRow(db, saved.squadId)).toEqual(before)
  const starts = await db.selectFrom('match').select('starts_at').where('id', '=', matchId).executeTakeFirstOrThrow()
  await setGameTime(db, starts.starts_at)
  const palpites = [{ matchId, score: { home: 9, away: 9 } }]
  expect(await assistant.read('check_palpites', { palpites })).toMatchObject({ isLegal: false })
  expect(await assistant.read('save_palpites', { palpites })).toMatchObject({
    saved: 0,
    matches: [{ why: { kind: 'match_started' } }],
  })
}
