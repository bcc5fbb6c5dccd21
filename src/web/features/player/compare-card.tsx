import { useQuery } from '@tanstack/react-query'
import type { PlayerPageView } from '#contract/player.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { marketQuery } from '#web/game/market/market-query.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CompareBars } from './compare-bars.tsx'
import { CompareChoice } from './compare-choice.tsx'
import { CompareTable } from './compare-table.tsx'
import { playerQuery } from './player-queries.ts'
import { COMPARED, comparedIds, searchFor } from './player-search.ts'

const route = routeAt('/jogadores/$playerId')

/** Runs no query without an id. */
function useCompared(id: number | undefined) {
  const { fetchApi } = useApp()
  const { data, isFetching } = useQuery({ ...playerQuery(fetchApi, id ?? 0), enabled: id !== undefined })
  return { data, isLoading: isFetching && !data }
}

/** Up to three players side by side. They are in the address, so the Back button undoes each choice. */
export function CompareCard({ player }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const { fetchApi } = useApp()
  const com = comparedIds(route.useSearch()).filter((id) => id !== player.id)
  const navigate = route.useNavigate()
  const market = useQuery(marketQuery(fetchApi)).data
  const answers = [useCompared(com[0]), useCompared(com[1])]
  const others = answers.flatMap(({ data }) => data ?? [])
  const go = (ids: number[]) => void navigate({ search: searchFor(ids), resetScroll: false })
  return (
    <Card title={words.compare}>
      {com.length < COMPARED && (
        <CompareChoice
          players={(market?.players ?? []).filter(({ id }) => id !== player.id && !com.includes(id))}
          clubs={market?.clubs ?? []}
          onChoose={(id) => go([...com, id])}
        />
      )}
      {answers.some(({ isLoading }) => isLoading) && <Skeleton className="h-80 rounded-control" />}
      {others.length === 1 && <CompareBars player={player} other={others[0]} market={market} />}
      {others.length > 0 && (
        <CompareTable
          players={[player, ...others]}
          market={market}
          onRemove={(id) => go(com.filter((other) => other !== id))}
        />
      )}
    </Card>
  )
}
