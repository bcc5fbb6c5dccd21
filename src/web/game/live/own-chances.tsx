import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ownChancesQuery } from './own-round-query.ts'

/** Whole percentages. 0% and 100% appear only if no simulation or every simulation had the outcome (CH1). */
export const percentOf = (permille: number) =>
  permille === 0 || permille === 1000 ? permille / 10 : Math.min(99, Math.max(1, Math.round(permille / 10)))

/** During a round: the chances in the duel and of the first places in leagues. */
export function OwnChances({ only }: { only?: 'duel' }) {
  const { chances: words } = useFeatureCopy('live')
  const { fetchApi } = useApp()
  const { data } = useQuery(ownChancesQuery(fetchApi))
  if (!data) return null
  const { duel, largeLeagues, otherLeagues } = data
  const leagues = only === 'duel' ? [] : data.leagues
  // A person without an opponent this round may still be in leagues.
  if (!duel && leagues.length === 0) return null
  return (
    <ul aria-label={words.title} className="mt-3 grid gap-1">
      {duel && <li>{words.duel(percentOf(duel.win), percentOf(duel.draw))}</li>}
      {leagues.map(({ id, name, places, top }) => (
        <li key={id}>
          {words.top(percentOf(top), places)}{' '}
          <TextLink to="/ligas/$leagueId" params={{ leagueId: String(id) }}>
            {name}
          </TextLink>
        </li>
      ))}
      <li className="text-small text-muted">
        {words.how} {only !== 'duel' && largeLeagues > 0 && words.notLarge}{' '}
        {only !== 'duel' && otherLeagues > 0 && words.notAll(otherLeagues)}
      </li>
    </ul>
  )
}
