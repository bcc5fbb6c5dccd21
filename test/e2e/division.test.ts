import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { playStep } from '#api/testing/test-round.ts'
import { connect } from '#db/connection/connect.ts'
import { int, rowOf } from '#db/connection/row.ts'
import {
  desktop,
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
} from './browser.ts'
import { autoPick, openFantasy, save } from './fantasy-helpers.ts'
import { lockOpenRound } from './live-game.ts'
import { openLivePage } from './live-page.ts'
import { startWorldServer, type WorldServer } from './world-server.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

describe('divisions', () => {
  test('a visitor reads what they are and sees a running group, by keyboard and on a phone', async () => {
    const { page, complaints } = await visit(phone)
    await openLivePage(page, '/divisoes')
    await page.getByRole('heading', { level: 1, name: 'Divisões' }).waitFor()
    await page.getByText(/Complete seu time antes do fechamento/).waitFor()
    await page
      .getByRole('region', { name: 'Como funciona' })
      .getByText(/um quinto do grupo sobe/)
      .waitFor()
    await expectNoAxeViolationsInBothThemes(page)
    await expectNoSidewaysScroll(page)
    await page.emulateMedia({ colorScheme: 'light' })

    await page.getByRole('link', { name: 'Ver um grupo em andamento' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/divisoes\/\d+-1$/)
    const table = page.getByRole('table', { name: 'Classificação do grupo' })
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(8)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
  })

  test('a finished group says in words who went up and who went down, in the first HTML', async () => {
    const { page } = await visit(desktop)
    const html = await (await page.request.get('/divisoes/1-1')).text()
    expect(html).toContain('Grupo encerrado')
    expect(html).toContain('Caiu')
    expect((await page.request.get('/divisoes/nada')).status()).toBe(404)
  })
})

atLength(() => {
  describe('the viewer’s own group', () => {
    let server: WorldServer
    beforeAll(async () => {
      server = await startWorldServer(inject('worlds'))
    })
    afterAll(async () => {
      await server.stop()
    })

    test('a person with a saved team reads when they enter, plays from zero, and the table moves with the round', async () => {
      const { page, complaints } = await visit(desktop, server.url)
      await openFantasy(page)
      await autoPick(page)
      await save(page)
      await page.getByRole('main').getByRole('link', { name: 'Divisões' }).click()
      await page.getByText(/Você entra em um grupo novo \(Série D\)/).waitFor()

      const { db, close } = connect({ connection: server.connection })
      try {
        const roundId = await lockOpenRound(db)
        // Without a reload: the open page receives the lock as an event.
        const group = page.getByRole('region', { name: /Série D, grupo \d+|Série C e Série D, grupo \d+/ })
        await group.getByText('Rodada 1 de 4').waitFor()

        // All players of the guest's eleven score, so that nobody else in the group can have as many points.
        const { rows } = await rowOf({ playerIds: int.array, matchId: int }).sql`
          select array_agg(p.id) as "playerIds", m.id as "matchId"
          from lineup l join manager g on g.id = l.manager_id join player p on p.id = any (l.player_ids)
          join match m on m.round_id = l.round_id and p.club_id in (m.home_club_id, m.away_club_id)
          where l.round_id = ${roundId} and m.state = 'scheduled'
            and g.id = (select max(id) from manager where kind = 'guest')
          group by m.id`.execute(db)
        expect(rows.length).toBeGreaterThan(0)
        for (const [index, { playerIds, matchId }] of rows.entries())
          await playStep(db, {
            matchId,
            seq: 901 + index,
            points: new Map(playerIds.map((id) => [id, 2300])),
            scouts: { goal: 25 },
          })
        const standing = page.getByRole('region', { name: 'Sua situação' })
        await standing.getByText(/Você está em 1º de \d+/).waitFor()
        await standing.getByText('Terminando assim, você sobe: Série C.').waitFor()
        await expect.poll(() => group.getByRole('row', { name: /você/ }).textContent()).toMatch(/^1º.*\d{3},\d.*Sobe$/)
        await expectNoAxeViolations(page)
        await page.goto('/profile')
        await page.getByRole('link', { name: /Série D, grupo \d+/ }).waitFor()
        expect(complaints).toEqual([])
      } finally {
        await close()
      }
    }, 150_000)
  })
})
