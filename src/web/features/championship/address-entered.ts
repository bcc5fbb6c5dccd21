import type { EnteredChampionship } from '#contract/championship-people.ts'
import { addressIn } from '#web/base/championship.ts'

/** CP9: an invitation leads to the league it was made for, otherwise to the championship. */
export const addressEntered = (
  { slug, leagueId }: Pick<EnteredChampionship, 'slug' | 'leagueId'>,
  code: string,
): string =>
  addressIn(
    slug,
    leagueId === null ? `/campeonatos/${slug}` : `/ligas/${leagueId}?convite=${encodeURIComponent(code.toUpperCase())}`,
  )
