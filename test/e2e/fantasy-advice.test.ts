import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { MarketPlayerView, MarketView } from '#contract/market.ts'
import { deadEndOf } from '#domain/squad/completion.ts'
import {
  desktop,
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
} from './browser.ts'
import { autoPick, byPrice, cheapEleven, expectCount, isSafe, marketOf, openFantasy, save } from './fantasy-helpers.ts'
import { atLength } from '#test/gate.ts'

const { visit, useVisit } = useBrowser()

/** An unsaved squad of this device, with today's prices. */
async function openWith(page: Page, squad: readonly MarketPlayerView[], address = '/fantasy') {
  const players = squad.map(({ id, price }) => ({ playerId: id, pricePaid: price }))
  await page.evaluate(
    (draft) => {
      for (const storage of [sessionStorage, localStorage])
        storage.setItem('craque.times', JSON.stringify({ novo: draft }))
    },
    { players, captainId: null, version: null },
  )
  await openFantasy(page, address)
  await expectCount(page, players.length)
}

/** Replaces two of the cheapest lineup with an injured and a suspended player. */
function withTwoAbsent(market: MarketView): MarketPlayerView[] {
  const eleven = cheapEleven(market)
  for (const status of ['contundido', 'suspenso'] as const) {
    const absent = market.players.filter((player) => player.status === status && !eleven.includes(player)).sort(byPrice)
    const at = eleven.findIndex(
      (player) => isSafe(player) && absent.some(({ position }) => position === player.position),
    )
    const comes = absent.find(({ position }) => position === eleven[at]?.position)
    if (comes) eleven[at] = comes
  }
  return eleven
}

const ready = 'Pronto para competir na rodada.'

describe('a squad with two players who should not play', () => {
  let eleven: MarketPlayerView[]
  const person = useVisit(desktop, async ({ page }) => {
    eleven = withTwoAbsent(await marketOf(page))
    await openWith(page, eleven)
  })

  test('prints as pitch and list, without the rest of the page', async () => {
    const { page } = person()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('group', { name: 'Campo com a sua escalação' }).waitFor()
    for (const { name } of eleven) await page.locator('li > strong', { hasText: name }).first().waitFor()
    const gone = [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('table', { name: 'Jogadores do mercado' }),
      page.getByRole('button', { name: 'Salvar time' }),
    ]
    for (const one of gone) expect(await one.count()).toBe(0)
    await page.emulateMedia({ media: null })
  })
  test('AD1 AD2 is not called ready, and the best swaps are shown, made, undone and saved', async () => {
    const { page, complaints } = person()
    const absent = eleven.filter((player) => !isSafe(player))
    expect(absent).toHaveLength(2)
    const note = page.getByText(/ não devem jogar\.$/)
    await note.waitFor()
    for (const { name } of absent) expect(await note.textContent()).toContain(name)
    expect(await page.getByText(ready).count()).toBe(0)
    const pitch = page.getByRole('group', { name: 'Campo com a sua escalação' })
    await pitch.getByRole('button', { name: /Lesionado$/ }).waitFor()
    await pitch.getByRole('button', { name: /Suspenso$/ }).waitFor()
    await expectNoAxeViolationsInBothThemes(page)

    await page.getByRole('button', { name: 'Ver as melhores trocas' }).click()
    const dialog = page.getByRole('dialog', { name: 'As melhores trocas' })
    await dialog.getByText(/^2 trocas: \+\d/).waitFor()
    for (const { name } of absent) await dialog.getByText(name, { exact: true }).waitFor()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Fazer 2 trocas' }).click()
    await page.getByText(ready).waitFor()
    const message = page.getByText(/^2 trocas feitas\./)
    await message.waitFor()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await note.waitFor()
    // After undo, the message about it disappears.
    await message.waitFor({ state: 'detached' })

    await page.getByText('Lista', { exact: true }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: absent[0]?.name ?? '' })
      .getByText('Lesionado')
      .waitFor()
    await page.getByRole('button', { name: 'Ver as melhores trocas' }).click()
    await dialog.getByRole('button', { name: 'Fazer 2 trocas' }).click()
    await save(page)
    expect(complaints).toEqual([])
  })
})

atLength(() => {
  describe('the best possible squad', () => {
    test('AD2 has no better squad within any number of swaps', async () => {
      const { page } = await visit()
      await openFantasy(page)
      await autoPick(page)
      await page.getByText(ready).waitFor()
      await page.locator('#meu-time').getByText('Pontos esperados').waitFor()
      await page.getByRole('button', { name: 'Melhorar com trocas' }).click()
      await page.getByText('Seu time já é o melhor que se consegue com 2 trocas.').waitFor()
      await page.getByRole('dialog').getByText('5', { exact: true }).click()
      await page.getByText('Seu time já é o melhor que se consegue com 5 trocas.').waitFor()
      expect(await page.getByRole('button', { name: /^(Fazer|Passar)/ }).count()).toBe(0)
    })
  })
})

/** Takes expensive players up to the one that would leave too little money for the rest. */
function toTheBrink({ modality, players }: MarketView): { chosen: MarketPlayerView[]; next: MarketPlayerView } {
  const forSale = players.map(({ id, position, price }) => ({ playerId: id, position, price }))
  const chosen: MarketPlayerView[] = []
  for (const player of players.toSorted((a, b) => byPrice(b, a))) {
    if (chosen.filter(({ position }) => position === player.position).length >= (player.position === 'Goleiro' ? 1 : 3))
      continue
    const squad = {
      modality,
      players: [...chosen, player].map(({ id, position, price }) => ({ playerId: id, position, pricePaid: price })),
    }
    if (deadEndOf(squad, forSale)) return { chosen, next: player }
    chosen.push(player)
  }
  throw new Error('everybody is affordable')
}

describe('a dead end', () => {
  test('AD3 is announced on the row before the purchase, and the way out after it', async () => {
    const { page } = await visit()
    const { chosen, next } = toTheBrink(await marketOf(page))
    await openWith(page, chosen, `/fantasy?busca=${encodeURIComponent(next.name)}`)
    expect(await page.getByText(/^Sem saída/).count()).toBe(0)
    const row = page.getByRole('row').filter({ hasText: next.name })
    await row.getByText('Com ele o time não se completa').waitFor()
    const add = row.getByRole('button', { name: /^Adicionar/ })
    expect(await add.getAttribute('title')).toMatch(/^Com ele sobram \d+ para \d vagas, e as mais baratas custam \d+$/)
    await add.click()
    await expectCount(page, chosen.length + 1)
    await page.getByText(/^Sem saída: /).waitFor()
    await page.getByRole('button', { name: /^Tirar / }).click()
    await expectCount(page, chosen.length)
    await page.getByText(/^Sem saída: /).waitFor({ state: 'detached' })
  })
})

atLength(() => {
  describe('on a phone', () => {
    test('the first player is on the first screen, and filters, automatic pick and squad are one tap away', async () => {
      const { page } = await visit(phone)
      await openFantasy(page)
      const first = page.getByRole('table', { name: 'Jogadores do mercado' }).getByRole('row').nth(1)
      const bar = page.getByRole('link', { name: /livres/ })
      const [row, foot] = [await first.boundingBox(), await bar.boundingBox()]
      expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(foot?.y ?? 0)

      await page.getByRole('button', { name: 'Filtros' }).click()
      const sheet = page.getByRole('dialog', { name: 'Mais filtros' })
      await sheet.getByRole('combobox', { name: 'Situação' }).selectOption('contundido')
      await page.waitForURL(/situacao=contundido/)
      await expectNoAxeViolations(page)
      await sheet.getByRole('button', { name: 'Limpar filtros' }).click()
      await page.keyboard.press('Escape')

      await page
        .getByRole('button', { name: /^Adicionar/ })
        .first()
        .click()
      await expectCount(page, 1)
      // The change is announced to screen readers, and nothing covers the bar.
      await page
        .getByRole('status')
        .filter({ hasText: /entrou no time\. 1 de 11\./ })
        .waitFor({ state: 'attached' })
      expect(await page.locator('[popover]:popover-open').count()).toBe(0)
      await page.getByRole('button', { name: 'Escalação automática' }).last().click()
      await page.getByRole('dialog', { name: 'Escalação automática' }).waitFor()
      await expectNoSidewaysScroll(page)
    })
  })
})

describe('on a narrow screen', () => {
  test('picks start with today, the other days are folded, and the points are explained above', async () => {
    const { page } = await visit(phone)
    await openFantasy(page, '/palpites')
    await page.getByRole('heading', { name: /^Hoje, / }).waitFor()
    const days = page.locator('details').filter({ has: page.getByRole('heading') })
    expect(await days.evaluateAll((all) => all.map((day) => (day as HTMLDetailsElement).open))).toEqual([
      true,
      ...Array.from({ length: (await days.count()) - 1 }, () => false),
    ])
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000)
    await days.nth(1).locator('summary').click()
    await days.nth(1).getByRole('listitem').first().waitFor()
    await page.getByText('Quanto vale cada palpite').click()
    await page.getByText('placar exato', { exact: true }).waitFor()
  })
})

describe('the keyboard', () => {
  test('gets from the market to the save button in one step', async () => {
    const { page } = await visit(desktop)
    await openFantasy(page)
    await page.locator('#mercado').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Ir para salvar o time' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#salvar$/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('salvar')
  })
})
