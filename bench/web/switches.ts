import type { Page } from 'playwright-core'
import { inNewChromium } from './chromium.ts'

const choices = [
  ['Esporte', 'Basquete'],
  ['Esporte', 'Vôlei'],
  ['Esporte', 'Tênis'],
  ['Esporte', 'Futebol'],
  ['Período', '3 meses'],
  ['Período', '7 dias'],
  ['Período', '1 ano'],
  ['Período', '30 dias'],
  ['Esporte', 'Basquete'],
  ['Período', '3 meses'],
  ['Esporte', 'Futebol'],
] as const

/** Timed inside the page, from the click to the first frame after the table has changed, as a hand and an eye would. */
async function switchTo(page: Page, [group, choice]: (typeof choices)[number]): Promise<number> {
  const link = page.getByRole('navigation', { name: group }).getByRole('link', { name: choice })
  await link.evaluate((element) => {
    const told = document.querySelector('main p[role=status]')
    if (!told) throw new Error('the page tells no number of matches')
    element.addEventListener(
      'click',
      () => {
        const startedAt = performance.now()
        const changed = new MutationObserver(() => {
          changed.disconnect()
          requestAnimationFrame(() =>
            setTimeout(() => document.body.setAttribute('data-switch-ms', String(performance.now() - startedAt))),
          )
        })
        changed.observe(told, { childList: true, characterData: true, subtree: true })
      },
      { once: true, capture: true },
    )
    document.body.removeAttribute('data-switch-ms')
  })
  await link.click()
  const time = await page.waitForSelector('body[data-switch-ms]')
  const ms = Number(await time.getAttribute('data-switch-ms'))
  await page.waitForLoadState('networkidle')
  return ms
}

export function measureSwitches(url: string): Promise<number[]> {
  return inNewChromium(async (context) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${url}/analytics`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !('earlyTap' in window))
    const times: number[] = []
    for (const choice of choices) times.push(await switchTo(page, choice))
    return times
  })
}
