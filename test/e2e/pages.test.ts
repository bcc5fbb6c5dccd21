import { describe, expect, test } from 'vitest'
import type { Analytics } from '#contract/analytics.ts'
import {
  desktop,
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
  expectToFitEveryWidth,
  phone,
  useBrowser,
} from './browser.ts'
import { open } from './people-helpers.ts'
import { isGate, someInGate } from '#test/gate.ts'

// Opens each page once and checks everything there. The tests of the features check what a page does.
const { useVisit, url } = useBrowser()

const inBothThemes = [
  '/',
  '/analytics',
  '/participantes/5',
  '/conta',
  ...(isGate
    ? []
    : [
        '/clubes/1',
        '/entrar',
        '/temporadas/7',
        '/profile',
        '/analises/modelo',
        '/planejar',
        '/var',
        '/criar-conta',
        '/recuperar-senha',
        '/privacidade',
        '/incorporar',
        '/webhooks',
        '/analytics?esporte=tenis&periodo=1y',
        '/clubes/205',
        '/clubes/302',
      ]),
]
const sports = isGate ? ['futebol'] : ['futebol', 'basquete', 'volei', 'tenis']

describe('in Portuguese', () => {
  const person = useVisit(phone)

  test.each(inBothThemes)('%s has no axe findings in both themes, and fits every width', async (path) => {
    const { page, complaints } = person()
    await open(page, path)
    await expectToFitEveryWidth(page)
    await expectNoAxeViolationsInBothThemes(page)
    expect(complaints.splice(0)).toEqual([])
  })

  test.each(['/palpites', '/rankings'])(
    '%s has no axe findings on a phone and a desktop, and fits every width',
    async (path) => {
      const { page, complaints } = person()
      await open(page, path)
      await expectToFitEveryWidth(page)
      await expectNoAxeViolations(page)
      await page.setViewportSize(desktop.viewport!)
      await expectNoAxeViolations(page)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(phone.viewport!)
      expect(complaints.splice(0)).toEqual([])
    },
  )

  // Other tests check pages of these kinds with axe.
  test.each(['/fantasy', '/ligas', '/ligas/1', '/analytics?esporte=volei'])('%s fits every width', async (path) => {
    const { page, complaints } = person()
    await open(page, path)
    await expectToFitEveryWidth(page)
    expect(complaints.splice(0)).toEqual([])
  })

  test.each(sports)('a finished and a future match of %s have their texts', async (sport) => {
    const { page, complaints } = person()
    const read = async (path: string) => (await page.request.get(path)).json()
    const { recent } = (await read('/api/forecast/record')) as { recent: { sport: string; matchId: number }[] }
    const { next } = (await read(`/api/analytics/${sport}/7d`)) as Analytics
    for (const matchId of [recent.find((match) => match.sport === sport)?.matchId, next[0]?.matchId]) {
      await open(page, `/partidas/${matchId}`)
      await page.getByRole('heading', { name: 'Confronto direto' }).waitFor()
      await expectNoSidewaysScroll(page)
      await expectNoAxeViolations(page)
    }
    expect(complaints.splice(0)).toEqual([])
  })
})

/**
 * One page of each kind in the languages with longer words. `light` pages are checked in the light theme only, because
 * they were checked in both themes above and have the same colours here.
 */
const people = [
  { language: 'es', light: ['/'], both: someInGate(['/rankings', '/fantasy', '/nada']) },
  { language: 'en', light: someInGate(['/analytics', '/', '/profile']), both: ['/divisoes/5-1'] },
]

describe.each(people)('axe finds nothing in $language', ({ language, light, both }) => {
  const person = useVisit(phone, ({ context }) =>
    context.addCookies([{ name: 'craque_language', value: language, url }]),
  )

  test.each(light)('on %s', async (path) => {
    await open(person().page, path)
    await expectNoAxeViolations(person().page)
  })

  test.each(both)('on %s in both themes', async (path) => {
    await open(person().page, path)
    await expectNoAxeViolationsInBothThemes(person().page)
  })
})

/** The server's HTML without its scripts. */
async function drawn(path: string, language: string) {
  const answer = await fetch(url + path, { headers: { cookie: `craque_language=${language}` } })
  return { status: answer.status, html: (await answer.text()).replaceAll(/<script\b.*?<\/script>/gs, '') }
}

describe('rendered by the server', () => {
  test.each([
    ['es', '/analytics', ['Análisis Deportivos', 'Clasificación']],
    ['en', '/analytics', ['Sports Analysis', 'Standings']],
    ['es', '/profile', ['Mi Perfil', 'Estadísticas', 'Logros', 'Este perfil es un ejemplo']],
    ['en', '/profile', ['My Profile', 'Statistics', 'Achievements', 'This profile is an example']],
    ['es', '/conta', ['Idioma, tema y deportes']],
    ['en', '/conta', ['Language, theme and sports']],
  ])('in %s the page has the words of %s', async (language, path, words) => {
    const { html } = await drawn(path, language)
    for (const word of words) expect(html).toContain(word)
  })

  test.each([
    '/partidas/999999',
    '/clubes/999',
    '/clubes/flamengo',
    '/ligas/99999999',
    '/ligas/abc',
    '/jogadores/99999999',
  ])('%s does not exist, and says so', async (path) => {
    const { status, html } = await drawn(path, 'pt-BR')
    expect(status).toBe(404)
    expect(html).toMatch(/<h1[^>]*>Bola fora/)
  })
})
