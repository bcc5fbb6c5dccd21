import type { DeskView } from '#contract/desk.ts'
import type { DeskCopy } from '#web/copy/pt-BR/desk.ts'

export const clubOf = (view: DeskView, clubId: number) => (clubId === view.home.id ? view.home : view.away)

export const lineupText = (view: DeskView, clubId: number, words: DeskCopy): string =>
  words.lineup.told(clubOf(view, clubId).shortName)
