import { useQuery } from '@tanstack/react-query'
import { shownRules } from '#domain/scoring/own-rules.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useParams } from '#web/router/hooks.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { championshipQuery } from '#web/features/championship/championship-queries.ts'
import { RulesEditor } from './rules-editor.tsx'
import { RulesInWords } from './rules-in-words.tsx'
import { rulesQuery } from './rules-queries.ts'
import { VersionsCard } from './versions-card.tsx'

/** SC12: what each scout is worth in this championship. Organisers change these worths on the same page. */
export function RulesPage() {
  const { slug = '' } = useParams()
  const { fetchApi } = useApp()
  const words = useFeatureCopy('rules')
  const query = useQuery(rulesQuery(fetchApi, slug))
  const { data: championship } = useQuery(championshipQuery(fetchApi, slug))
  const { data: rules } = query
  if (!rules || !championship)
    return (
      <div className="page-width py-8">
        <Waiting for={query} className="h-96" />
      </div>
    )
  const { current, locked, nextRound, mayChange, versions } = rules
  const { modality, name } = championship
  return (
    <div className="page-width py-8">
      <PageHeader title={words.title} lead={words.lead(name)}>
        <TextLink to="/campeonatos/$slug" params={{ slug }}>
          {words.back}
        </TextLink>
      </PageHeader>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          <Card title={shownRules(current.name)}>
            <p className="pb-4 text-muted">{words.counts(nextRound)}</p>
            <RulesInWords rules={current.rules} modality={modality} />
          </Card>
          {locked && (
            <Card title={words.lockedTitle(locked.round)}>
              <details>
                <summary className="cursor-pointer">{words.lockedText(shownRules(locked.name))}</summary>
                <div className="pt-4">
                  <RulesInWords rules={locked.rules} modality={modality} />
                </div>
              </details>
            </Card>
          )}
          {mayChange && <RulesEditor key={current.name} slug={slug} rules={rules} />}
        </div>
        <div className="grid min-w-0 gap-5">
          <Card title={words.always}>
            <ul className="grid list-disc gap-2 ps-5">
              {words.alwaysLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
          {(mayChange || versions.length > 0) && <VersionsCard slug={slug} rules={rules} />}
        </div>
      </div>
    </div>
  )
}
