import type { NextRound } from '#contract/duel.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

/** For a person without a duel yet: when the saved team gets one, or how to get one. */
export function DuelAdvice({ next }: { next: NextRound | null }) {
  const words = useFeatureCopy('duel')
  return <p className="text-muted">{next ? words.debut(next.number, next.deadlineAtMs) : words.none}</p>
}
