import { html } from 'hono/html'
import type { Analytics } from '#contract/analytics.ts'
import type { ClubView } from '#contract/club.ts'
import type { LeaguePageView } from '#contract/league.ts'
import type { GameClock } from '#contract/market.ts'
import type { MatchEventView, MatchPageView, MatchView } from '#contract/match.ts'
import type { RankingView } from '#contract/ranking.ts'
import type { Standings } from '#contract/standings.ts'
import type { Fragment } from './embed-document.ts'
import type { EmbedWords } from './embed-words.ts'

/**
 * A club's two colours. They are SVG attributes, because the policy of the page refuses style attributes. The line
 * around them makes white visible on a light page and black on a dark one.
 */
const mark = ({ shirt }: ClubView): Fragment =>
  html`<svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    <rect
      x="0.5"
      y="0.5"
      width="11"
      height="11"
      rx="3"
      fill="${shirt.second}"
      stroke="currentColor"
      stroke-opacity="0.4"
    />
    <rect x="1" y="1" width="6" height="10" rx="2" fill="${shirt.main}" />
  </svg>`

const nothing = (words: EmbedWords): Fragment => html`<p class="muted">${words.nothing}</p>`

export function tablePart(data: Standings, words: EmbedWords, rows: number): Fragment {
  const clubs = new Map(data.clubs.map((club) => [club.id, club]))
  if (data.tables.length === 0) return nothing(words)
  const heads: [string, string][] = [
    [words.points, 'strong'],
    [words.played, ''],
    [words.wins, 'wide'],
    [words.draws, 'wide'],
    [words.losses, 'wide'],
    [words.difference, ''],
  ]
  return html`${data.tables.map(
    ({ group, rows: all }) =>
      html`${group === null ? '' : html`<h2>${words.group(group)}</h2>`}
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col" class="name">${words.club}</th>
              ${heads.map(([name, kind]) => html`<th scope="col" class="${kind}">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${all.slice(0, rows).map((row) => {
              const club = clubs.get(row.clubId)
              const difference = row.goalsFor - row.goalsAgainst
              return html`<tr>
                <td>${row.position}</td>
                <td class="name">${club && mark(club)}${club?.name}</td>
                <td class="strong">${row.points}</td>
                <td>${row.played}</td>
                <td class="wide">${row.wins}</td>
                <td class="wide">${row.draws}</td>
                <td class="wide">${row.losses}</td>
                <td>${difference > 0 ? `+${difference}` : difference}</td>
              </tr>`
            })}
          </tbody>
        </table>`,
  )}`
}

/** The language and the time zone in which times are written. */
export interface TimeStyle {
  language: string
  timeZone: string
}

const startOf = (atMs: number, { language, timeZone }: TimeStyle) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(atMs)

export function stateOf(match: MatchView, words: EmbedWords, style: TimeStyle): Fragment {
  if (match.state === 'live')
    return html`<span class="live">${words.live}${match.minute === undefined ? '' : ` ${match.minute}'`}</span>`
  if (match.state === 'final' || match.state === 'abandoned') return html`<span class="muted">${words.over}</span>`
  if (match.fate === 'postponed') return html`<span class="muted">${words.postponed}</span>`
  return html`<time class="muted" datetime="${new Date(match.startsAtMs).toISOString()}"
    >${startOf(match.startsAtMs, style)}</time
  >`
}

export const scoreOf = ({ homeScore, awayScore }: MatchView): string =>
  homeScore === null || awayScore === null ? '×' : `${homeScore} × ${awayScore}`

const eventLine = ({ minute, player, scorer, homeScore, awayScore }: MatchEventView): Fragment =>
  html`<li><span class="muted">${minute}'</span> ${player?.name ?? scorer ?? ''} (${homeScore}–${awayScore})</li>`

/** Goals and other events that changed the score. */
export function scoringEvents(events: readonly MatchEventView[]): MatchEventView[] {
  return events.filter(({ homeScore, awayScore }, at) => {
    const before = events[at - 1]
    return homeScore !== (before?.homeScore ?? 0) || awayScore !== (before?.awayScore ?? 0)
  })
}

export function matchPart({ match, events }: MatchPageView, words: EmbedWords, style: TimeStyle): Fragment {
  return html`<p class="score">
      <span>${match.home.name} ${mark(match.home)}</span><b>${scoreOf(match)}</b>
      <span>${mark(match.away)} ${match.away.name}</span>
    </p>
    <p>${stateOf(match, words, style)}</p>
    <ul>
      ${scoringEvents(events).slice(-8).map(eventLine)}
    </ul>`
}

interface PlaceRow {
  rank: number | null
  name: string
  points: string
  more?: number
}

function placesTable(rows: readonly PlaceRow[], words: EmbedWords): Fragment {
  if (rows.length === 0) return nothing(words)
  const hasMore = rows.some(({ more }) => more !== undefined)
  return html`<table>
    <thead>
      <tr>
        <th scope="col">#</th>
        <th scope="col" class="name">${words.person}</th>
        ${hasMore ? html`<th scope="col" class="wide">${words.exact}</th>` : ''}
        <th scope="col">${words.points}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ rank, name, points, more }) =>
          html`<tr>
            <td>${rank ?? '–'}</td>
            <td class="name">${name}</td>
            ${hasMore ? html`<td class="wide">${more ?? ''}</td>` : ''}
            <td class="strong">${points}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

export function rankingPart(data: RankingView, words: EmbedWords, rows: number): Fragment {
  const places = data.items.slice(0, rows).map(({ rank, name, score }) => ({ rank, name, points: String(score) }))
  return html`${placesTable(places, words)}${data.live ? html`<p class="muted">${data.live.isRunning ? words.provisional : words.between}</p>` : ''}`
}

export function leaguePart(data: LeaguePageView, words: EmbedWords, rows: number, language: string): Fragment {
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1 })
  const places = data.pool
    ? data.pool.table.items.map(({ rank, managerName, points, exact }) => ({
        rank,
        name: managerName,
        points: String(points),
        more: exact,
      }))
    : data.standings.items.map(({ rank, squadName, pointTenths }) => ({
        rank,
        name: squadName,
        points: tenths.format(pointTenths / 10),
      }))
  const note = data.pool?.isProvisional ? words.provisional : data.isProvisional ? words.between : undefined
  return html`${placesTable(places.slice(0, rows), words)}${note && html`<p class="muted">${note}</p>`}`
}

export function scorersPart(data: Analytics, words: EmbedWords, rows: number): Fragment {
  const clubs = new Map(data.clubs.map((club) => [club.id, club]))
  if (data.scorers.length === 0) return nothing(words)
  return html`<table>
    <thead>
      <tr>
        <th scope="col" class="name">${words.player}</th>
        <th scope="col" class="name wide">${words.club}</th>
        <th scope="col">${words.played}</th>
        <th scope="col">${data.sport === 'futebol' ? words.goals : words.points}</th>
      </tr>
    </thead>
    <tbody>
      ${data.scorers.slice(0, rows).map(({ name, clubId, matches, totals }) => {
        const club = clubs.get(clubId)
        return html`<tr>
          <td class="name">${club && mark(club)}${name}</td>
          <td class="name wide">${club?.name}</td>
          <td>${matches}</td>
          <td class="strong">${totals[0] ?? 0}</td>
        </tr>`
      })}
    </tbody>
  </table>`
}

export function countdownPart({ round, gameNowMs, pace }: GameClock, words: EmbedWords): Fragment {
  if (!round || round.deadlineAtMs <= gameNowMs) return html`<p>${words.closed}</p>`
  const leftMs = (round.deadlineAtMs - gameNowMs) / pace
  return html`<p>${words.round(round.number)}</p>
    <p class="big">${words.closesIn(leftMs)}</p>`
}

export function matchesPart(matches: readonly MatchView[], words: EmbedWords, style: TimeStyle): Fragment {
  if (matches.length === 0) return nothing(words)
  return html`<table>
    <tbody>
      ${matches.map(
        (match) =>
          html`<tr>
            <td class="name">${mark(match.home)}${match.home.name}</td>
            <td class="strong">${scoreOf(match)}</td>
            <td class="name">${mark(match.away)}${match.away.name}</td>
            <td>${stateOf(match, words, style)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

export const eventsPart = (
  events: readonly { match: MatchView; event: MatchEventView }[],
  words: EmbedWords,
): Fragment =>
  events.length === 0
    ? nothing(words)
    : html`<ul>
        ${events.map(
          ({ match, event }) =>
            html`<li>
              <b>${match.home.name} ${event.homeScore} × ${event.awayScore} ${match.away.name}</b>
              <span class="muted">${event.minute}' ${event.player?.name ?? event.scorer ?? ''}</span>
            </li>`,
        )}
      </ul>`
