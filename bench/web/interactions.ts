import type { Locator, Page } from 'playwright-core'
import { inNewChromium } from './chromium.ts'
import { PHONE, slowProcessor } from './phone.ts'

interface Interaction {
  name: string
  path: string
  target: (page: Page) => Locator
}

const market = (page: Page) => page.getByRole('search')

export const interactions: readonly Interaction[] = [
  { name: 'market filter', path: '/fantasy', target: (page) => market(page).getByRole('radio', { name: 'Atacante' }) },
  { name: 'an add', path: '/fantasy', target: (page) => page.getByRole('button', { name: /^Adicionar/ }).first() },
  {
    name: 'tab of analytics',
    path: '/analytics',
    target: (page) => page.getByRole('navigation', { name: 'Período' }).getByRole('link', { name: '3 meses' }),
  },
  { name: 'tab of rankings', path: '/rankings', target: (page) => page.getByRole('tab', { name: 'Mensal' }) },
]

/** The time from a press to the next frame on a slow phone's processor: the longest event of the press. */
export function measureInteraction(url: string, { path, target }: Interaction): Promise<number> {
  return inNewChromium(async (context) => {
    const page = await context.newPage()
    await page.setViewportSize(PHONE)
    await page.goto(url + path)
    await page.waitForFunction(() => !('replayEarlyInput' in window))
    await page.waitForLoadState('networkidle')
    const control = target(page)
    await control.scrollIntoViewIfNeeded()
    await slowProcessor(page)
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const pressed = list.getEntries().filter((entry) => 'interactionId' in entry && entry.interactionId !== 0)
        const longest = Math.max(Number(document.body.dataset['answered'] ?? 0), ...pressed.map((one) => one.duration))
        if (pressed.length > 0) document.body.dataset['answered'] = String(longest)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await control.click({ force: true })
    const body = await page.waitForSelector('body[data-answered]', { state: 'attached' })
    return Number(await body.getAttribute('data-answered'))
  })
}
