import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { NewChampionshipForm } from './new-championship-form.tsx'

export function NewChampionshipPage() {
  const { fetchApi } = useApp()
  const { create: words } = useFeatureCopy('championship')
  const viewer = useQuery(viewerQuery(fetchApi))
  return (
    <div className="page-width py-8">
      <PageHeader title={words.title} lead={words.lead} />
      {viewer.data === undefined ? (
        <Waiting for={viewer} className="h-96 rounded-card" />
      ) : viewer.data?.isOperator ? (
        <NewChampionshipForm />
      ) : (
        <EmptyState {...words.closed}>
          <ButtonLink to="/campeonatos" look="secondary">
            {words.list}
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}
