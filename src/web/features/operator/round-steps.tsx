import { ROUND_STATES, type RoundState } from '#domain/round/round.ts'
import type { OperatorRound } from '#contract/operator.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Time } from '#web/ui/time.tsx'

/**
 * RL1: the four states in order. The open state has the deadline, each other the time when it was or will be reached.
 */
export function RoundSteps({ round }: { round: OperatorRound }) {
  const { round: words } = useFeatureCopy('operator')
  const reached = ROUND_STATES.indexOf(round.state)
  const moments: Record<RoundState, number | null> = {
    open: null,
    locked: round.lockedAtMs,
    live: round.liveAtMs,
    settled: round.settledAtMs,
  }
  const expected: Record<RoundState, number> = {
    open: round.deadlineAtMs,
    locked: round.deadlineAtMs,
    live: round.deadlineAtMs,
    settled: round.endsAtMs,
  }
  return (
    <ol className="grid gap-2 sm:grid-cols-4">
      {ROUND_STATES.map((state, index) => {
        const at = moments[state]
        const isPast = index <= reached
        return (
          <li
            key={state}
            aria-current={state === round.state ? 'step' : undefined}
            className={`border-t-4 pt-2 ${isPast ? 'border-good' : 'border-line text-muted'}`}
          >
            <p className="font-semibold">{words.steps[state]}</p>
            <p className="text-small text-muted">
              {state === 'open' ? (
                <>
                  {words.until} <Time atMs={round.deadlineAtMs} />
                </>
              ) : at !== null ? (
                <Time atMs={at} />
              ) : (
                <>
                  {words.due} <Time atMs={expected[state]} />
                </>
              )}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
