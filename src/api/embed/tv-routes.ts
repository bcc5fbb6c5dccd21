import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import type { LeaguePageView } from '#contract/league.ts'
import type { MatchPageView, TodayMatches } from '#contract/match.ts'
import type { RankingView } from '#contract/ranking.ts'
import type { Standings } from '#contract/standings.ts'
import { LONGEST_BOARD_TITLE } from '#domain/embed/embed-kinds.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import type { AskApp } from '#api/http/page.ts'
import { openDisplay } from '#api/session/display-key.ts'
import type { Fragment } from './embed-document.ts'
import { embedOptions, type EmbedOptions } from './embed-options.ts'
import { eventsPart, leaguePart, matchesPart, rankingPart, scoringEvents, tablePart } from './embed-parts.ts'
import { readerAs, timeStyle } from './embed-routes.ts'
import { embedWords } from './embed-words.ts'
import { tvScript } from './tv-script.ts'

/** As many rows as people can read from across a room. */
const TV_ROWS = 11
const MOST_LIVE = 4
const SHOWN_EVENTS = 8

/** Sizes follow the screen: 1080p and 4K show the same. The largest part fits, because nobody can scroll a board. */
const RULES = `:root{color-scheme:dark;--page:#0b1411;--text:#edf4ef;--muted:#9bb1a5;--line:#26352e;--brand:#ffd447}
*{box-sizing:border-box}html{font-size:min(1.9vw,3.4vh)}
body{margin:0;min-height:100vh;padding:1rem 2rem;background:var(--page);color:var(--text);font:1rem/1.35 system-ui,sans-serif}
header{display:flex;justify-content:space-between;align-items:baseline;color:var(--muted)}#note{color:var(--brand)}header b{margin-right:1rem;color:var(--text);font-size:1.3rem}
h1,h2{margin:.1rem 0 .4rem;font-size:1.7rem}h1,h2,.name,li{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}p{margin:.4rem 0 0}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{color:var(--muted);font-size:.8rem}th,td{padding:.18rem .5rem;text-align:right;border-bottom:1px solid var(--line)}
.name{text-align:left;width:50%;max-width:0}td{white-space:nowrap}svg{width:.8em;height:.8em;margin-right:.5em}.strong{font-weight:700}
.muted{color:var(--muted)}.live{color:var(--brand);font-weight:700}ul{list-style:none;margin:0;padding:0}li{padding:.3rem 0}
li b{display:inline-block;min-width:55%}`

interface Part {
  title: string
  body: Fragment
}

interface Board {
  read: ReturnType<typeof readerAs>
  options: EmbedOptions
  /** The bolão or league that the link shows; null without one. */
  leagueId: number | null
}

async function tvParts({ read, options, leagueId }: Board): Promise<Part[]> {
  const { language, sport } = options
  const words = embedWords[language]
  const [style, league, table, today, ranking] = await Promise.all([
    timeStyle(read, options),
    leagueId === null ? undefined : read<LeaguePageView>(`/api/leagues/${leagueId}?limit=${TV_ROWS}`),
    read<Standings>(`/api/standings/${sport}`),
    read<TodayMatches>('/api/matches/today'),
    read<RankingView>('/api/rankings'),
  ])
  const matches = today?.matches ?? []
  const running = matches.filter(({ state }) => state === 'live').slice(0, MOST_LIVE)
  const pages = await Promise.all(running.map(({ id }) => read<MatchPageView>(`/api/matches/${id}`)))
  const events = pages
    .flatMap((page) => (page ? scoringEvents(page.events).map((event) => ({ match: page.match, event })) : []))
    .toSorted((a, b) => b.event.minute - a.event.minute)
  return [
    ...(league ? [{ title: league.league.name, body: leaguePart(league, words, TV_ROWS, language) }] : []),
    // All groups of a cup together would not fit.
    ...(table
      ? table.tables.map((one) => ({
          title: one.group === null ? words.table : `${words.table} · ${words.group(one.group)}`,
          body: tablePart({ ...table, tables: [{ ...one, group: null }] }, words, TV_ROWS),
        }))
      : []),
    ...(matches.length > 0
      ? [{ title: words.matches, body: matchesPart(matches.slice(0, TV_ROWS), words, style) }]
      : []),
    ...(events.length > 0 ? [{ title: words.events, body: eventsPart(events.slice(0, SHOWN_EVENTS), words) }] : []),
    ...(ranking && ranking.items.length > 0
      ? [{ title: words.ranking, body: rankingPart(ranking, words, TV_ROWS) }]
      : []),
  ]
}

/**
 * DL4: a board with a key is private. If the key opens no board, the answer is "not found", even for what is public.
 */
async function openBoard(c: Context<AppEnv>) {
  const key = c.req.query('chave')
  if (key === undefined) return undefined
  const opened = await openDisplay(c, key)
  if (opened?.link.kind !== 'painel') throw httpProblem('not_found')
  return opened
}

/** TV1: the title that the address of the board names. */
const titleOf = (c: Context<AppEnv>) =>
  Array.from((c.req.query('titulo') ?? '').trim())
    .slice(0, LONGEST_BOARD_TITLE)
    .join('')

/** TV1: a screen in an office or a bar. */
export function tvRoutes({ askApp, version }: { askApp: AskApp; version: string }) {
  return new Hono<AppEnv>().get('/tv', async (c) => {
    const opened = await openBoard(c)
    const asked = embedOptions(c)
    const options = opened ? { ...asked, championship: opened.link.championship } : asked
    const words = embedWords[options.language]
    const read = readerAs(c, askApp, options, opened?.drawing)
    const championship = await read<unknown>('/api/market/clock')
    if (championship === undefined) throw httpProblem('championship_unknown')
    const parts = await tvParts({ read, options, leagueId: opened?.link.leagueId ?? null })
    const nonce = c.get('nonce')
    const title = titleOf(c)
    const page = html`<!doctype html>
      <html lang="${options.language}" data-version="${version}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title || words.tv} · Craque</title>
          <style nonce="${nonce}">
            ${raw(RULES)}
          </style>
        </head>
        <body>
          <header>
            <span>${title && html`<b>${title}</b>`}Craque · ${new URL(c.get('site')).host}</span
            ><span id="note" role="status" data-away="${words.away}" data-gone="${words.gone}" hidden></span>
          </header>
          <main>
            ${parts.length === 0 ? html`<section><h1>${words.nothing}</h1></section>` : ''}
            ${parts.map(
              ({ title, body }) =>
                html`<section>
                  <h1>${title}</h1>
                  ${body}
                </section>`,
            )}
          </main>
          <script nonce="${nonce}">
            ${raw(tvScript)}
          </script>
        </body>
      </html>`
    return c.html(page, 200, {
      'cache-control': opened ? 'no-store' : 'public, no-cache',
      'content-language': options.language,
    })
  })
}
