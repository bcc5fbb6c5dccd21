import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import type { LiveCause, LiveMatch, LiveYou } from '#contract/live.ts'
import { causeText, type CauseCopy } from './cause-words.ts'
import { matchText } from './match-words.ts'

export interface LiveLine {
  text: string
  /** Whether it is about the reader's own points or place. */
  isPersonal: boolean
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
  /** Moved while only others had news: never credited to a deed of one's own. */
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
const toldPlaces = (rank: number) => Math.max(10, Math.ceil(rank / 50))
/** Who listens hears no more than this; what is missed in between is on the page. */
const announcementGapMs = 20_000
/** A line about oneself is not pushed away by the next goal of others. */
const personalShownMs = 5_000

function show(ticker: Ticker, line: LiveLine): Ticker {
  const mayAnnounce = line.correctedMatchId !== undefined || line.atMs - ticker.announcedAtMs >= announcementGapMs
  return mayAnnounce ? { ...ticker, line, announcement: line.text, announcedAtMs: line.atMs } : { ...ticker, line }
}

export function hearMatch(ticker: Ticker, match: LiveMatch, copy: CauseCopy, atMs: number, isPicked = false): Ticker {
  // Other sports are told to those who have a pick on the match.
  if (!SPORT_RULES[match.sport].fantasy && !isPicked) return ticker
  const text = matchText(match, copy.live)
  if (text === undefined) return ticker
  const { line } = ticker
  if (line?.isPersonal && atMs - line.atMs < personalShownMs) return ticker
  return show(ticker, { text, isPersonal: false, atMs })
}

function weight(cause: LiveCause): number {
  if (cause.kind === 'correction') return Number.POSITIVE_INFINITY
  return cause.kind === 'pick' ? Number.MAX_SAFE_INTEGER : Math.abs(cause.tenths)
}
const isTold = (cause: LiveCause) => weight(cause) >= TOLD_TENTHS

function withPlaces(text: string, places: number, { live }: CauseCopy): string {
  if (places === 0) return text
  return live.both(text, places > 0 ? live.up(places) : live.down(-places))
}

export function hearPlace(ticker: Ticker, you: LiveYou, copy: CauseCopy, atMs: number): Ticker {
  const { live } = copy
  const moved = you.before === null ? 0 : you.before - you.rank
  const say = (state: Ticker, text: string, correctedMatchId?: number) =>
    show(state, { text, isPersonal: true, correctedMatchId, atMs })

  const [first, ...more] = you.causes.filter(isTold).sort((a, b) => weight(b) - weight(a))
  if (first) {
    const text = causeText(first, copy)
    const told = withPlaces(more.length > 0 ? live.andMore(text, more.length) : text, moved, copy)
    return say(ticker, told, first.kind === 'correction' ? first.matchId : undefined)
  }
  if (you.causes.length > 0) {
    const own = you.causes.reduce((sum, cause) => sum + (cause.kind === 'own' ? cause.tenths : 0), 0)
    const [tenths, places] = [ticker.untoldTenths + own, ticker.untoldPlaces + moved]
    if (Math.abs(tenths) < TOLD_TENTHS) return { ...ticker, untoldTenths: tenths, untoldPlaces: places }
    const told = { ...ticker, untoldTenths: 0, untoldPlaces: 0 }
    return say(told, withPlaces(live.points(live.yourPlayers, tenths), places, copy))
  }
  const drifted = ticker.driftedPlaces + moved
  if (Math.abs(drifted) < toldPlaces(you.rank)) return { ...ticker, driftedPlaces: drifted }
  return say({ ...ticker, driftedPlaces: 0 }, drifted > 0 ? live.alone.up(drifted) : live.alone.down(-drifted))
}
