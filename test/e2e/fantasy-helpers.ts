import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import { FIELD_POSITIONS, type Position } from '#domain/sport/position.ts'
import { waitForFont, waitForHydration } from './browser.ts'

/** Waits for hydration, after which buttons work. */
export async function openFantasy(page: Page, address = '/fantasy'): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
  await waitForFont(page)
}

/** The choice changes first, then the address, then the rows. */
export async function showsPosition(page: Page, name: Position): Promise<void> {
  await page.getByRole('radio', { name, checked: true }).waitFor({ state: 'attached' })
  await page.waitForURL((url) => url.searchParams.get('posicao') === name)
  const others = FIELD_POSITIONS.filter((other) => other !== name).map((other) => `#mercado abbr[title="${other}"]`)
  await page.locator(others.join()).first().waitFor({ state: 'detached' })
}

export const squadCount = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^\d+ de 11 jogadores$/).textContent()
  return Number(text?.split(' ')[0])
}

export async function expectCount(page: Page, count: number): Promise<void> {
  await page.getByText(`${count} de 11 jogadores`, { exact: true }).waitFor()
  await page.locator('#mercado [aria-busy=true]').waitFor({ state: 'detached' })
  expect(await squadCount(page)).toBe(count)
}

export const marketOf = async ({ request }: Page): Promise<MarketView> => (await request.get('/api/market')).json()

export const byPrice = (a: MarketPlayerView, b: MarketPlayerView) => a.price - b.price || a.id - b.id
export const isSafe = ({ status, next, lastTenths }: MarketPlayerView) =>
  status === 'provavel' && next !== null && lastTenths.some((tenths) => tenths !== null)
const LINES: [Position, number][] = [
  ['Goleiro', 1],
  ['Defensor', 4],
  ['Meio-Campo', 3],
  ['Atacante', 3],
]

/** The cheapest lineup of players who should play. */
export const cheapEleven = ({ players }: MarketView): MarketPlayerView[] =>
  LINES.flatMap(([position, count]) =>
    players
      .filter((player) => player.position === position && isSafe(player))
      .sort(byPrice)
      .slice(0, count),
  )

/** Saves a squad through the API, for tests about what comes later. */
export async function saveEleven(page: Page): Promise<void> {
  const market = await marketOf(page)
  const playerIds = cheapEleven(market).map(({ id }) => id)
  const data = { name: 'Meu time', playerIds, captainId: playerIds.at(-1), roundId: market.round?.id }
  expect((await page.request.post('/api/squads', { data })).status()).toBe(201)
}

/** Lets the optimiser choose eleven players, for tests about something else. */
export async function autoPick(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Escalação automática' }).first().click()
  await page.getByRole('button', { name: 'Usar esta escalação' }).click()
  await expectCount(page, 11)
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar time' }).click()
  await page.getByText(/^Salvo para a rodada/).waitFor()
}
