import { describe, expect, test } from 'vitest'
import type { LineupPage } from '#contract/manager.ts'
import { desktop, goOffline, useBrowser } from './browser.ts'
import { newcomer, open, password, signIn, signUp } from './people-helpers.ts'

const { visit, useVisit } = useBrowser()

describe('one’s own profile', () => {
  const person = newcomer()
  const owner = useVisit(desktop, async ({ page }) => {
    await signUp(page, person)
    await open(page, '/profile')
  })

  test('is edited, cancelled, refused and saved', async () => {
    const { page } = owner()
    const edit = page.getByRole('button', { name: 'Editar Perfil' })
    await edit.click()
    await page.getByRole('button', { name: 'Cancelar' }).waitFor()
    await page.getByLabel('Nome').fill('Outro Nome')
    await page.getByLabel('Bio').fill('isto some')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByText(person.name, { exact: true }).waitFor()
    await edit.click()
    await expect.poll(() => page.getByLabel('Nome').inputValue()).toBe(person.name)
    await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('')

    await page.getByLabel('Nome').fill('Administrador')
    await page.getByLabel('Bio').fill('<b>Torço</b> desde 1981 ⚽')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Este nome pode parecer oficial').waitFor()
    await expect.poll(() => page.getByLabel('Nome').inputValue()).toBe('Administrador')
    await expect.poll(() => page.getByLabel('Bio').inputValue()).toBe('<b>Torço</b> desde 1981 ⚽')
    await expect.poll(() => page.getByLabel('Nome').evaluate((field) => field === document.activeElement)).toBe(true)

    await page.getByLabel('Nome').fill(`${person.name} Novo`)
    await page.getByLabel('País').selectOption({ label: 'Uruguai' })
    await page.getByLabel('Time do coração').selectOption({ label: 'Grêmio' })
    const face = await page.locator('form img').getAttribute('src')
    await page.getByRole('button', { name: 'Sortear outro rosto' }).click()
    await expect.poll(() => page.locator('form img').getAttribute('src')).not.toBe(face)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await edit.waitFor()
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true)
    await open(page, '/profile')
    for (const shown of [`${person.name} Novo`, '<b>Torço</b> desde 1981 ⚽', 'Uruguai', 'Grêmio', person.email]) {
      await page.getByText(shown).first().waitFor()
    }
  })

  test('is saved offline, says so, and is sent with the next connection', async () => {
    const { page, context } = owner()
    await page.getByRole('button', { name: 'Editar Perfil' }).click()
    await page.getByLabel('Bio').fill('não quero perder isto')
    await goOffline(context)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText(/^Sem conexão\. Guardado para enviar depois: Perfil/).waitFor()
    await page.getByRole('button', { name: '1 por enviar' }).waitFor()
    await context.setOffline(false)
    await page.getByText('não quero perder isto').waitFor()
  })

  test('gets a new e-mail with the current password', async () => {
    const { page } = owner()
    await page.getByRole('button', { name: 'Editar Perfil' }).click()
    await page.getByLabel('E-mail').fill(`novo-${person.email}`)
    await page.getByLabel('Senha atual').fill('não é esta')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('A senha atual não confere').waitFor()
    await page.getByLabel('Senha atual').fill(password)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText(`novo-${person.email}`).waitFor()
  })
})

test('following turns a visitor into a guest, whose address leads to the account they sign in to, and its e-mail is never shown', async () => {
  const owner = await visit()
  const person = newcomer()
  const managerId = await signUp(owner.page, person)

  const { page } = await visit()
  await open(page, `/participantes/${managerId}`)
  expect(await page.content()).not.toContain(person.email)
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/follow'))
  await page.getByRole('button', { name: 'Seguir' }).click()
  await page.getByRole('button', { name: 'Seguindo' }).waitFor()
  // The button changes at once. The guest exists once the server has answered.
  await answered
  await open(page, `/participantes/${managerId}`)
  await page.getByRole('button', { name: 'Seguindo' }).waitFor()
  await page.getByText('1 seguidor').waitFor()

  const viewerId = () => page.evaluate(async () => (await (await fetch('/api/viewer')).json()).viewer?.managerId)
  const guest = await viewerId()
  expect(guest).toBeGreaterThan(0)
  await signIn(page, person)
  await expect.poll(viewerId).toBe(managerId)
  const answer = await page.goto(`/participantes/${guest}`)
  expect(answer?.status()).toBe(200)
  expect(new URL(page.url()).pathname).toBe(`/participantes/${managerId}`)
  await page.getByRole('heading', { name: person.name, level: 1 }).waitFor()
})

test('a manager of the world has lineups of locked rounds, plots and achievements', async () => {
  const { page } = await visit()
  await open(page, '/participantes/5')
  await page.getByRole('heading', { name: 'Escalações' }).waitFor()
  const { items: lineups } = (await (await page.request.get('/api/managers/5/lineups')).json()) as LineupPage
  const { players, bench } = lineups[0]!
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: /Rodada \d+, temporada \d+/ })
        .first()
        .getByRole('row')
        .count(),
    )
    .toBe(1 + players.length + bench.length)
  await page.getByText(/rodadas, melhor/).waitFor()
  await page.getByText(/^Melhor #/).waitFor()
  const nobody = await page.request.get('/participantes/99999999')
  expect(await nobody.text()).toContain('Este endereço não existe')
})

test('points and rank are those of the rankings, marked as provisional', async () => {
  const { page } = await visit()
  const { items: entries, live } = await (await page.request.get('/api/rankings')).json()
  const [first] = entries
  await open(page, `/participantes/${first.managerId}`)
  const value = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd')
  const shown = (count: number) => count.toLocaleString('pt-BR')
  await expect.poll(() => value('pontos').innerText()).toContain(shown(first.score))
  await expect.poll(() => value('posição global').innerText()).toContain(`#${shown(first.rank)}`)
  await expect.poll(() => value('pontos').getByText('provisório').count()).toBe(live ? 1 : 0)
  await expect.poll(() => value('precisão').innerText()).toMatch(/^\d+,\d%$/)
})

test('another person’s page is in Spanish, including positions', async () => {
  const { page, context, url } = await visit()
  await context.addCookies([{ name: 'craque_language', value: 'es', url }])
  await open(page, '/participantes/5')
  await page.getByRole('heading', { name: 'Sobre', exact: true }).waitFor()
  const lineup = page.getByRole('table', { name: /Jornada \d+, temporada \d+/ }).first()
  await lineup
    .getByText(/^Arquero,|^Portero,/)
    .first()
    .waitFor()
  expect(await lineup.innerText()).not.toMatch(/Goleiro|Meio-Campo|Atacante/)
})
