import { afterAll, beforeAll, describe, test } from 'vitest'
import { desktop, expectNoAxeViolations, phone, useBrowser, type Visit } from './browser.ts'

const { visit, url } = useBrowser()
const routes = ['/', '/fantasy', '/analytics', '/rankings', '/profile', '/nada']
const domain = new URL(url).hostname

describe.each(['light', 'dark'])('axe finds nothing, %s', (theme) => {
  describe.each(['pt-BR', 'es', 'en'])('in %s', (language) => {
    let person: Visit
    beforeAll(async () => {
      person = await visit(language === 'pt-BR' ? desktop : phone)
      await person.context.addCookies([
        { name: 'craque_theme', value: theme, domain, path: '/' },
        { name: 'craque_language', value: language, domain, path: '/' },
      ])
    })
    afterAll(() => person.context.close())

    test.each(routes)('on %s', async (route) => {
      await person.page.goto(route)
      await person.page.getByRole('heading', { level: 1 }).waitFor()
      await expectNoAxeViolations(person.page)
    })
  })
})
