import type { Page } from 'playwright-core'

/** A page that moves by itself has been taken over by our code once it listens to the stream. */
export async function openLivePage(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await page.locator('[data-live-ticker]').waitFor({ state: 'attached' })
}
