import type { ChampionshipView } from '#contract/championship.ts'

/** Whether people choose players in it; elsewhere they only pick results. */
export const hasMarket = ({ sports, players }: Pick<ChampionshipView, 'sports' | 'players'>): boolean =>
  sports.includes('futebol') && players > 0
