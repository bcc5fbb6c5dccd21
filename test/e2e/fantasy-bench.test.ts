import { describe, expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser } from './browser.ts'
import { autoPick, openFantasy, save } from './fantasy-helpers.ts'

const { visit } = useBrowser()

describe('the bench', () => {
  test('BN1 BN2 BN3 is filled by keyboard from allowed players, saved, and found again with the vice', async () => {
    const { page, complaints } = await visit(phone)
    await openFantasy(page)
    await autoPick(page)
    const bench = page.getByRole('region', { name: 'Banco' })
    const seat = bench.getByRole('button', { name: /^Banco, Defensor/ })
    await seat.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/o reserva não pode custar mais/).waitFor()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: /^Tirar/ }).click()
    await expect.poll(() => seat.getAttribute('aria-label')).toBe('Banco, Defensor: escolher reserva')
    await seat.click()
    const candidate = dialog.locator('li button').last()
    const name = await candidate.locator('span span').first().innerText()
    await candidate.focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await seat.getAttribute('aria-label'))?.replace(/ \(.*\)/, ''))
      .toBe(`Banco, Defensor: ${name}. Trocar`)

    await page.getByText('Lista', { exact: true }).click()
    const vice = page.getByRole('button', { name: /^Fazer de .* o vice-capitão$/ }).first()
    const viceName = (await vice.getAttribute('aria-label'))!.replace(/^Fazer de (.*) o vice-capitão$/, '$1')
    await vice.click()
    await expectNoSidewaysScroll(page)
    await save(page)
    await page.reload()
    await page.getByRole('button', { name: `${viceName} é o vice-capitão` }).waitFor()
    await bench.getByRole('button', { name: `Banco, Defensor: ${name}` }).waitFor()
    expect(complaints).toEqual([])
  })
})
