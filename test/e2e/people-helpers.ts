import type { Page } from 'playwright-core'
import { waitForTakeOver } from './browser.ts'

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

/** The page has been taken over by our code once its buttons can be pressed. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForTakeOver(page)
}

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

/** What the fantasy screen sends when a visitor saves a squad: the first action worth keeping. */
export async function saveSquad(page: Page, name: string): Promise<number> {
  return page.evaluate(async (squadName) => {
    const { round, players } = await (await fetch('/api/market')).json()
    const cheapest = players.toSorted((a: { price: number }, b: { price: number }) => a.price - b.price)
    const playerIds = cheapest.slice(0, 3).map(({ id }: { id: number }) => id)
    const answer = await fetch('/api/squads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: squadName, playerIds, captainId: null, roundId: round.id }),
    })
    return answer.status
  }, name)
}
