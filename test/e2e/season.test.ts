import { expect, test } from 'vitest'
import { seasonReviewSchema } from '#contract/season-review.ts'
import { rankingSchema } from '#contract/ranking.ts'
import { desktop, expectNoAxeViolationsInBothThemes, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'

const { visit } = useBrowser()
const points = (tenths: number) => (tenths / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 })

test('at 360 px a person’s season is linked from their profile, shows its figures, and has no axe findings', async () => {
  const { page, complaints } = await visit(phone)
  const leaders = rankingSchema.parse(await (await page.request.get('/api/rankings')).json())
  const { managerId } = leaders.items[0]!
  const answer = await page.request.get(`/api/season-review?manager=${managerId}`)
  const season = seasonReviewSchema.parse(await answer.json()).season!
  await page.goto(`/participantes/${managerId}`)
  await page.getByRole('link', { name: 'A temporada em revista' }).click()
  await page.getByText(`Até a rodada ${season.rounds.at(-1)!.number}`).waitFor()
  await page
    .getByRole('definition')
    .filter({ hasText: season.points.toLocaleString('pt-BR') })
    .waitFor()
  const best = season.rounds.find(({ roundId }) => roundId === season.bestRoundId)!
  await page
    .getByRole('link', { name: `Rodada ${best.number}: ${points(best.pointTenths!)}` })
    .first()
    .waitFor()
  await page.getByRole('link', { name: season.faithful[0]!.name }).first().waitFor()
  await page.getByText(`Melhor que ${season.luck!.betterThanPercent}% dos sorteios`).waitFor()
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expectNoAxeViolationsInBothThemes(page)
  await expectNoSidewaysScroll(page)
  expect(complaints).toEqual([])
})

test('a person without a season reads when the next one begins, in the first HTML', async () => {
  const { page } = await visit(desktop)
  const html = await (await page.request.get('/temporada')).text()
  expect(html).toContain('Ainda não há temporada para contar')
  expect((await page.request.get('/temporada?participante=2000000000')).status()).toBe(404)
})
