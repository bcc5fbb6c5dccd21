import { type Question, foldTaps } from '#domain/desk/fold-taps.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { eventText } from './event-text.ts'
import type { OpenDesk } from './use-desk.ts'

/**
 * DK5: two phones reported the same event within a minute. Somebody at the desk decides whether it happened once or
 * twice.
 */
export function QuestionCard({ desk, question: { tapId, likeId } }: { desk: OpenDesk; question: Question }) {
  const words = useFeatureCopy('desk')
  const answered = foldTaps(desk.facts, [
    ...desk.taps,
    { id: '', deviceId: '', atMs: 0, said: { kind: 'judge', tapId, isSame: false } },
  ])
  const textOf = (id: string) => {
    const event = answered.events.find((one) => one.tapId === id)
    return event ? eventText(desk, event, words) : ''
  }
  const judge = (isSame: boolean) => desk.tell(words.same.title, { kind: 'judge', tapId, isSame })
  return (
    <section role="alert" className="grid gap-2 rounded-card border-2 border-brand bg-surface p-3">
      <h2 className="text-title">{words.same.title}</h2>
      <p>{textOf(likeId)}</p>
      <p>{textOf(tapId)}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button className="min-h-14" onClick={() => judge(true)}>
          {words.same.yes}
        </Button>
        <Button look="secondary" className="min-h-14" onClick={() => judge(false)}>
          {words.same.no}
        </Button>
      </div>
    </section>
  )
}
