import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { useBrowser } from './browser.ts'
import { createAccount, newcomer, open, someMark } from './people-helpers.ts'

const { visit } = useBrowser()

/** Each would run, or break out of where it stands, if it were taken for anything but text. */
const hostile = [
  `<img src=x onerror=hit()>`,
  `"><svg onload=hit()>`,
  `</script><script>hit()</script>`,
  `' onfocus=hit() autofocus '`,
  `javascript:hit()//`,
  `{{constructor.constructor('hit()')()}}`,
  `</title><base href=//evil.example>`,
  `<!--<plaintext>`,
]

interface Sent {
  status: number
  body: { squad?: { id: number }; league?: { id: number } }
}

const send = (page: Page, method: string, path: string, body: unknown) =>
  page.evaluate(
    async ([verb, address, text]) => {
      const answer = await fetch(address!, {
        method: verb!,
        headers: { 'content-type': 'application/json' },
        body: text!,
      })
      return { status: answer.status, body: await answer.json() }
    },
    [method, path, JSON.stringify(body)],
  ) as Promise<Sent>

/** Everything that a person can write, written; what is refused in words is not stored. */
async function writeEverywhere(page: Page, mark: string) {
  const { round } = await page.evaluate(async () => (await fetch('/api/market')).json())
  const { viewer } = await page.evaluate(async () => (await fetch('/api/viewer')).json())
  const day = 86_400_000
  const league = {
    format: 'pontos-corridos',
    visibility: 'public',
    prize: 0,
    startsAtMs: round.deadlineAtMs - day,
    endsAtMs: round.deadlineAtMs + 30 * day,
  }
  const profile = { email: viewer.email, country: 'BR', favoriteClubId: null }
  const statuses: number[] = []
  const leagueIds: number[] = []
  const take = ({ status, body }: Sent) => {
    expect([200, 400, 422]).toContain(status)
    statuses.push(status)
    return body
  }
  for (const text of hostile) {
    const name = `${text.slice(0, 30)}${mark}`
    const empty = { playerIds: [], captainId: null, roundId: round.id }
    const { squad } = take(await send(page, 'POST', '/api/squads', { name, ...empty }))
    const squadId = squad?.id ?? null
    const made = take(
      await send(page, 'POST', '/api/leagues', { ...league, name, description: `${text} ${mark}`, squadId }),
    )
    if (made.league) leagueIds.push(made.league.id)
    for (const [called, avatarSeed] of [
      [text, 'a'],
      [viewer.name, text],
    ])
      take(await send(page, 'PUT', '/api/profile', { ...profile, name: called, avatarSeed, bio: '' }))
    const bio = `${text} ${mark}`.slice(0, 150)
    take(await send(page, 'PUT', '/api/profile', { ...profile, name: viewer.name, avatarSeed: 'a', bio }))
  }
  const stored = statuses.filter((status) => status === 200).length
  return { stored, leagueIds, managerId: viewer.managerId as number }
}

test('what people write is text wherever it is shown', { timeout: 300_000 }, async (context) => {
  const { page, complaints } = await visit()
  await page.addInitScript(() => {
    const marks = { hits: 0, refused: [] as string[] }
    Object.assign(window, { marks, hit: () => marks.hits++ })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      marks.refused.push(violatedDirective),
    )
  })
  page.on('dialog', (dialog) => void dialog.dismiss())
  await createAccount(page, newcomer())
  const mark = someMark()
  const { stored, leagueIds, managerId } = await writeEverywhere(page, mark)
  complaints.length = 0
  let shown = 0
  const pages = [
    '/profile',
    `/participantes/${managerId}`,
    '/ligas',
    '/fantasy',
    '/',
    ...leagueIds.map((id) => `/ligas/${id}`),
  ]
  for (const path of pages) {
    await open(page, path)
    const { times, ...seen } = await page.evaluate(
      (wanted) => ({
        ...(window as unknown as { marks: { hits: number; refused: string[] } }).marks,
        foreign: document.querySelectorAll('[onerror], [onload], [onfocus], base, plaintext, a[href^="javascript:"]')
          .length,
        times: (document.body.textContent ?? '').split(wanted).length - 1,
      }),
      mark,
    )
    expect([path, seen]).toEqual([path, { hits: 0, refused: [], foreign: 0 }])
    shown += times
  }
  expect(leagueIds.length).toBeGreaterThan(hostile.length / 2)
  expect(shown).toBeGreaterThan(2 * leagueIds.length)
  expect(complaints).toEqual([])
  note(context, `${hostile.length} texts, stored ${stored} times, shown ${shown} times on ${pages.length} pages`)
})
