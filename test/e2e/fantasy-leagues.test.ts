import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { autoPick, openFantasy, save, takenOver } from './fantasy-helpers.ts'

const { visit } = useBrowser()

describe('leagues', () => {
  test('the three of the house come first; joining shows at once and can be undone', async () => {
    const { page, complaints } = await visit()
    await openFantasy(page)
    const panel = page.getByRole('region', { name: 'Ligas Disponíveis' })
    const names = await panel.getByRole('listitem').getByRole('link').allTextContents()
    expect(names.slice(0, 3)).toEqual(['Liga Brasileirão 2025', 'Copa Libertadores', 'Liga dos Amigos'])
    await autoPick(page)
    await page.getByRole('button', { name: 'Participar da Copa Libertadores' }).click()
    await page.getByRole('button', { name: 'Desfazer: sair da Copa Libertadores' }).waitFor()
    await page.getByText(/^Salvo para a rodada/).waitFor()
    await page.getByRole('region', { name: 'Suas Estatísticas' }).getByText('times criados').waitFor()
    await page.getByText('exemplo', { exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Desfazer: sair da Copa Libertadores' }).click()
    await page.getByRole('button', { name: 'Participar da Copa Libertadores' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('a private one is created, and joined in another browser by its link', async () => {
    const owner = await visit()
    await openFantasy(owner.page)
    await autoPick(owner.page)
    await save(owner.page)
    await owner.page.goto('/ligas?criar=true')
    await takenOver(owner.page)
    await owner.page.getByRole('textbox', { name: 'Nome da liga' }).fill('Liga da firma')
    await owner.page.getByRole('combobox', { name: 'Quem pode entrar' }).selectOption({ label: 'Privada' })
    await owner.page.getByRole('button', { name: 'Criar', exact: true }).click()
    await owner.page.getByRole('heading', { name: 'Liga da firma', level: 1 }).waitFor()
    const link = await owner.page.getByRole('textbox', { name: 'Convite' }).inputValue()
    expect(link).toMatch(/\/ligas\/\d+\?convite=[A-Z0-9]{8}$/)

    const friend = await visit(phone)
    friend.page.setDefaultTimeout(20_000)
    await friend.page.goto(new URL(link).pathname)
    await friend.page.getByRole('heading', { name: 'Esta liga é privada' }).waitFor()
    await friend.page.goto(link)
    await takenOver(friend.page)
    await friend.page.getByRole('button', { name: 'Participar da Liga da firma' }).click()
    await friend.page.getByRole('button', { name: 'Desfazer: sair da Liga da firma' }).waitFor()
    await friend.page.getByText('Seu lugar').waitFor()
    await expectNoSidewaysScroll(friend.page)
    await expectNoAxeViolations(friend.page)

    await owner.page.reload()
    await takenOver(owner.page)
    await owner.page.getByRole('button', { name: 'Fechar para novos' }).click()
    await owner.page.getByText('Não recebe mais participantes').waitFor()
    await expectNoAxeViolations(owner.page)
  })

  test('all of them are browsed, searched and kept in the address', async () => {
    const { page, complaints } = await visit()
    page.setDefaultTimeout(20_000)
    await page.goto('/ligas')
    await takenOver(page)
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

test('a player has his own page, and two others beside him', async () => {
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
  for (const at of [1, 1]) {
    await others.selectOption({ index: at })
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  }
  await others.waitFor({ state: 'detached' })
  await page.getByRole('table', { name: 'Comparação de jogadores' }).getByRole('columnheader').nth(3).waitFor()
  await expectNoAxeViolations(page)
  expect(complaints).toEqual([])
})
