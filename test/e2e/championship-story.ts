import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { OwnRanking } from '#contract/ranking.ts'
import { championshipBySlug } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import { connect } from '#db/connection/connect.ts'
import { waitForHydration } from './browser.ts'
import { openLivePage } from './live-page.ts'
import { open } from './people-helpers.ts'
import { root } from './server-process.ts'

const file = (name: string) => path.join(root, 'test', 'e2e', 'files', name)

/** Sets the championship's clock to a time. */
export async function setClock(connectionString: string, slug: string, at: string): Promise<void> {
  const { db, close } = connect({ connection: { connectionString }, poolSize: 1 })
  const championship = await championshipBySlug(db, slug)
  if (championship) await startClock(db, championship.id, { at: new Date(at) })
  await close()
}

/** The same form serves operators and organisers. */
export async function preview(page: Page, files: string[]): Promise<void> {
  await page.getByLabel('Arquivos').setInputFiles(files.map(file))
  await page.getByRole('button', { name: 'Ver a prévia' }).click()
}

/** `says`: texts that the preview must show before the import. */
export async function upload(page: Page, files: string[], says: string[] = []): Promise<void> {
  await preview(page, files)
  for (const text of says) await page.getByText(text, { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await page.getByText('Importado.', { exact: true }).waitFor()
}

export async function chooseTarget(page: Page, to: { into: string } | { name: string }): Promise<void> {
  await open(page, '/operador')
  if ('into' in to) await page.getByLabel('Para onde').selectOption({ label: to.into })
  else await page.getByLabel('Nome do campeonato').fill(to.name)
}

export async function bring(
  page: Page,
  files: string[],
  to: ({ into: string } | { name: string }) & { says?: string[] },
): Promise<void> {
  await chooseTarget(page, to)
  await upload(page, files, to.says)
}

/** Opens the upload form on the championship's page. */
export async function openFiles(page: Page, slug: string): Promise<void> {
  await open(page, `/campeonatos/${slug}?campeonato=${slug}`)
  await page.getByRole('button', { name: 'Enviar arquivos' }).click()
}

/** Checks the preview of undoing the newest import, then does it. */
export async function undo(page: Page, says: string): Promise<void> {
  await page.getByRole('button', { name: 'Desfazer esta importação' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(says).waitFor()
  await dialog.getByRole('button', { name: 'Desfazer esta importação' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The invitation link that organisers send. */
export async function invitationOn(page: Page): Promise<string> {
  const { pathname, search } = new URL(await page.getByLabel('Convite', { exact: true }).inputValue())
  return pathname + search
}

export async function enterChampionship(page: Page, invitation: string, name: string): Promise<void> {
  await open(page, invitation)
  await page.getByRole('button', { name: 'Entrar no campeonato' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await waitForHydration(page)
}

export async function ownPoints(page: Page, slug: string): Promise<number | undefined> {
  const answer = await page.request.get(`/api/rankings/own?championship=${slug}`)
  return ((await answer.json()) as OwnRanking).own?.score
}

/** Polls until the person has more than `more` points, then checks that the page shows points. */
export async function expectPoints(page: Page, slug: string, more = 99): Promise<number> {
  await expect.poll(() => ownPoints(page, slug), { interval: 200, timeout: 15_000 }).toBeGreaterThan(more)
  await page.goto(`/rankings?campeonato=${slug}`)
  expect(await page.getByRole('region', { name: 'Sua Posição' }).innerText()).toMatch(/\d{3} pontos|Pontos\s+\d{3}/)
  return (await ownPoints(page, slug)) ?? 0
}

export async function pickTwoToOne(page: Page, club: string): Promise<void> {
  await page.locator('[data-live-ticker]').waitFor({ state: 'attached' })
  const match = page.getByRole('listitem').filter({ hasText: club }).first()
  const more = match.getByRole('button', { name: /^Mais um gol/ })
  await more.first().tap()
  await more.first().tap()
  await more.last().tap()
  await match.getByText(/^Registrado às/).waitFor()
}

/** Creates a bolão in a championship and returns its invitation link. */
export async function bolaoLink(page: Page, slug: string): Promise<string> {
  await open(page, `/ligas?criar=true&campeonato=${slug}`)
  await page.getByRole('textbox', { name: 'Nome da liga' }).fill('Bolão da firma')
  await page.getByRole('combobox', { name: 'Formato' }).selectOption({ label: 'Bolão de palpites' })
  await page.getByRole('combobox', { name: 'Quem pode entrar' }).selectOption({ label: 'Privada' })
  await page.getByRole('button', { name: 'Criar', exact: true }).click()
  await page.getByRole('heading', { name: 'Bolão da firma', level: 1 }).waitFor()
  const { pathname, search } = new URL(await page.getByRole('textbox', { name: 'Convite' }).inputValue())
  return pathname + search
}

/** Returns the match's address, because the round no longer shows a postponed match. */
export async function openMatch(page: Page, slug: string, match: { round: string; name: string }): Promise<string> {
  await open(page, `/campeonatos/${slug}?campeonato=${slug}`)
  await page.getByRole('combobox', { name: 'Rodadas' }).selectOption({ label: match.round })
  const address = await page.getByRole('link', { name: match.name }).first().getAttribute('href')
  if (address === null) throw new Error('the match has no page')
  await openLivePage(page, address)
  await page.getByRole('heading', { name: 'Para quem organiza' }).waitFor()
  return address
}

export async function decide(page: Page, kind: string, startsAt?: string): Promise<void> {
  await page.getByRole('button', { name: 'Adiar, mudar, W.O. ou interromper' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.locator('label', { hasText: kind }).tap()
  if (startsAt) await dialog.getByLabel(/^Novo início/).fill(startsAt)
  await dialog.getByLabel('Motivo').fill('chuva')
  await dialog.getByRole('button', { name: 'Decidir e avisar' }).tap()
  await dialog.waitFor({ state: 'detached' })
}
