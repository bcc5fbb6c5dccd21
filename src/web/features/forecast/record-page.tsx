import { useQuery } from '@tanstack/react-query'
import { SPORTS } from '#domain/sport/sport.ts'
import type { ForecastRecord } from '#contract/forecast.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { CalibrationCard } from './calibration-card.tsx'
import { ProjectionCard } from './projection-card.tsx'
import { RecentCard } from './recent-card.tsx'
import { forecastRecordQuery } from './record-query.ts'
import { ScoreCard } from './score-card.tsx'

export function RecordPage() {
  const { fetchApi } = useApp()
  const { heading } = useCopy().pageTitles.forecast
  const words = useFeatureCopy('forecast')
  const query = useQuery(forecastRecordQuery(fetchApi))
  return (
    <div className="page-width py-8">
      <PageHeader title={heading} />
      <div className="mb-6 grid max-w-[44rem] gap-2 text-lead text-muted">
        {words.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {query.data ? <Record record={query.data} /> : <Waiting for={query} className="h-[40rem] rounded-card" />}
    </div>
  )
}

function Record({ record }: { record: ForecastRecord }) {
  const words = useFeatureCopy('forecast')
  const { sports } = useFeatureCopy('sport')
  if (record.sports.length === 0) return <p className="text-muted">{words.empty}</p>
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <ScoreCard record={record} />
      </div>
      <CalibrationCard record={record} />
      <div className="grid gap-5">
        <ProjectionCard record={record} />
        <RecentCard record={record} />
        <Card title={words.how.title}>
          <ul className="grid list-disc gap-2 pl-5">
            {[...SPORTS.map((sport) => sports[sport].model), words.how.allSports].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-3 text-small text-muted">{words.limits}</p>
        </Card>
      </div>
    </div>
  )
}
