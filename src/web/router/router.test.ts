import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, type FakeBrowser } from '#web/testing/fake-browser.ts'
import { createRoute, type Route } from './route.ts'
import { Router } from './router.ts'
import { NotFound, Redirect, type LinkTarget } from './target.ts'

/** A promise that the test resolves. */
function later<Answer>() {
  let resolve: (answer: Answer) => void = () => {}
  const promise = new Promise<Answer>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

let browser: FakeBrowser
beforeEach(() => {
  browser = fakeBrowser('/')
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  browser.remove()
})

const home = createRoute({ path: '/' })
const list = createRoute({
  path: '/list',
  validateSearch: ({ page }): { page?: number | undefined } => ({ page: typeof page === 'number' ? page : undefined }),
})

/** Opens `/` in a router that knows only the test's routes. */
function openAt(...routes: Route[]) {
  const router = new Router({
    routes: [home, ...routes],
    context: {} as never,
    loadRoot: async () => undefined,
    missing: () => null,
    failure: () => null,
    fixed: {},
  })
  router.open({ ...router.addresses.plan(router.addresses.read(location)), outcome: 'found' })
  const stop = router.attach((page) => router.drawn(page))
  stops.push(stop)
  const go = (target: unknown) => router.navigate(target as LinkTarget)
  return { router, stop, go }
}

const shownBy = ({
  shown: {
    latest: { location, page },
  },
}: Router) => [location.href, page.location.href, page.outcome]

describe('going to a page', () => {
  test('changes the address at once and keeps the old page until the new one is loaded', async () => {
    const answer = later<string>()
    const { router, go } = openAt(createRoute({ path: '/slow', loader: () => answer.promise }))
    const going = go({ to: '/slow' })
    expect(browser.href()).toBe('/slow')
    expect(shownBy(router)).toEqual(['/slow', '/', 'found'])
    answer.resolve('data')
    await going
    expect(shownBy(router)).toEqual(['/slow', '/slow', 'found'])
    expect(router.shown.latest.page.data).toBe('data')
  })

  test('does not bring back a person who has gone elsewhere in the meantime', async () => {
    const answer = later<string>()
    const { router, go } = openAt(createRoute({ path: '/slow', loader: () => answer.promise }), list)
    const going = go({ to: '/slow' })
    await go({ to: '/list' })
    answer.resolve('late')
    await going
    expect(shownBy(router)).toEqual(['/list', '/list', 'found'])
  })

  test('keeps the visible page on a step back while another page loads', async () => {
    const { router, go } = openAt(createRoute({ path: '/never', loader: () => later<string>().promise }))
    void go({ to: '/never' })
    browser.step(-1)
    await vi.waitFor(() => expect(shownBy(router)).toEqual(['/', '/', 'found']))
  })

  test.each([
    ['missing', () => Promise.reject(new NotFound())],
    ['failed', () => Promise.reject(new Error('no'))],
  ])('one that is %s is shown as such', async (outcome, loader) => {
    const { router, go } = openAt(createRoute({ path: '/bad', loader }))
    await go({ to: '/bad' })
    expect(shownBy(router)).toEqual(['/bad', '/bad', outcome])
    expect(router.headOf(router.shown.latest.page)).toEqual({})
  })

  test('replaces the address that redirected to it', async () => {
    const door = createRoute({
      path: '/door',
      loader: () => Promise.reject(new Redirect({ to: '/list', search: { page: 2 } } as unknown as LinkTarget)),
    })
    const { router, go } = openAt(door, list)
    await go({ to: '/door' })
    expect(shownBy(router)).toEqual(['/list?page=2', '/list?page=2', 'found'])
    expect(browser.entries()).toEqual(['/', '/list?page=2'])
  })

  test('adds no history entry for the same address or for a replacement', async () => {
    const { go } = openAt(list)
    await go({ to: '/list' })
    await go({ to: '/list' })
    await go({ to: '/list', search: { page: 2 }, replace: true })
    expect(browser.entries()).toEqual(['/', '/list?page=2'])
  })
})

describe('the search', () => {
  test('is computed from the current address, not from the rendered one', async () => {
    const { router, go } = openAt(list)
    const next = { to: '/list', search: ({ page = 0 }: { page?: number }) => ({ page: page + 1 }) }
    await Promise.all([go(next), go(next), go(next)])
    expect(router.shown.latest.page.search).toEqual({ page: 3 })
  })

  test('keeps unknown parameters of its route, and drops invalid ones', () => {
    const { router } = openAt(list)
    expect(router.addresses.build({ to: '/list', search: { page: 'x', other: 1 } } as unknown as LinkTarget).href).toBe(
      '/list?other=1',
    )
  })
})

describe('a cached answer', () => {
  test('is shown at once on the way back, and read again', async () => {
    const answers = [later<string>(), later<string>()]
    let requested = 0
    const route = createRoute({ path: '/told', loader: () => answers[requested++]?.promise })
    const { router, go } = openAt(route)
    answers[0]?.resolve('old')
    await go({ to: '/told' })
    await go({ to: '/' })
    await go({ to: '/told' })
    expect(router.shown.latest.page.data).toBe('old')
    answers[1]?.resolve('new')
    await vi.waitFor(() => expect(router.shown.latest.page.data).toBe('new'))
  })

  test('is shown in the same turn if only the search changes', async () => {
    const { router, go } = openAt(list)
    await go({ to: '/list' })
    void go({ to: '/list', search: { page: 2 } })
    expect(router.shown.latest.page.search).toEqual({ page: 2 })
  })

  test('is not used after everything was made invalid', async () => {
    let requested = 0
    const { router, go } = openAt(createRoute({ path: '/told', loader: async () => ++requested }))
    await go({ to: '/told' })
    await router.invalidate()
    expect(router.shown.latest.page.data).toBe(2)
  })

  test('depends only on the search that its loader needs', async () => {
    const loader = vi.fn(async ({ deps }: { deps: unknown }) => deps)
    const route = createRoute({ path: '/told', loaderDeps: ({ search }) => search['a'], loader })
    const { router, go } = openAt(route)
    await go({ to: '/told', search: { a: 1 } })
    const before = router.shown.latest.page.id
    await go({ to: '/told', search: { a: 1, b: 2 } })
    expect(router.shown.latest.page.id).toBe(before)
    await go({ to: '/told', search: { a: 2 } })
    expect(router.shown.latest.page.data).toBe(2)
  })
})

test('stays the same during a prefetch, whose failure has no effect', async () => {
  const loader = vi.fn(() => Promise.reject(new Error('no')))
  const { router } = openAt(createRoute({ path: '/ahead', loader }))
  router.preload({ to: '/ahead' } as unknown as LinkTarget)
  expect(loader).toHaveBeenCalledOnce()
  router.preload({ to: '/' })
  expect(shownBy(router)).toEqual(['/', '/', 'found'])
  expect(browser.entries()).toEqual(['/'])
})

describe('the scroll position of a page', () => {
  test('is its top for a new page, and the earlier position on the way back', async () => {
    const { go } = openAt(list)
    browser.scrollTo(0, 700)
    await go({ to: '/list' })
    expect(browser.place()).toEqual([0, 0])
    browser.scrollTo(0, 300)
    await vi.waitFor(() => expect(browser.state()).toEqual({ place: [0, 300] }))
    browser.step(-1)
    await vi.waitFor(() => expect(browser.place()).toEqual([0, 700]))
    browser.step(1)
    await vi.waitFor(() => expect(browser.place()).toEqual([0, 300]))
  })

  test('stays or moves to the hash as the link says', async () => {
    const { go } = openAt(list)
    browser.scrollTo(0, 700)
    await go({ to: '/list', search: { page: 2 }, resetScroll: false })
    expect(browser.place()).toEqual([0, 700])
    await go({ to: '/list', hash: 'foot', resetScroll: false })
    expect(browser.seen()).toEqual(['foot'])
  })

  test('is stored for a return to the document', async () => {
    const { go, stop } = openAt(list)
    browser.scrollTo(0, 700)
    await go({ to: '/list' })
    browser.leaveDocument()
    stop()
    const { router } = openAt(list)
    browser.step(-1)
    await vi.waitFor(() => expect(shownBy(router)).toEqual(['/', '/', 'found']))
    expect(browser.place()).toEqual([0, 700])
  })
})
