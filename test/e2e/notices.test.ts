import { expect, test } from 'vitest'
import { expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { newcomer, open, signUp } from './people-helpers.ts'

const { visit } = useBrowser()
const DAY_MS = 86_400_000

test('NT2 NT5 NT8 the bell counts new notices on any page, the list shows them, and a kind stays turned off', async () => {
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
  const joined = await bia.page.request.post(`/api/pools/${league.id}/members`, { data: {} })
  expect(joined.status()).toBe(201)

  const nameAna = async (text: string) => {
    const answer = await bia.page.request.post(`/api/leagues/${league.id}/wall`, {
      data: { text: `@${anaIs.name} ${text}`, replyTo: null },
    })
    expect(answer.status()).toBe(201)
  }
  // A page without any other live data.
  const stream = ana.page.waitForResponse((answer) => answer.url().includes('/api/stream'))
  await open(ana.page, '/conta')
  await ana.page.getByRole('link', { name: 'Avisos: 1 novo' }).waitFor()
  await stream
  await nameAna('olha isto')
  await ana.page.getByRole('link', { name: 'Avisos: 2 novos' }).click()
  await ana.page.getByRole('link', { name: `${biaIs.name} entrou em Bolão da esquina` }).waitFor()
  const named = ana.page.getByRole('link', { name: `${biaIs.name} falou de você em Bolão da esquina` })
  await named.waitFor()
  await ana.page.getByRole('link', { name: 'Avisos', exact: true }).waitFor()
  await expectNoAxeViolationsInBothThemes(ana.page)
  await expectNoSidewaysScroll(ana.page)
  await nameAna('e isto')
  await expect.poll(() => named.count()).toBe(2)

  const achievements = ana.page.getByRole('checkbox', { name: 'Conquistas, por Lista' })
  const saved = ana.page.waitForResponse((answer) => answer.url().endsWith('/api/notices/settings') && answer.ok())
  await achievements.click()
  await saved
  await open(ana.page, '/avisos')
  expect(await achievements.isChecked()).toBe(false)
  expect([...ana.complaints, ...bia.complaints]).toEqual([])
})
