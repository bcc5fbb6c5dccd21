import { afterAll, beforeAll, describe, test } from 'vitest'
import {
  desktop,
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
  phone,
  useBrowser,
  type Visit,
} from './browser.ts'

const { visit, url } = useBrowser()
const routes = ['/', '/fantasy', '/analytics', '/rankings', '/divisoes', '/divisoes/5-1', '/profile', '/nada']
const domain = new URL(url).hostname

/** Words differ between languages, colours between screens and themes. */
const people = [
  { language: 'pt-BR', screen: desktop, expectClean: expectNoAxeViolationsInBothThemes },
  { language: 'es', screen: phone, expectClean: expectNoAxeViolationsInBothThemes },
  { language: 'en', screen: phone, expectClean: expectNoAxeViolations },
]

describe.each(people)('axe finds nothing in $language', ({ language, screen, expectClean }) => {
  let person: Visit
  beforeAll(async () => {
    person = await visit(screen)
    await person.context.addCookies([{ name: 'craque_language', value: language, domain, path: '/' }])
  })
  afterAll(() => person.context.close())

  test.each(routes)('on %s', async (route) => {
    await person.page.goto(route)
    await person.page.getByRole('heading', { level: 1 }).waitFor()
    await expectClean(person.page)
  })
})
