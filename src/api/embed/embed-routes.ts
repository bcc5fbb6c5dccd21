import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { Analytics } from '#contract/analytics.ts'
import type { ChampionshipList, ChampionshipPage } from '#contract/championship.ts'
import type { LeaguePageView } from '#contract/league.ts'
import type { GameClock } from '#contract/market.ts'
import type { MatchPageView } from '#contract/match.ts'
import type { RankingView } from '#contract/ranking.ts'
import type { Standings } from '#contract/standings.ts'
import { GAME_TIME_ZONE } from '#domain/clock/game-day.ts'
import { EMBED_KINDS, type EmbedKind } from '#domain/embed/embed-kinds.ts'
import type { AppEnv, Drawing } from '#api/http/context.ts'
import type { AskApp } from '#api/http/page.ts'
import { openDisplay } from '#api/session/display-key.ts'
import { embedDocument, type Fragment } from './embed-document.ts'
import { apiAddress, embedOptions, type EmbedOptions } from './embed-options.ts'
import {
  countdownPart,
  leaguePart,
  matchPart,
  rankingPart,
  scorersPart,
  tablePart,
  type TimeStyle,
} from './embed-parts.ts'
import { embedWords, type EmbedWords } from './embed-words.ts'

/** Undefined: the API does not show this to a visitor without an account, or to the maker of the display link. */
export type ReadApi = <T>(path: string) => Promise<T | undefined>

/**
 * EB1: sends no cookie, so a frame shows only what everybody may see. With `drawing` it shows what the maker of a
 * display link may see (DL1).
 */
export function readerAs(c: Context<AppEnv>, askApp: AskApp, options: EmbedOptions, drawing?: Drawing): ReadApi {
  const { origin } = c.get('client')
  return async <T>(path: string) => {
    const headers = { 'x-forwarded-for': c.get('client').ip }
    const answer = await askApp(
      new URL(apiAddress(path, options), origin).href,
      { headers },
      {
        ...c.env,
        ...(drawing && { drawing }),
      },
    )
    return answer.ok ? ((await answer.json()) as T) : undefined
  }
}

/**
 * EB3: times are in the zone of the championship. A frame has no script that could detect its reader's zone, and
 * everybody in front of a board reads the same time.
 */
export async function timeStyle(read: ReadApi, { championship, language }: EmbedOptions): Promise<TimeStyle> {
  const shown =
    championship === undefined
      ? (await read<ChampionshipList>('/api/championships'))?.championships.find(({ isMain }) => isMain)
      : await read<ChampionshipPage>(`/api/championships/${encodeURIComponent(championship)}`)
  return { language, timeZone: shown?.timeZone ?? GAME_TIME_ZONE }
}

interface Embed {
  title: string
  body: Fragment
  /** The path of our page about the same thing. */
  page: string
  refreshSeconds: number
}

interface EmbedInput {
  read: ReadApi
  options: EmbedOptions
  words: EmbedWords
  id: string
}

const MINUTE_SECONDS = 60

const makers: Record<EmbedKind, (input: EmbedInput) => Promise<Embed | undefined>> = {
  tabela: async ({ read, options: { sport, rows }, words }) => {
    const data = await read<Standings>(`/api/standings/${sport}`)
    return (
      data && {
        title: words.table,
        body: tablePart(data, words, rows),
        page: `/analytics?esporte=${sport}`,
        refreshSeconds: MINUTE_SECONDS,
      }
    )
  },
  partida: async ({ read, options, words, id }) => {
    const data = await read<MatchPageView>(`/api/matches/${id}`)
    return (
      data && {
        title: `${data.match.home.name} × ${data.match.away.name}`,
        body: matchPart(data, words, await timeStyle(read, options)),
        page: `/partidas/${id}`,
        refreshSeconds: MINUTE_SECONDS / 2,
      }
    )
  },
  ranking: async ({ read, options: { rows }, words }) => {
    const data = await read<RankingView>(`/api/rankings?limit=${rows}`)
    return (
      data && {
        title: words.ranking,
        body: rankingPart(data, words, rows),
        page: '/rankings',
        refreshSeconds: MINUTE_SECONDS,
      }
    )
  },
  artilheiros: async ({ read, options: { sport, rows }, words }) => {
    const data = await read<Analytics>(`/api/analytics/${sport}/1y`)
    return (
      data && {
        title: words.scorers,
        body: scorersPart(data, words, rows),
        page: `/analytics?esporte=${sport}`,
        refreshSeconds: MINUTE_SECONDS,
      }
    )
  },
  bolao: async ({ read, options: { rows, language }, words, id }) => {
    const data = await read<LeaguePageView>(`/api/leagues/${id}?limit=${rows}`)
    return (
      data && {
        title: data.league.name,
        body: leaguePart(data, words, rows, language),
        page: `/ligas/${id}`,
        refreshSeconds: MINUTE_SECONDS,
      }
    )
  },
  contagem: async ({ read, words }) => {
    const data = await read<GameClock>('/api/market/clock')
    return (
      data && {
        title: 'Craque',
        body: countdownPart(data, words),
        page: '/fantasy',
        refreshSeconds: MINUTE_SECONDS,
      }
    )
  },
}

const isKind = (text: string): text is EmbedKind => (EMBED_KINDS as readonly string[]).includes(text)
const isNumber = /^[1-9][0-9]{0,8}$/

/** `/embed/tabela`, `/embed/partida/7`: frames that other sites show. */
export function embedRoutes({ askApp }: { askApp: AskApp }) {
  async function sendEmbed(c: Context<AppEnv>) {
    const kind = c.req.param('kind') ?? ''
    const id = c.req.param('id') ?? ''
    const options = embedOptions(c)
    const words = embedWords[options.language]
    // DL1: a key opens only the bolão or league that it was made for.
    const opened = kind === 'bolao' ? await openDisplay(c, c.req.query('chave')) : undefined
    const isIts = opened?.link.kind === 'bolao' && String(opened.link.leagueId) === id
    const drawing = isIts ? opened.drawing : undefined
    const isNamed = isKind(kind) && (id === '' || isNumber.test(id))
    const found = isNamed
      ? await makers[kind]({ read: readerAs(c, askApp, options, drawing), options, words, id })
      : undefined
    const { title, body, page, refreshSeconds } = found ?? {
      title: 'Craque',
      body: html`<p>${words.missing}</p>`,
      page: '/',
      refreshSeconds: 300,
    }
    const link = new URL(page, c.get('site'))
    if (options.championship !== undefined) link.searchParams.set('campeonato', options.championship)
    c.set('mayBeFramed', true)
    const nonce = c.get('nonce')
    return c.html(embedDocument({ options, nonce, title, body, link: link.href, refreshSeconds }), found ? 200 : 404, {
      'cache-control': drawing ? 'no-store' : 'public, no-cache',
      'content-language': options.language,
    })
  }
  return new Hono<AppEnv>().get('/embed/:kind', (c) => sendEmbed(c)).get('/embed/:kind/:id', (c) => sendEmbed(c))
}
