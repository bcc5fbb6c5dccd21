import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LeaguePageView } from '#contract/league.ts'
import { RouterContext, ShownContext } from './router/hooks.ts'
import { Link } from './router/link.tsx'
import { createRoute } from './router/route.ts'
import { Router } from './router/router.ts'
import { pageHtml } from './testing/page-html.ts'
import { ButtonLink } from './ui/button.tsx'
import { TextLink } from './ui/text-link.tsx'

const league: LeaguePageView = {
  league: {
    id: 7,
    name: 'Liga da firma',
    description: '',
    format: 'pontos-corridos',
    visibility: 'public',
    prize: 0,
    prizeMost: 0,
    participants: 0,
    startsAtMs: 0,
    endsAtMs: 1,
    endedAtMs: null,
    featured: false,
    edition: 1,
    owner: null,
    isClosed: false,
    hasMoreRounds: true,
  },
  inviteCode: null,
  door: 'members',
  isOwner: false,
  canDelete: false,
  memberships: [],
  rounds: [],
  isProvisional: false,
  oldSinceMs: null,
  standings: { items: [], next: null },
  mine: [],
  minePage: null,
  ties: [],
  winner: null,
  pool: null,
  trophyPoints: null,
}
const answers: Record<string, object> = {
  '/api/viewer': { viewer: null },
  '/api/leagues/7': league,
}

const isMarked = (link: string) => link.includes('aria-current="page"')

test('the page of a league does not mark its link back to the leagues as the current page', async () => {
  const [main = ''] = /<main.*<\/main>/s.exec(await pageHtml('/ligas/7', answers)) ?? []
  const links = main.match(/<a [^>]*>/g) ?? []
  expect(links.filter((link) => link.includes('href="/ligas"'))).toHaveLength(1)
  expect(links.filter(isMarked)).toEqual([])
})

test('a link of a navigation marks the page it leads to; a text link and a button do not', () => {
  const router = new Router({
    routes: [createRoute({ path: '/ligas' }), createRoute({ path: '/ligas/$leagueId' })],
    context: {} as never,
    loadRoot: async () => undefined,
    missing: () => null,
    failure: () => null,
    fixed: {},
  })
  const { addresses } = router
  router.open({ ...addresses.plan(addresses.read(new URL('https://craque.example/ligas/7'))), outcome: 'found' })
  const isMarkedAs = (link: ReactNode) =>
    isMarked(
      renderToStaticMarkup(
        <RouterContext value={router}>
          <ShownContext value={router.shown}>{link}</ShownContext>
        </RouterContext>,
      ),
    )
  expect(isMarkedAs(<Link to="/ligas">Ligas</Link>)).toBe(true)
  expect(isMarkedAs(<TextLink to="/ligas">Voltar</TextLink>)).toBe(false)
  expect(isMarkedAs(<ButtonLink to="/ligas">Voltar</ButtonLink>)).toBe(false)
})
