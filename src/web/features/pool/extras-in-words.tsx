import type { PoolExtras } from '#domain/pool/pool-extras.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

/** One list item for each special rule that this bolão uses. */
export function ExtrasInWords({ extras }: { extras: PoolExtras }) {
  const { told: words } = useFeatureCopy('pool').extras
  const { knockoutTimes, semifinalTimes, finalTimes } = extras
  const isWeighted = Math.max(knockoutTimes, semifinalTimes, finalTimes) > 1
  return (
    <>
      {extras.goesOn > 0 && <li>{words.goesOn(extras.goesOn)}</li>}
      {extras.afterExtraTime && <li>{words.after120}</li>}
      {isWeighted && <li>{words.times(knockoutTimes, semifinalTimes, finalTimes)}</li>}
      {extras.hasJoker && <li>{words.joker}</li>}
      {extras.bracketPoints > 0 && <li>{words.bracket(extras.bracketPoints)}</li>}
      {extras.bracketPoints > 0 && extras.bracketEarly && <li>{words.bracketEarly}</li>}
      {extras.vacationPicks > 0 && <li>{words.vacation(extras.vacationPicks)}</li>}
      {extras.countsSquads && <li>{words.squads}</li>}
    </>
  )
}
