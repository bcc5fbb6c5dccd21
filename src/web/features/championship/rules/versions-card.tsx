import type { ChampionshipRules } from '#contract/rule-set.ts'
import { shownRules } from '#domain/scoring/own-rules.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'
import { usePublishRules } from './use-publish-rules.ts'

/** SC12: every published version stays, and an organiser can return to it. */
export function VersionsCard({ slug, rules }: { slug: string; rules: ChampionshipRules }) {
  const words = useFeatureCopy('rules')
  const { publish } = usePublishRules(slug)
  const { versions, current, mayChange } = rules
  return (
    <Card title={words.versions}>
      {versions.length === 0 && <p className="text-muted">{words.noVersions}</p>}
      <ol className="grid gap-3">
        {versions.map(({ name, version, atMs }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {shownRules(name)}
              <span className="block text-small text-muted">
                <Time atMs={atMs} />
                {name === current.name && `, ${words.isCurrent}`}
              </span>
            </span>
            {mayChange && name !== current.name && (
              <Button
                look="secondary"
                busy={publish.isPending}
                aria-label={`${words.useAgain}: ${words.version(version)}`}
                onClick={() => publish.mutate({ name })}
              >
                {words.useAgain}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
