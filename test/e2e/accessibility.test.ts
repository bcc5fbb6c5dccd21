import { afterAll, beforeAll, describe, test } from 'vitest'
import { desktop, expectNoAxeViolationsInBothThemes, phone, useBrowser, type Visit } from './browser.ts'

const { visit, url } = useBrowser()
const domain = new URL(url).hostname

/**
 * Most pages are looked at in Portuguese by the tests of their features. Here are the others, and a page of each kind in the
 * other languages, whose words are longer.
 */
const people = [
  { language: 'pt-BR', screen: desktop, routes: ['/', '/divisoes', '/divisoes/5-1', '/nada'] },
  { language: 'es', screen: phone, routes: ['/', '/fantasy', '/rankings', '/nada'] },
  { language: 'en', screen: phone, routes: ['/', '/analytics', '/divisoes/5-1', '/profile'] },
]

describe.each(people)('axe finds nothing in $language', ({ language, screen, routes }) => {
  let person: Visit
  beforeAll(async () => {
    person = await visit(screen)
    await person.context.addCookies([{ name: 'craque_language', value: language, domain, path: '/' }])
  })
  afterAll(() => person.context.close())

  test.each(routes)('on %s', async (route) => {
    await person.page.goto(route)
    await person.page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoAxeViolationsInBothThemes(person.page)
  })
})
