import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { playStep } from '#api/testing/test-round.ts'
import { connect, type Connected } from '#db/connection/connect.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { later } from '#db/testing/game-time.ts'
import { jumpTo } from '#jobs/testing/play-round.ts'
import { desktop, useBrowser } from './browser.ts'
import { saveEleven } from './fantasy-helpers.ts'
import { lockOpenRound } from './live-game.ts'
import { openLivePage } from './live-page.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'

const { visit } = useBrowser()
let server: WorldServer
let game: Connected
beforeAll(async () => {
  server = await startWorldServer(inject('worlds'))
  game = connect({ connection: server.connection })
})
afterAll(async () => {
  await game.close()
  await server.stop()
})

const nextMatchOfLiveRound = () =>
  game.db
    .selectFrom('match')
    .innerJoin('round', 'round.id', 'match.round_id')
    .select('match.starts_at as startsAt')
    .where('round.state', '=', 'live')
    .where('match.state', '=', 'scheduled')
    .orderBy('match.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow()

test('events of a match appear on an open ranking page without a reload and are announced politely', async () => {
  const { page, complaints } = await visit(desktop, server.url)
  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/stream'))
  await openLivePage(page, '/rankings')
  await listens
  const ticker = page.locator('[data-live-ticker]')
  expect(await ticker.getByRole('status').getAttribute('aria-live')).toBe('polite')
  await page.evaluate(() => {
    document.title = 'not reloaded'
  })
  let streams = 0
  let refetched = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stream')) streams++
    if (request.url().includes('/api/rankings?')) refetched++
  })
  const { startsAt } = await nextMatchOfLiveRound()
  await jumpTo(game.db, later(startsAt, { hours: 1 }))
  await ticker
    .getByText(/Gol de|Bola rolando|Fim de jogo/)
    .first()
    .waitFor()
  await expect.poll(() => refetched).toBeGreaterThan(0)
  expect(streams).toBe(0)
  expect(await page.title()).toBe('not reloaded')
  expect(complaints).toEqual([])
})

test('a goal of the viewer’s own player is marked as such, and another one is not', async () => {
  const { page, complaints } = await visit(desktop, server.url)
  await saveEleven(page)
  const { db } = game
  const roundId = await lockOpenRound(db)
  const lineupOfMine = async () =>
    (
      await rowOf({ playerIds: int.array, captainId: int }).sql`
        select player_ids as "playerIds", captain_id as "captainId" from lineup l join manager m on m.id = l.manager_id
        where l.round_id = ${roundId} and m.kind = 'guest' order by m.id desc limit 1`.execute(db)
    ).rows[0]
  const { playerIds, captainId } = (await lineupOfMine())!
  const { rows: players } = await rowOf({ id: int, name: text, matchId: int }).sql`
    select p.id, p.short_name as name, m.id as "matchId" from match m
    join player p on p.club_id in (m.home_club_id, m.away_club_id)
    where m.round_id = ${roundId} and m.state = 'scheduled' order by p.id`.execute(db)
  const mine = players.find(({ id }) => playerIds.includes(id) && id !== captainId)!
  const other = players.find(({ id, matchId }) => matchId === mine.matchId && !playerIds.includes(id))!

  const listens = page.waitForResponse((answer) => answer.url().endsWith('/api/stream'))
  await openLivePage(page, '/rankings')
  await listens
  // Matches of the earlier round run at the same time, so another message may quickly replace the awaited one.
  await page.evaluate(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    const ticker = document.querySelector('[data-live-ticker]')!
    new MutationObserver(() => texts.push(ticker.textContent)).observe(ticker, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  const texts = () => page.evaluate(() => (window as unknown as { texts: string[] }).texts.join('; '))
  const scores = (who: { id: number }, seq: number) =>
    playStep(db, { matchId: mine.matchId, seq, points: new Map([[who.id, 80]]), scouts: { goal: 1 } })
  await scores(other, 901)
  await expect.poll(texts).toContain(`Gol de ${other.name}`)
  expect(await texts()).not.toContain('do seu')
  await scores(mine, 902)
  await expect.poll(texts).toContain(`Gol do seu ${mine.name}: +8,0`)

  await openLivePage(page, '/fantasy')
  const shirt = page
    .getByRole('group', { name: 'Sua escalação no campo' })
    .getByRole('link')
    .filter({ hasText: mine.name })
  await expect.poll(() => shirt.textContent()).toContain('8,0 pontos')
  await playStep(db, { matchId: mine.matchId, seq: 903, points: new Map([[mine.id, 130]]), scouts: { assist: 1 } })
  await expect.poll(() => shirt.textContent()).toContain('13,0 pontos')
  // A figure that keeps its animation flashes again whenever its row moves.
  await expect.poll(() => page.locator('[class*="flash_"]').count()).toBe(0)
  // The market moves while this round is played, perhaps between the document and the market's own answer.
  expect(complaints.filter((text) => !text.includes('rendered again, perhaps with a newer answer'))).toEqual([])
})
