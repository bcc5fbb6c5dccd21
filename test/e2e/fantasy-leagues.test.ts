import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser, waitForHydration } from './browser.ts'
import { morning } from './server-process.ts'
import { autoPick, expectCount, openFantasy, saveEleven } from './fantasy-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit } = useBrowser()

/** A date this many days after the start of the test world, in the formats of the input and of the page. */
const inDays = (days: number) => {
  const iso = new Date(Date.parse(morning) + days * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'America/Sao_Paulo',
  })
  return { iso, shown: iso.split('-').reverse().join('/') }
}

describe('leagues', () => {
  atLength(() => {
    test('a search keeps every letter while the list is slow, and follows the address elsewhere', async () => {
      const { page } = await visit(phone)
      await page.goto('/ligas?busca=Copa')
      await waitForHydration(page)
      await page.route('**/api/leagues?*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.continue()
      })
      const field = page.getByLabel('Buscar liga')
      const requested = () => new URL(page.url()).searchParams.get('busca')
      await page.getByRole('link', { name: 'Mata-mata' }).click()
      await expect.poll(() => new URL(page.url()).searchParams.get('formato')).toBe('mata-mata')
      await field.focus()
      await page.keyboard.press('End')
      await page.keyboard.type(' dos primos distantes', { delay: 25 })
      expect(await field.inputValue()).toBe('Copa dos primos distantes')
      await expect.poll(requested).toBe('Copa dos primos distantes')
      await page.getByText('Nenhuma liga aqui').waitFor()
      expect(await field.inputValue()).toBe('Copa dos primos distantes')
      await page.goBack()
      await expect.poll(() => field.inputValue()).toBe('Copa')
    })
  })

  atLength(() => {
    test('an outdated table is read again until it is current, and then no more', async () => {
      const { page, complaints } = await visit(phone)
      await page.goto('/ligas')
      await waitForHydration(page)
      let requested = 0
      await page.route(/\/api\/leagues\/\d+(\?|$)/, async (route) => {
        const response = await route.fetch()
        const view = (await response.text()).replace('Copa Libertadores', requested < 2 ? 'Como estava' : 'Como está')
        const isBehind = requested++ < 2
        await route.fulfill({ response, json: { ...(JSON.parse(view) as object), ...(isBehind && { isBehind }) } })
      })
      await page.getByRole('link', { name: 'Copa Libertadores' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Como estava' }).waitFor()
      await page.getByRole('heading', { level: 1, name: 'Como está' }).waitFor()
      const before = requested
      await page.waitForTimeout(5_000)
      expect(requested - before, 'once for some news, but not by the clock').toBeLessThan(2)
      expect(complaints).toEqual([])
    })
  })

  test('the three featured ones come first, and joining shows at once and can be undone', async () => {
    const { page, complaints } = await visit()
    await openFantasy(page)
    const panel = page.getByRole('region', { name: 'Ligas Disponíveis' })
    const names = await panel.getByRole('listitem').getByRole('link').allTextContents()
    expect(names.slice(0, 3)).toEqual(['Liga Brasileirão 2025', 'Copa Libertadores', 'Liga dos Amigos'])
    await autoPick(page)
    await page.getByRole('button', { name: 'Participar de Copa Libertadores' }).click()
    await page.getByRole('button', { name: 'Desfazer: sair de Copa Libertadores' }).waitFor()
    await page.getByText(/^Salvo para a rodada/).waitFor()
    await page.getByRole('region', { name: 'Suas Estatísticas' }).getByText('times criados').waitFor()
    await page.getByText('exemplo', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Desfazer: sair de Copa Libertadores' }).click()
    await page.getByRole('button', { name: 'Participar de Copa Libertadores' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('a private one is created, and joined in another browser by its link', async () => {
    const owner = await visit()
    await saveEleven(owner.page)
    await owner.page.goto('/ligas?criar=true')
    await waitForHydration(owner.page)
    await owner.page.getByRole('textbox', { name: 'Nome da liga' }).fill('Liga da firma')
    await owner.page.getByRole('combobox', { name: 'Quem pode entrar' }).selectOption({ label: 'Privada' })
    await owner.page.getByRole('button', { name: 'Criar', exact: true }).click()
    await owner.page.getByRole('heading', { name: 'Liga da firma', level: 1 }).waitFor()
    const link = await owner.page.getByRole('textbox', { name: 'Convite' }).inputValue()
    expect(link).toMatch(/\/ligas\/\d+\?convite=[A-Z0-9]{8}$/)

    const friend = await visit(phone)
    expect((await friend.page.goto(new URL(link).pathname))?.status()).toBe(404)
    await friend.page.goto(link)
    await waitForHydration(friend.page)
    await friend.page.getByRole('button', { name: 'Participar de Liga da firma' }).click()
    await friend.page.getByRole('button', { name: 'Desfazer: sair de Liga da firma' }).waitFor()
    await friend.page.getByText('Sua posição').waitFor()
    await expectNoSidewaysScroll(friend.page)
    await expectNoAxeViolations(friend.page)

    await friend.page.getByRole('link', { name: 'Falta escalar seu time' }).waitFor()

    await owner.page.reload()
    await waitForHydration(owner.page)
    expect(await owner.page.getByRole('button', { name: 'Apagar a liga' }).count()).toBe(0)
    await owner.page.getByRole('button', { name: 'Não receber mais ninguém' }).click()
    await owner.page.getByText('Não recebe mais participantes').waitFor()
    await expectNoAxeViolations(owner.page)
  })

  atLength(() => {
    test('an unsaved team joins from the list, invited friends bring theirs, and the owner confirms a removal', async () => {
      const owner = await visit()
      await openFantasy(owner.page)
      await autoPick(owner.page)
      await owner.page.goto('/ligas?criar=true')
      await waitForHydration(owner.page)
      await owner.page.getByRole('button', { name: 'Criar', exact: true }).click()
      await owner.page.getByText('O nome tem de 3 a 60 letras.', { exact: true }).waitFor()
      const day = inDays(45)
      const name = owner.page.getByRole('textbox', { name: 'Nome da liga' })
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
      await name.fill('Liga do bar')
      await owner.page.getByLabel('Termina em').fill(day.iso)
      await owner.page.getByRole('combobox', { name: 'Quem pode entrar' }).selectOption({ label: 'Privada' })
      await owner.page.getByRole('button', { name: 'Criar', exact: true }).click()
      await owner.page.getByRole('heading', { name: 'Liga do bar', level: 1 }).waitFor()
      expect(await owner.page.title()).toBe('Liga do bar · Craque')
      await owner.page.getByText(day.shown).waitFor()
      await owner.page.getByRole('button', { name: 'Apagar a liga' }).waitFor()
      const link = await owner.page.getByRole('textbox', { name: 'Convite' }).inputValue()

      const friend = await visit(phone)
      await openFantasy(friend.page)
      await autoPick(friend.page)
      await friend.page.goto(link)
      await waitForHydration(friend.page)
      await friend.page.getByRole('button', { name: 'Participar de Liga do bar' }).click()
      await friend.page.getByRole('button', { name: 'Desfazer: sair de Liga do bar' }).waitFor()
      expect(await friend.page.getByRole('link', { name: 'Falta escalar seu time' }).count()).toBe(0)
      await openFantasy(friend.page)
      await expectCount(friend.page, 11)
      await friend.page.getByText(/^Salvo para a rodada/).waitFor()
      expect(friend.complaints).toEqual([])

      await owner.page.reload()
      await waitForHydration(owner.page)
      const remove = owner.page.getByRole('button', { name: 'Remover Meu time da liga' })
      await remove.click()
      const dialog = owner.page.getByRole('dialog', { name: 'Remover da liga?' })
      await dialog.getByText(/^Meu time, de .+, sai da liga/).waitFor()
      await expectNoAxeViolations(owner.page)
      await dialog.getByRole('button', { name: 'Cancelar' }).click()
      await dialog.waitFor({ state: 'detached' })
      await remove.click()
      await dialog.getByRole('button', { name: 'Remover', exact: true }).click()
      await remove.waitFor({ state: 'detached' })
      await owner.page.getByRole('button', { name: 'Apagar a liga' }).click()
      await owner.page.getByRole('dialog').getByRole('button', { name: 'Apagar a liga' }).click()
      await owner.page.getByRole('heading', { name: 'Ligas', level: 1 }).waitFor()
      await owner.page.getByText('Liga do bar foi apagada.').waitFor()
      expect(owner.complaints).toEqual([])
    })
  })

  atLength(() => {
    test('with two teams the person chooses one, and the page says which is in', async () => {
      const { page, complaints } = await visit()
      await saveEleven(page)
      await openFantasy(page)
      await page.getByRole('button', { name: 'Gerenciar times' }).click()
      await page.getByRole('button', { name: 'Duplicar' }).click()
      await page.waitForURL(/time=\d+/)
      await page.goto('/ligas')
      await waitForHydration(page)
      await page.getByRole('combobox', { name: 'Participar com' }).selectOption({ label: 'Cópia de Meu time' })
      await page.getByRole('button', { name: 'Participar de Copa Libertadores' }).click()
      await page.getByRole('button', { name: 'Desfazer: sair de Copa Libertadores' }).waitFor()
      await page.getByRole('combobox', { name: 'Participar com' }).selectOption({ label: 'Meu time' })
      await page.getByText('Participando com Cópia de Meu time').waitFor()
      await page.getByRole('button', { name: 'Participar de Copa Libertadores' }).click()
      await page.getByText('com Meu time', { exact: true }).waitFor()
      await expectNoAxeViolations(page)
      expect(complaints).toEqual([])
    })
  })

  atLength(() => {
    test('all of them can be browsed, searched and kept in the address', async () => {
      const { page, complaints } = await visit()
      await page.goto('/ligas')
      await waitForHydration(page)
      await page.getByRole('link', { name: 'Mata-mata', exact: true }).click()
      await page.waitForURL(/formato=mata-mata/)
      await page.getByRole('link', { name: 'Liga Brasileirão 2025' }).waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Todos', exact: true }).click()
      await page.getByRole('searchbox', { name: 'Buscar liga' }).fill('brasilerao')
      await page.waitForURL(/busca=brasilerao/)
      await page.getByText('1 liga', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Liga Brasileirão 2025' }).click()
      await page.getByRole('heading', { name: 'Liga Brasileirão 2025', level: 1 }).waitFor()
      await expect
        .poll(() => page.getByRole('table', { name: 'Classificação' }).getByRole('row').count())
        .toBeGreaterThan(2)
      await expectNoAxeViolations(page)
      expect(complaints).toEqual([])
    })
  })
})

test('a player has a page of their own, and two others can be compared there', async () => {
  const { page, complaints } = await visit()
  await openFantasy(page)
  const link = page
    .getByRole('table', { name: 'Jogadores do mercado' })
    .getByRole('rowheader')
    .getByRole('link')
    .first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  const others = page.getByRole('combobox', { name: 'Comparar com' })
  const offered = page.locator('datalist option')
  await expect.poll(() => offered.count()).toBeGreaterThan(2)
  const names = await offered.evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  for (const other of names.slice(0, 2)) {
    await others.fill(other)
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
    await page.getByRole('columnheader', { name: `Tirar ${other} da comparação` }).waitFor()
  }
  await others.waitFor({ state: 'detached' })
  await page.getByRole('table', { name: 'Comparação de jogadores' }).getByRole('columnheader').nth(3).waitFor()
  await expectNoAxeViolations(page)
  expect(complaints).toEqual([])
})
