import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { worldQuery } from './operator-queries.ts'

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0)

export function WorldCard() {
  const { fetchApi, format } = useApp()
  const { world: words } = useFeatureCopy('operator')
  const query = useQuery(worldQuery(fetchApi))
  const { data } = query
  return (
    <Card title={words.title}>
      {data ? (
        <StatList>
          <Stat label={words.managers} value={format.number(data.managers)} />
          <Stat label={words.leagues} value={format.number(data.leagues)} />
          <Stat label={words.lineups} value={format.number(data.lineups)} />
          <Stat label={words.picks} value={format.number(data.picks)} note={words.settled(data.settledPicks)} />
          <Stat label={words.players} value={format.number(data.players)} />
          <Stat label={words.matches} value={format.number(sum(data.matches))} />
          <Stat
            label={words.rounds}
            value={format.number(sum(data.rounds))}
            note={words.settledRounds(data.rounds['settled'] ?? 0)}
          />
        </StatList>
      ) : (
        <Waiting for={query} className="h-56" />
      )}
    </Card>
  )
}
