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

export interface SwitchTime {
  /** From the click until the new data is in the page. */
  dataMs: number
  /**
   * From the click until the frame with the new data is drawn. A bench has no graphics card, so the processor draws
   * it.
   */
  drawnMs: number
}

/**
 * Clicks a filter or period link. The page itself measures the times, so that talking to the browser does not count.
 */
async function switchTo(page: Page, [group, choice]: (typeof choices)[number]): Promise<SwitchTime> {
  const link = page.getByRole('navigation', { name: group }).getByRole('link', { name: choice })
  await link.evaluate((element) => {
    const status = document.querySelector('main p[role=status]')
    if (!status) throw new Error('the page shows no number of matches')
    element.addEventListener(
      'click',
      () => {
        const startedAt = performance.now()
        const changed = new MutationObserver(() => {
          changed.disconnect()
          const dataMs = performance.now() - startedAt
          requestAnimationFrame(() =>
            setTimeout(() => {
              document.body.dataset['switch'] = JSON.stringify({ dataMs, drawnMs: performance.now() - startedAt })
            }),
          )
        })
        changed.observe(status, { childList: true, characterData: true, subtree: true })
      },
      { once: true, capture: true },
    )
    delete document.body.dataset['switch']
  })
  await link.click()
  const body = await page.waitForSelector('body[data-switch]')
  const time = JSON.parse((await body.getAttribute('data-switch')) ?? '') as SwitchTime
  await page.waitForLoadState('networkidle')
  return time
}

export function measureSwitches(url: string): Promise<SwitchTime[]> {
  return inNewChromium(async (context) => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${url}/analytics`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !('replayEarlyInput' in window))
    // People look at a page before they tap, and prefetching during that time is part of the design.
    await page.waitForTimeout(2_000)
    const times: SwitchTime[] = []
    for (const choice of choices) times.push(await switchTo(page, choice))
    return times
  })
}
