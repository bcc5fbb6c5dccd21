import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { getPath } from 'hono/utils/url'
import { API_CHAMPIONSHIP_PARAMETER, CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import { pageCursor } from '#contract/page-cursor.ts'
import type { AppEnv } from './context.ts'

interface Renaming {
  old: string
  now: string
  /** Since this day the API document lists only the new address. */
  sinceMs: number
}

const sinceMs = Date.UTC(2026, 10, 18)
const poolAddresses: readonly (readonly [old: string, now: string])[] = [
  ['people', 'members'],
  ['people/{managerId}', 'members/{managerId}'],
  ['bolao.csv', 'sheet.csv'],
  ['bolao.xlsx', 'sheet.xlsx'],
  ['bolao-completo.xlsx', 'workbook.xlsx'],
  ['convidados.xlsx', 'guests.xlsx'],
  ['questions/{questionId}/right', 'questions/{questionId}/verdict'],
  ...[
    'grid',
    'questions',
    'questions/{questionId}',
    'questions/{questionId}/answer',
    'bracket',
    'jokers',
    'guests',
    'guests/{managerId}',
    'guests/{managerId}/pick',
    'owners/{managerId}',
    'again',
    'race',
  ].map((same) => [same, same] as const),
]

const analytics = '/api/analytics/{sport}/{period}'
const tables: readonly (readonly [old: string, now: string])[] = [
  [`${analytics}/classificacao.csv`, `${analytics}/standings.csv`],
  [`${analytics}/artilharia.csv`, `${analytics}/scorers.csv`],
  [`${analytics}/previsoes.csv`, `${analytics}/forecasts.csv`],
  [`${analytics}/forca.csv`, `${analytics}/strength.csv`],
  [`${analytics}/temporada.csv`, `${analytics}/season.csv`],
  ['/api/forecast/desempenho.csv', '/api/forecast/performance.csv'],
  ['/api/forecast/calibracao.csv', '/api/forecast/calibration.csv'],
  ['/api/forecast/partidas.csv', '/api/forecast/matches.csv'],
  ['/api/clubs/{id}/forca.csv', '/api/clubs/{id}/strength.csv'],
]

/**
 * Old addresses that outboxes, stored pages, links in chats and calendars still use. The API document does not list
 * them.
 */
export const oldAddresses: readonly Renaming[] = [
  ...poolAddresses.map(([old, now]) => ({
    old: `/api/leagues/{id}/${old}`,
    now: `/api/pools/{id}/${now}`,
    sinceMs,
  })),
  ...tables.map(([old, now]) => ({ old, now, sinceMs })),
]

const escaped = (text: string) => text.replaceAll(/[.+]/g, String.raw`\$&`)
const sourceOf = (pattern: string) =>
  pattern
    .split(/\{\w+\}/)
    .map(escaped)
    .join('([^/]+)')
const anyOf = (patterns: readonly string[]) =>
  new RegExp(`^(?:${patterns.map((pattern) => `(?:${sourceOf(pattern).replaceAll('(', '(?:')})`).join('|')})$`)

/** The parameters have the same order under both names. */
function createRenamer(names: readonly { from: string; to: string }[]) {
  const some = anyOf(names.map(({ from }) => from))
  const each = names.map(({ from, to }) => ({ from: new RegExp(`^${sourceOf(from)}$`), to }))
  return (path: string): { path: string; index: number } | undefined => {
    if (!some.test(path)) return undefined
    const index = each.findIndex(({ from }) => from.test(path))
    const [, ...values] = each[index]?.from.exec(path) ?? []
    return { path: (each[index]?.to ?? path).replaceAll(/\{\w+\}/g, () => values.shift() ?? ''), index }
  }
}

const asNow = createRenamer(oldAddresses.map(({ old, now }) => ({ from: old, to: now })))
const asFirst = createRenamer(oldAddresses.map(({ old, now }) => ({ from: now, to: old })))

const askedByOldName = new WeakMap<Request, { path: string; sinceMs: number }>()

/** The request's path by its present name, which is the one that the routes know. */
export function currentPath(request: Request): string {
  const path = getPath(request)
  const renamed = asNow(path)
  if (!renamed) return path
  askedByOldName.set(request, { path: renamed.path, sinceMs: oldAddresses[renamed.index]?.sinceMs ?? 0 })
  return renamed.path
}

/**
 * The oldest address of a request, whichever name it uses. An outbox may send a write under the old name and, after an
 * update, again under the new one: the key must stay the same.
 */
export function firstAddress(path: string, search: string): string {
  const query = search.replaceAll(
    new RegExp(`([?&])${API_CHAMPIONSHIP_PARAMETER}=`, 'g'),
    `$1${CHAMPIONSHIP_PARAMETER}=`,
  )
  return `${asFirst(path)?.path ?? path}${query}`
}

/** Parameters of lists from before they had cursors. */
const oldPaging: Readonly<Record<string, (value: string) => readonly [name: string, value: string]>> = {
  page: (number) => ['cursor', pageCursor(Number(number))],
  before: (last) => ['cursor', last],
  size: (count) => ['limit', count],
}
const isPagedOldWay = (url: string) => /[?&](?:page|before|size)=/.test(url)

function renamePaging(asked: URLSearchParams): void {
  for (const [old, rename] of Object.entries(oldPaging)) {
    const value = asked.get(old)
    if (value === null) continue
    asked.delete(old)
    asked.set(...rename(value))
  }
}

/** The present address of a request that used an old name. */
function renamedOf({ req }: Context<AppEnv>): { path: string; sinceMs: number } | undefined {
  const renamed = askedByOldName.get(req.raw)
  const { pathname, searchParams } = new URL(req.url)
  if (!pathname.startsWith('/api/')) return undefined
  const slug = searchParams.get(CHAMPIONSHIP_PARAMETER)
  const isPaged = req.method === 'GET' && isPagedOldWay(req.url)
  if (!renamed && slug === null && !isPaged) return undefined
  if (isPaged) renamePaging(searchParams)
  if (slug !== null) {
    searchParams.delete(CHAMPIONSHIP_PARAMETER)
    searchParams.set(API_CHAMPIONSHIP_PARAMETER, slug)
  }
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return { path: `${renamed?.path ?? pathname}${query}`, sinceMs: renamed?.sinceMs ?? sinceMs }
}

const mayBeOld = ({ req }: Context<AppEnv>) =>
  askedByOldName.has(req.raw) || req.url.includes(`${CHAMPIONSHIP_PARAMETER}=`) || isPagedOldWay(req.url)

/**
 * Tells callers of an old address since when it is old, and what the new one is (RFC 9745). Renames old paging
 * parameters, so that the routes know them.
 */
export const announceOldAddress = createMiddleware<AppEnv>(async (c: Context<AppEnv>, next) => {
  // Reading the body replaces the request object, so this comes first.
  const old = mayBeOld(c) ? renamedOf(c) : undefined
  if (old && isPagedOldWay(c.req.url))
    c.req.raw = new Request(new URL(old.path, c.req.url), { headers: c.req.raw.headers, signal: c.req.raw.signal })
  await next()
  if (!old) return
  c.header('deprecation', `@${old.sinceMs / 1000}`)
  c.header('link', `<${old.path}>; rel="successor-version"`, { append: true })
})
