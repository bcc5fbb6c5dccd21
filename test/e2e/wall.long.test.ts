import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll, goOffline, phone, useBrowser } from './browser.ts'
import { createAccount, newcomer, open, saveSquad } from './people-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

interface Invitation {
  id: number
  code: string
}

/** A private league of the person on the page. */
const createLeague = (page: Page): Promise<Invitation> =>
  page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json()
    const { gameNowMs: nowMs } = await read('/api/market/clock')
    const { squads } = await read('/api/squads')
    const day = 86_400_000
    const body = { name: 'Liga da prosa', description: '', format: 'pontos-corridos', visibility: 'private', prize: 0 }
    const answer = await fetch('/api/leagues', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, startsAtMs: nowMs, endsAtMs: nowMs + 40 * day, squadId: squads[0].id }),
    })
    const { league } = await answer.json()
    const { inviteCode } = await read(`/api/leagues/${league.id}`)
    return { id: league.id, code: inviteCode }
  })

const join = (page: Page, invitation: Invitation): Promise<number> =>
  page.evaluate(async ({ id, code }) => {
    const { squads } = await (await fetch('/api/squads')).json()
    const answer = await fetch(`/api/leagues/${id}/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ squadId: squads[0].id, code }),
    })
    return answer.status
  }, invitation)

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^(Escreva para a liga|Comente a partida)/ }).fill(text)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
}

test('TK1 TK2 TK4 friends write on the wall of their league, live and offline, and nobody else reads it', async () => {
  const ana = await visit(phone)
  const bia = await visit()
  const [anaIs, biaIs] = [newcomer(), newcomer()]
  await createAccount(ana.page, anaIs)
  await createAccount(bia.page, biaIs)
  for (const { page } of [ana, bia]) expect(await saveSquad(page, 'Time')).toBe(201)
  const invitation = await createLeague(ana.page)
  expect(await join(bia.page, invitation)).toBe(201)
  const wall = `/ligas/${invitation.id}?aba=mural`

  await open(ana.page, wall)
  await ana.page.getByText('Ninguém escreveu ainda').waitFor()
  await write(ana.page, `Bom dia @${biaIs.name}, veja https://example.org/regras.`)
  await ana.page.getByRole('link', { name: `@${biaIs.name}` }).waitFor()
  const link = ana.page.getByRole('link', { name: 'https://example.org/regras' })
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')

  await open(bia.page, '/ligas?quais=minhas')
  await bia.page.getByRole('link', { name: 'Mural: 1 nova' }).waitFor()
  await open(bia.page, `/ligas/${invitation.id}`)
  await bia.page.getByRole('tab', { name: 'Mural: 1 nova' }).click()
  await bia.page.getByRole('button', { name: `Responder a ${anaIs.name}` }).click()
  await write(bia.page, 'Cheguei')
  await ana.page.getByText('Cheguei').waitFor()
  await bia.page.getByRole('button', { name: `Reagir a ${anaIs.name}` }).click()
  await bia.page.getByRole('button', { name: 'Fogo: 0' }).click()
  await ana.page.getByRole('button', { name: 'Fogo: 1' }).waitFor()

  expect(await (await bia.page.request.get(wall)).text()).toContain('Cheguei</p>')
  await goOffline(bia.context)
  await write(bia.page, 'Escrevi no túnel')
  await bia.page.getByText('Sai assim que a conexão voltar').waitFor()
  await bia.context.setOffline(false)
  await ana.page.getByText('Escrevi no túnel').waitFor()
  expect(await ana.page.getByText('Escrevi no túnel').count()).toBe(1)

  await ana.page
    .getByRole('button', { name: `Mais sobre a mensagem de ${biaIs.name}` })
    .first()
    .click()
  await ana.page.getByRole('button', { name: 'Apagar', exact: true }).click()
  await bia.page.getByText('Mensagem apagada por quem administra a liga').waitFor()
  for (const { page } of [ana, bia]) {
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  }

  const stranger = await visit()
  expect((await stranger.page.request.get(`/api/leagues/${invitation.id}/wall?code=${invitation.code}`)).status()).toBe(
    404,
  )
  expect(ana.complaints).toEqual([])
})

atLength(() => {
  test('TK3 everybody reads the wall of a match, and people who have played write', async () => {
    const { page, complaints } = await visit(phone)
    await open(page, '/')
    const matchId = await page.evaluate(async () => (await (await fetch('/api/matches/today')).json()).matches[0].id)
    await open(page, `/partidas/${matchId}`)
    await page.getByRole('tab', { name: 'Conversa' }).click()
    await page.getByText('Para escrever, faça um palpite').waitFor()
    await expectNoAxeViolations(page)
    await saveSquad(page, 'Time')
    await open(page, `/partidas/${matchId}?aba=mural`)
    await write(page, 'Que jogo')
    await page.getByRole('article').getByText('Que jogo').waitFor()
    expect(await (await page.request.get(`/partidas/${matchId}?aba=mural`)).text()).toContain('Que jogo</p>')
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
    expect(complaints).toEqual([])
  })
})
