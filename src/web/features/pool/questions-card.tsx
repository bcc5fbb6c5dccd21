import { useQuery } from '@tanstack/react-query'
import type { LeaguePageView } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { routeAt } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { AskQuestion } from './ask-question.tsx'
import { QuestionItem } from './question-item.tsx'
import { poolQuestionsQuery } from './question-query.ts'

const route = routeAt('/ligas/$leagueId')

/** Bonus questions. Each is open until its deadline, and then shows everybody's answers. */
export function QuestionsCard({ page, isIn }: { page: LeaguePageView; isIn: boolean }) {
  const { questions: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const { pagina, convite } = route.useSearch()
  const { league, isOwner } = page
  const query = useQuery(poolQuestionsQuery(fetchApi, { leagueId: league.id, page: pagina, code: convite }))
  const { data } = query
  const canAsk = isOwner && league.endedAtMs === null
  if (data?.questions.length === 0 && !canAsk) return null
  return (
    <Card title={words.title}>
      {data ? (
        <ul className="grid gap-4">
          {data.questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              all={data}
              leagueId={league.id}
              isIn={isIn}
              canSettle={canAsk}
            />
          ))}
        </ul>
      ) : (
        <Waiting for={query} className="h-24" />
      )}
      {data?.questions.length === 0 && <p className="text-muted">{words.none}</p>}
      {canAsk && <AskQuestion leagueId={league.id} sport={page.pool?.sport ?? null} />}
    </Card>
  )
}
