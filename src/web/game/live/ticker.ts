import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { LiveCause, LiveMatch, LiveYou } from '#contract/live.ts'
import { causeText, type CauseCopy } from './cause-words.ts'
import { matchText } from './match-words.ts'

export interface LiveLine {
  text: string
  /** Whether it is about the reader's own points or place. */
  isPersonal: boolean
  /** Only points of a round in play are, and the place they give: a whistle or a settled pick is final. */
  isProvisional: boolean
  /** The match that was put right: the line leads there. */
  correctedMatchId?: number | undefined
  atMs: number
}

/** What the foot of the page tells, and what it keeps to itself until it is worth a line. */
export interface Ticker {
  line: LiveLine | undefined
  /** Said to a screen reader; a new one comes seldom. */
  announcement: string
  announcedAtMs: number
  /** Of players of mine, too little each to be told alone. */
  untoldTenths: number
  /** Won or lost together with them. */
  untoldPlaces: number
  /** Moved by what others did: never credited to a deed of one's own. */
  driftedPlaces: number
}

export const quietTicker: Ticker = {
  line: undefined,
  announcement: '',
  announcedAtMs: Number.NEGATIVE_INFINITY,
  untoldTenths: 0,
  untoldPlaces: 0,
  driftedPlaces: 0,
}

/** A player's deed is told alone from here on: an assist or a red card, not a tackle. */
const TOLD_TENTHS = 30
/** Places without a cause of one's own are told when they are many, for the place one has. */
const announcedPlaces = (rank: number) => Math.max(10, Math.ceil(rank / 50))
/** Small news is not said more often than this; what is missed in between is on the page. */
const announcementGapMs = 20_000
/** A line about oneself is not pushed away by the next goal of others. */
const personalShownMs = 5_000

/** What stands alone about oneself is always said: the limit is kept by what is small. */
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
  // Other sports are told to those who have a pick on the match.
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

/** The way a cause can move its reader: up when positive. What an opponent wins pushes down. */
function pull(cause: LiveCause): number {
  if (cause.kind === 'correction' || cause.kind === 'pick') return cause.points
  return cause.kind === 'own' ? cause.tenths : -cause.tenths
}

/** Points explain a move only the way they pull: who won points and fell was passed by others, who won more. */
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
  const [tenths, places] = [ticker.untoldTenths + own, ticker.untoldPlaces + won]
  const driftedPlaces = ticker.driftedPlaces + moved - won
  if (Math.abs(tenths) < TOLD_TENTHS) return { ...ticker, untoldTenths: tenths, untoldPlaces: places, driftedPlaces }
  const shown = explained(tenths, places)
  const text = withPlaces(copy.live.points(copy.live.yourPlayers, tenths), shown, copy)
  const told = { ...ticker, untoldTenths: 0, untoldPlaces: 0, driftedPlaces: driftedPlaces + places - shown }
  return show(told, { text, isPersonal: true, isProvisional: true, atMs })
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
