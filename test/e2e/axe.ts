import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Options {
  /** A theme changes only contrast. */
  contrastOnly: boolean
}

/**
 * Runs in the page. For the contrast rule it checks only the first and the last element of each combination of text and
 * background colour. Checking every cell of every row took more time than all other rules together.
 */
async function runAxe({ contrastOnly }: Options): Promise<string[]> {
  const grounds = new Map<Element, string>()
  const groundOf = (element: Element | null): string => {
    if (element === null) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join(' ')
    const isSeenThrough = backgroundColor.startsWith('rgba') || opacity !== '1'
    const ground = own === 'rgba(0, 0, 0, 0) none 1' ? '' : own
    const whole = isSeenThrough ? `${ground}${groundOf(element.parentElement)}` : ground
    grounds.set(element, whole)
    return whole
  }
  const lookOf = (element: Element) => {
    const { color, fontSize, fontWeight, position } = getComputedStyle(element)
    return [element.tagName, color, fontSize, fontWeight, position, groundOf(element)].join('|')
  }
  const hasText = (element: Element) =>
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const alike = new Map<string, { first: Element; last: Element }>()
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasText(element) && !element.matches('a, button')) continue
    const look = lookOf(element)
    alike.set(look, { first: alike.get(look)?.first ?? element, last: element })
  }
  for (const { first, last } of alike.values()) for (const one of [first, last]) one.setAttribute('data-look', '')

  const { configure, run } = (window as unknown as { axe: typeof axe }).axe
  configure({
    rules: [
      { id: 'color-contrast', selector: '[data-look]' },
      { id: 'link-in-text-block', selector: 'a[href][data-look]' },
    ],
  })
  const { violations } = await run(document, {
    resultTypes: ['violations'],
    ...(contrastOnly ? { runOnly: ['color-contrast'] } : {}),
  })
  for (const one of document.querySelectorAll('[data-look]')) one.removeAttribute('data-look')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * Runs all rules of WCAG 2 A and AA and the best practices. Our pages have no frames, so axe runs in the page itself.
 */
export async function axeViolations(page: Page, options: Options = { contrastOnly: false }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(runAxe, options)
}
