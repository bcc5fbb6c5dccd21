import type { OperatorOverview } from '#contract/operator.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stat, StatList } from '#web/ui/stat.tsx'
import { RelativeTime, Time } from '#web/ui/time.tsx'

export function BackupCard({ backups }: { backups: OperatorOverview['backups'] }) {
  const { backups: words } = useFeatureCopy('operator')
  const { keep, nextAtMs, last, failure } = backups
  return (
    <Card title={words.title} aside={failure && <Badge tone="bad">{words.failed}</Badge>}>
      {failure && (
        <p role="alert" className="mb-3 text-small break-words text-bad">
          <Time atMs={failure.atMs} />: {words.failure} {failure.reason}
        </p>
      )}
      {last ? (
        <>
          <StatList>
            <Stat label={words.last} value={<RelativeTime atMs={last.atMs} />} />
            <Stat label={words.size} value={words.megabytes(last.bytes)} />
          </StatList>
          <p className="mt-3 text-small break-all text-muted">{words.where(last.file, last.host)}</p>
        </>
      ) : (
        <p>{keep === 0 ? words.off : words.none}</p>
      )}
      {nextAtMs !== null && (
        <p className="mt-3 text-small text-muted">
          {words.next} <Time atMs={nextAtMs} />. {words.kept(keep)}
        </p>
      )}
    </Card>
  )
}
