import type { Page } from 'playwright-core'
import type { SignedIn } from '#contract/account.ts'
import type { MarketView } from '#contract/market.ts'
import { waitForHydration } from './browser.ts'

export const password = 'um jabuti na janela'
export const someMark = () => Math.random().toString(36).slice(2, 8)

export interface Newcomer {
  name: string
  email: string
}

export const newcomer = (): Newcomer => {
  const mark = someMark()
  return { name: `Pessoa ${mark}`, email: `pessoa-${mark}@example.org` }
}

/** Waits for hydration, after which buttons work. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

/** Creates the account through the API, for tests about what comes later. */
export async function signUp({ request }: Page, person: Newcomer): Promise<number> {
  const answer = await request.post('/api/account/sign-up', { data: { ...person, password } })
  const { viewer } = (await answer.json()) as SignedIn
  return viewer.managerId
}

export const enter = ({ request }: Page, { email }: { email: string }) =>
  request.post('/api/account/sign-in', { data: { email, password } })

export async function createAccount(page: Page, { name, email }: Newcomer) {
  await open(page, '/criar-conta')
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click()
  await page.waitForURL('**/profile')
}

export async function signIn(page: Page, { email }: { email: string }) {
  await open(page, '/entrar')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha').fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Sends what the fantasy page sends when a visitor saves a squad, which makes them a guest. */
export async function saveSquad({ request }: Page, name: string): Promise<number> {
  const { round, players } = (await (await request.get('/api/market')).json()) as MarketView
  const cheapest = players.toSorted((a, b) => a.price - b.price)
  const playerIds = cheapest.slice(0, 3).map(({ id }) => id)
  const answer = await request.post('/api/squads', { data: { name, playerIds, captainId: null, roundId: round?.id } })
  return answer.status()
}
