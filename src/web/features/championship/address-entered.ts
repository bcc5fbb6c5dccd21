import type { EnteredChampionship } from '#contract/championship-people.ts'
import { addressIn } from '#web/base/championship.ts'

/** CP9: where an invitation leads to: the league that it was for, else the championship. */
export const addressEntered = (
  { slug, leagueId }: Pick<EnteredChampionship, 'slug' | 'leagueId'>,
  code: string,
): string =>
  addressIn(
    slug,
    leagueId === null ? `/campeonatos/${slug}` : `/ligas/${leagueId}?convite=${encodeURIComponent(code.toUpperCase())}`,
  )
