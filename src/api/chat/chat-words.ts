import type { Language } from '#contract/language.ts'
import { chatWordsEn } from './chat-words-en.ts'
import { chatWordsEs } from './chat-words-es.ts'
import { chatWordsPt } from './chat-words-pt.ts'

export interface SaidRow {
  rank: number | null
  name: string
  points: string
}

/** Everything that the bot says. */
export interface ChatWords {
  help: string
  groupUnknown: string
  /** A code that does not exist, is used or is too old. */
  codeWrong: string
  codeNeeded: string
  linked: (league: string) => string
  unlinked: (league: string) => string
  unlinkRefused: string
  accountLink: (address: string, minutes: number) => string
  accountInPrivate: string
  accountKnown: (name: string) => string
  accountForgotten: string
  accountNeeded: string
  saved: string
  suggested: string
  howToCorrect: string
  /** Shown after several picks were saved. */
  howToCorrectOne: string
  nothingSaved: string
  understood: string
  notUnderstood: string
  /** The server could not answer for the moment. */
  tryAgain: string
  picksNeeded: string
  noMatchNow: string
  next: string
  minute: (minute: number) => string
  leads: (names: string[], league: string, points: string) => string
  nobodyLeads: (league: string) => string
  ownPlace: (row: SaidRow, league: string, behind: string | null) => string
  notInLeague: (league: string) => string
  tableOf: (league: string) => string
  openMatches: string
  noMatches: string
  missing: string
  nothingMissing: string
  picksClose: (time: string, match: string) => string
  marketCloses: (round: number, time: string) => string
  noDeadline: string
  deadlineNear: (time: string, names: string[], more: number) => string
  deadlineMarket: (round: number, time: string, names: string[], more: number) => string
  tableNow: string
  /** The championship is named where the bolão counts several. */
  roundOver: (round: number, league: string, championship: string | undefined) => string
  points: (count: string) => string
  ownLeagues: string
  noOwnLeagues: string
}

export const chatWords: Record<Language, ChatWords> = { 'pt-BR': chatWordsPt, es: chatWordsEs, en: chatWordsEn }

export const timeIn = (ms: number, { language, timeZone }: { language: Language; timeZone: string }) =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(ms)
