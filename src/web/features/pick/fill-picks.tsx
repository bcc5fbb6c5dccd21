import { useState, type ReactNode } from 'react'
import type { PickMatch, PickView } from '#contract/pick.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { PickSaver } from '#web/game/pick/use-pick-saver.ts'
import { Button } from '#web/ui/button.tsx'

interface Props {
  /** Matches that are still open for picks. */
  entries: readonly PickMatch[]
  saver: PickSaver
}

const levelAtOne = ({ match }: PickMatch): PickView | null =>
  SPORT_RULES[match.sport].pick === 'score' ? { kind: 'score', score: { home: 1, away: 1 } } : null

const textOf = (pick: PickView | null) =>
  pick?.kind === 'score' ? `${pick.score.home}-${pick.score.away} ${pick.goesOn ?? ''}` : (pick?.winner ?? '')

/**
 * Fills the empty picks with one tap and never changes a chosen one. The person can undo the filling while a filled
 * match is open. The undo keeps a pick whose score or winner the person has changed since the filling.
 */
export function FillPicks({ entries, saver }: Props) {
  const { fill: words } = useFeatureCopy('pick')
  const [filled, note] = useState<ReadonlyMap<number, PickView>>(new Map())
  const blank = entries.filter((entry) => saver.pickOf(entry) === null)
  const undone = entries.filter((entry) => {
    const given = filled.get(entry.match.id)
    return given && textOf(given) === textOf(saver.pickOf(entry))
  })

  function fillWith(pickFor: (entry: PickMatch) => PickView | null) {
    const given = blank.flatMap((entry) => {
      const pick = pickFor(entry)
      return pick ? [{ entry, pick }] : []
    })
    for (const { entry, pick } of given) saver.choose(entry, pick)
    note(new Map(given.map(({ entry, pick }) => [entry.match.id, pick])))
  }
  function undo() {
    for (const entry of undone) saver.choose(entry, null)
    note(new Map())
  }

  if (undone.length > 0)
    return (
      <Line text={words.filled(undone.length)}>
        <Button look="secondary" onClick={undo}>
          {words.undo}
        </Button>
      </Line>
    )
  if (blank.length < 2) return null
  return (
    <Line text={words.rest}>
      {blank.some(({ model }) => model) && (
        <Button look="secondary" aria-label={words.modelLabel} onClick={() => fillWith(({ model }) => model ?? null)}>
          {words.model}
        </Button>
      )}
      {blank.some(levelAtOne) && (
        <Button look="secondary" aria-label={words.oneAllLabel} onClick={() => fillWith(levelAtOne)}>
          {words.oneAll}
        </Button>
      )}
    </Line>
  )
}

function Line({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 text-small">
      <p role="status">{text}</p>
      {children}
    </div>
  )
}
