import { expect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { newcomer, open, signUp } from './people-helpers.ts'

const { visit } = useBrowser()
const DAY_MS = 86_400_000

test('NT2 NT5 NT8 the bell counts, the list tells and hears of more by itself, and a kind stays turned off', async () => {
  const [ana, bia] = [await visit(phone), await visit()]
  const [anaIs, biaIs] = [newcomer(), newcomer()]
  await signUp(ana.page, anaIs)
  await signUp(bia.page, biaIs)
  const { gameNowMs } = await (await ana.page.request.get('/api/market/clock')).json()
  const made = await ana.page.request.post('/api/leagues', {
    data: {
      name: 'Bolão da esquina',
      description: '',
      format: 'bolao',
      visibility: 'public',
      prize: 0,
      startsAtMs: gameNowMs,
      endsAtMs: gameNowMs + 7 * DAY_MS,
      squadId: null,
      pool: {
        sport: 'futebol',
        scoring: { exact: 10, winnerGoals: 7, difference: 7, draw: 7, loserGoals: 5, winner: 5 },
      },
    },
  })
  const { league } = await made.json()
  const joined = await bia.page.request.post(`/api/leagues/${league.id}/people`, { data: {} })
  expect(joined.status()).toBe(200)

  await open(ana.page, '/conta')
  const stream = ana.page.waitForResponse((answer) => answer.url().includes('/api/stream'))
  await ana.page.getByRole('link', { name: 'Avisos: 1 novo' }).click()
  await ana.page.getByRole('link', { name: `${biaIs.name} entrou em Bolão da esquina` }).waitFor()
  await ana.page.getByRole('link', { name: 'Avisos', exact: true }).waitFor()
  await expectNoAxeViolationsInBothThemes(ana.page)
  await expectNoSidewaysScroll(ana.page)

  await stream
  const told = await bia.page.request.post(`/api/leagues/${league.id}/wall`, {
    data: { text: `@${anaIs.name} olha isto`, replyTo: null },
  })
  expect(told.status()).toBe(200)
  await ana.page.getByRole('link', { name: `${biaIs.name} falou de você em Bolão da esquina` }).waitFor()

  const achievements = ana.page.getByRole('checkbox', { name: 'Conquistas, por Lista' })
  const saved = ana.page.waitForResponse((answer) => answer.url().endsWith('/api/notices/settings') && answer.ok())
  await achievements.click()
  await saved
  await open(ana.page, '/avisos')
  expect(await achievements.isChecked()).toBe(false)
  expect([...ana.complaints, ...bia.complaints]).toEqual([])
})
