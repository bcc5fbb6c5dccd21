import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Options {
  /** The only thing that a theme changes. */
  contrastOnly: boolean
}

/**
 * Runs in the page. Colours are measured on the first two and the last of each look: whose classes, states and
 * ancestors are the same looks the same, but for the first, the last and every second of a list; and measuring every cell
 * of every row took more than all other rules together.
 */
async function runAxe({ contrastOnly }: Options): Promise<string[]> {
  const saysLook =
    /^(?:class|style|type|role|disabled|checked|open|hidden|fill|stroke|data-.+|aria-(?!label|describedby|controls).+)$/
  const looks = new Map<string, number>()
  const lookOf = new Map<Element, number>()
  const look = (element: Element): number => {
    const known = lookOf.get(element)
    if (known !== undefined) return known
    const states = [...element.attributes].filter(({ name }) => saysLook.test(name))
    const above = element.parentElement ? look(element.parentElement) : -1
    const text = [above, element.tagName, ...states.map(({ name, value }) => `${name}=${value}`)].join(' ')
    const number = looks.get(text) ?? looks.size
    looks.set(text, number)
    lookOf.set(element, number)
    return number
  }
  const hasText = (element: Element) =>
    /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const alike = new Map<number, Element[]>()
  for (const element of document.body.querySelectorAll('*'))
    if (hasText(element) || element.matches('a, button'))
      alike.set(look(element), [...(alike.get(look(element)) ?? []), element])
  const include = [...alike.values()].flatMap((all) => [...all.slice(0, 2), ...all.slice(2).slice(-1)])

  const { run } = (window as unknown as { axe: typeof axe }).axe
  const wanted = { resultTypes: ['violations' as const] }
  const measured = contrastOnly ? ['color-contrast'] : ['color-contrast', 'link-in-text-block']
  const found = [await run({ include }, { ...wanted, runOnly: measured })]
  const others = Object.fromEntries(measured.map((rule) => [rule, { enabled: false }]))
  if (!contrastOnly) found.push(await run(document, { ...wanted, rules: others }))
  return found
    .flatMap(({ violations }) => violations)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Every rule of WCAG 2 A and AA and best practices. Our pages have no frames, so axe runs in the page itself. */
export async function axeViolations(page: Page, options: Options = { contrastOnly: false }): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(runAxe, options)
}
