import type { LeagueList } from '#contract/league.ts'

export const SHOWN_LEAGUES = 3

export const shownLeagues = (list: LeagueList): LeagueList => ({
  ...list,
  items: list.items.slice(0, SHOWN_LEAGUES),
})
