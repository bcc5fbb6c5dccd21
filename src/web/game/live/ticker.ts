import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { LiveCause, LiveMatch, LiveYou } from '#contract/live.ts'
import { causeText, type CauseCopy } from './cause-words.ts'
import { matchText } from './match-words.ts'

export interface LiveLine {
  text: string
  /** Whether it concerns the reader's own points or rank. */
  isPersonal: boolean
  /**
   * Only points of a running round and the rank from them are provisional. A final whistle or a settled pick is final.
   */
  isProvisional: boolean
  /** The corrected match, which the line links to. */
  correctedMatchId?: number | undefined
  atMs: number
}

/** The state of the ticker, including changes that are still too small to show. */
export interface Ticker {
  line: LiveLine | undefined
  /** For screen readers. It changes rarely. */
  announcement: string
  announcedAtMs: number
  /** Sum of small changes by the viewer's players that were not shown. */
  pendingTenths: number
  /** Places gained or lost with those changes. */
  pendingPlaces: number
  /** Places gained or lost through other people and not shown yet. Never credited to the viewer's own players. */
  driftedPlaces: number
}

export const quietTicker: Ticker = {
  line: undefined,
  announcement: '',
  announcedAtMs: Number.NEGATIVE_INFINITY,
  pendingTenths: 0,
  pendingPlaces: 0,
  driftedPlaces: 0,
}

/**
 * A change of at least 3 points gets its own line, such as an assist or a red card, but not a tackle. Smaller changes
 * of the viewer's players are summed until they reach it. Corrections and picks always get a line.
 */
const TOLD_TENTHS = 30
/** A change of rank without an own cause is shown if it is large for that rank. */
const announcedPlaces = (rank: number) => Math.max(10, Math.ceil(rank / 50))
/** The shortest time between announcements of small news. What is left out can be read on the page. */
const announcementGapMs = 20_000
/** How long a personal line stays before news of a match may replace it. */
const personalShownMs = 5_000

/** Important personal news is always announced. The time limit is only for small news. */
function show(ticker: Ticker, line: LiveLine, standsAlone = false): Ticker {
  const mayAnnounce = standsAlone || line.atMs - ticker.announcedAtMs >= announcementGapMs
  return mayAnnounce ? { ...ticker, line, announcement: line.text, announcedAtMs: line.atMs } : { ...ticker, line }
}

export function addMatchNews(
  ticker: Ticker,
  match: LiveMatch,
  copy: CauseCopy,
  atMs: number,
  isPicked = false,
): Ticker {
  // In sports without fantasy, only news of matches on which the viewer has a pick is shown.
  if (!SPORT_RULES[match.sport].fantasy && !isPicked) return ticker
  const text = matchText(match, copy.live)
  if (text === undefined) return ticker
  const { line } = ticker
  if (line?.isPersonal && atMs - line.atMs < personalShownMs) return ticker
  return show(ticker, { text, isPersonal: false, isProvisional: false, atMs })
}

function weight(cause: LiveCause): number {
  if (cause.kind === 'correction') return Number.POSITIVE_INFINITY
  return cause.kind === 'pick' ? Number.MAX_SAFE_INTEGER : Math.abs(cause.tenths)
}
const isTold = (cause: LiveCause) => weight(cause) >= TOLD_TENTHS

/** The direction in which a cause moves the reader. Positive is up. An opponent's gain pushes down. */
function pull(cause: LiveCause): number {
  if (cause.kind === 'correction' || cause.kind === 'pick') return cause.points
  return cause.kind === 'own' ? cause.tenths : -cause.tenths
}

/**
 * Points explain a change of rank only in their own direction. A person who gained points and fell was passed by
 * others.
 */
const explained = (towards: number, places: number) => (Math.sign(towards) === Math.sign(places) ? places : 0)

function withPlaces(text: string, places: number, { live }: CauseCopy): string {
  if (places === 0) return text
  return live.both(text, places > 0 ? live.up(places) : live.down(-places))
}

export function addPlaceNews(ticker: Ticker, you: LiveYou, copy: CauseCopy, atMs: number): Ticker {
  const moved = you.before === null ? 0 : you.before - you.rank
  const [first, ...more] = you.causes.filter(isTold).sort((a, b) => weight(b) - weight(a))
  if (first) return tellCause(ticker, { first, more: more.length, moved }, copy, atMs)
  return you.causes.length > 0
    ? gather(ticker, { causes: you.causes, moved }, copy, atMs)
    : drift(ticker, { rank: you.rank, moved }, copy, atMs)
}

function tellCause(
  ticker: Ticker,
  { first, more, moved }: { first: LiveCause; more: number; moved: number },
  copy: CauseCopy,
  atMs: number,
): Ticker {
  const text = causeText(first, copy)
  const places = explained(pull(first), moved)
  const line: LiveLine = {
    text: withPlaces(more > 0 ? copy.live.andMore(text, more) : text, places, copy),
    isPersonal: true,
    isProvisional: first.kind === 'own' || first.kind === 'rival',
    correctedMatchId: first.kind === 'correction' ? first.matchId : undefined,
    atMs,
  }
  return show({ ...ticker, driftedPlaces: ticker.driftedPlaces + moved - places }, line, true)
}

function gather(
  ticker: Ticker,
  { causes, moved }: { causes: readonly LiveCause[]; moved: number },
  copy: CauseCopy,
  atMs: number,
): Ticker {
  const own = causes.reduce((sum, cause) => sum + (cause.kind === 'own' ? cause.tenths : 0), 0)
  const won = explained(own, moved)
  const [tenths, places] = [ticker.pendingTenths + own, ticker.pendingPlaces + won]
  const driftedPlaces = ticker.driftedPlaces + moved - won
  if (Math.abs(tenths) < TOLD_TENTHS) return { ...ticker, pendingTenths: tenths, pendingPlaces: places, driftedPlaces }
  const shown = explained(tenths, places)
  const text = withPlaces(copy.live.points(copy.live.yourPlayers, tenths), shown, copy)
  const cleared = { ...ticker, pendingTenths: 0, pendingPlaces: 0, driftedPlaces: driftedPlaces + places - shown }
  return show(cleared, { text, isPersonal: true, isProvisional: true, atMs })
}

function drift(
  ticker: Ticker,
  { rank, moved }: { rank: number; moved: number },
  { live }: CauseCopy,
  atMs: number,
): Ticker {
  const drifted = ticker.driftedPlaces + moved
  if (Math.abs(drifted) < announcedPlaces(rank)) return { ...ticker, driftedPlaces: drifted }
  const text = drifted > 0 ? live.alone.up(drifted) : live.alone.down(-drifted)
  return show({ ...ticker, driftedPlaces: 0 }, { text, isPersonal: true, isProvisional: true, atMs })
}
