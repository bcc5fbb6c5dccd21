import type { Page } from 'playwright-core'

/** A live page is ready once it listens to the event stream. */
export async function openLivePage(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await page.locator('[data-live-ticker]').waitFor({ state: 'attached' })
}
