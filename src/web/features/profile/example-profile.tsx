import { useState } from 'react'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { AchievementList } from './achievement-list.tsx'
import { ExampleActivity } from './activity-list.tsx'
import { exampleAchievements, exampleActivities, exampleHistory, exampleStats } from './example-values.ts'
import { Plots } from './history-plots.tsx'
import { Identity } from './identity.tsx'
import { QuickStats } from './quick-stats.tsx'

/** A visitor sees the main parts of the page, each marked as an example, and one clear way to start. */
export function ExampleProfile() {
  const { renderedAtMs } = useApp()
  const { shell, pageTitles } = useCopy()
  const copy = useFeatureCopy('profile')
  const { example } = copy
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="page-width py-8">
      <PageHeader title={pageTitles.profile.heading}>
        <Button look="secondary" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
          {isEditing ? copy.cancel : copy.edit}
        </Button>
      </PageHeader>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <section
          aria-label={example.title}
          className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-brand bg-surface p-4 sm:p-5 md:col-span-2"
        >
          <div>
            <p className="text-lead font-bold">{example.title}</p>
            <p className="text-muted">{example.detail}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/fantasy">{example.start}</ButtonLink>
            <ButtonLink to="/entrar" look="quiet">
              {example.enter}
            </ButtonLink>
          </div>
        </section>
        <Card title={copy.about} className="md:col-span-2" aside={<Badge tone="info">{shell.example}</Badge>}>
          {isEditing ? (
            <div className="grid gap-3" role="status">
              <p>{example.edit}</p>
              <p className="flex flex-wrap gap-3">
                <ButtonLink to="/criar-conta">{example.create}</ButtonLink>
                <ButtonLink to="/entrar" look="quiet">
                  {example.enter}
                </ButtonLink>
              </p>
            </div>
          ) : (
            <Identity name={example.name} avatarSeed="exemplo" country="BR" club={example.club} bio={example.bio} />
          )}
        </Card>
        <div className="md:col-span-2">
          <QuickStats stats={exampleStats} isExample />
        </div>
        <Plots history={exampleHistory} isExample />
        <AchievementList achievements={exampleAchievements(renderedAtMs)} isExample />
        <ExampleActivity activities={exampleActivities(renderedAtMs)} nowMs={renderedAtMs} />
      </div>
    </div>
  )
}
