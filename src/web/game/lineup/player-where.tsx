import type { PlayerState } from '#contract/live.ts'
import type { Presence } from '#domain/scoring/presence.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useTimeZone } from '#web/ui/time.tsx'

/** What a player of a round is doing, in words. Undefined without a state unless the player was absent. */
export function useWhere(state: PlayerState | undefined, presence: Presence): string | undefined {
  const { states: words } = useFeatureCopy('live').ownRound
  const format = useFormat()
  const timeZone = useTimeZone()
  if (!state) return presence === 'absent' ? words.didNotPlay : undefined
  if (state.state === 'to-play')
    return `${words.toPlay} ${format.day(state.startsAtMs, timeZone)} ${format.time(state.startsAtMs, timeZone)}`
  return {
    'on-pitch': words.onPitch(state.minute),
    'off-pitch': words.offPitch,
    'did-not-play': words.didNotPlay,
    over: words.over,
  }[state.state]
}

interface Props {
  state: PlayerState | undefined
  presence: Presence
  /** Whether this reserve replaced an absent player. */
  isIn: boolean
}

/** What a player of a round is doing, in a short form below the shirt. */
export function PlayerWhere({ state, presence, isIn }: Props) {
  const { states: words } = useFeatureCopy('live').ownRound
  const format = useFormat()
  const timeZone = useTimeZone()
  const where = useWhere(state, presence)
  if (where === undefined) return null
  const isOn = state?.state === 'on-pitch'
  const short = isOn
    ? words.minute(state.minute)
    : state?.state === 'to-play'
      ? `${format.day(state.startsAtMs, timeZone).split(',')[0]} ${format.time(state.startsAtMs, timeZone)}`
      : where
  return (
    <span
      className={`block text-[0.625rem]/[0.875rem] whitespace-nowrap sm:text-[0.75rem]/[1rem] ${isOn ? 'font-bold text-good' : 'text-muted'}`}
    >
      {(isOn || isIn) && <span className="mr-0.5">{isIn ? '⇄' : '●'}</span>}
      <span className={isOn ? 'sm:hidden' : ''} suppressHydrationWarning>
        {short}
      </span>
      {isOn && <span className="max-sm:hidden">{where}</span>}
    </span>
  )
}
