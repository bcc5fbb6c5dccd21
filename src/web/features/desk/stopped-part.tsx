import type { Stop } from '#domain/desk/tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Time } from '#web/ui/time.tsx'
import type { OpenDesk } from './use-desk.ts'

/** MT11: an abandoned match. If it is to be resumed, anyone at the desk can say when play goes on. */
export function StoppedPart({ desk, stop }: { desk: OpenDesk; stop: Stop }) {
  const { stopped: words } = useFeatureCopy('desk')
  const { atMs: stoppedAtMs, minute, resumesAtMs } = stop
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-3">
      <h2 className="text-title">{words.title(minute)}</h2>
      {resumesAtMs === null ? (
        <p>{words.forGood}</p>
      ) : (
        <>
          <p>
            {words.resumes} <Time atMs={resumesAtMs} />
          </p>
          <p className="text-muted">{words.lead(minute)}</p>
          <Button
            size="large"
            className="min-h-16"
            onClick={() => desk.tell(words.restart, { kind: 'restart', stoppedAtMs, minute })}
          >
            {words.restart}
          </Button>
        </>
      )}
    </section>
  )
}
