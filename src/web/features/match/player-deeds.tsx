import Goal from 'lucide-react/icons/goal'
import type { ReactNode } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'
import type { PlayerDeed } from './match-lineups.ts'

/** Goals, cards and substitutions in words: "gol 56', sai 63'". */
export function useDeedsText(): (deeds: readonly PlayerDeed[]) => string {
  const words = useFeatureCopy('match')
  const { lineups } = useFeatureCopy('begun')
  return (deeds) =>
    deeds.map(({ kind, minute, stoppage }) => `${lineups.deeds[kind]} ${words.minute(minute, stoppage)}`).join(', ')
}

const ball = <Goal className="inline size-[1em] align-[-0.125em]" />
const signs: Record<PlayerDeed['kind'], { sign: ReactNode; look: string }> = {
  goal: { sign: ball, look: 'text-[#41d98d]' },
  own_goal: { sign: ball, look: 'text-[#ff7a70]' },
  yellow: { sign: '■', look: 'text-[#ffd447]' },
  red: { sign: '■', look: 'text-[#ff5247]' },
  on: { sign: '▲', look: 'text-[#41d98d]' },
  off: { sign: '▼', look: 'text-[#ff7a70]' },
}

/** Goals, cards and substitutions as icons, where words do not fit. Shape and colour tell them apart. */
export function PlayerDeeds({ deeds }: { deeds: readonly PlayerDeed[] }) {
  const words = useFeatureCopy('match')
  const { lineups } = useFeatureCopy('begun')
  if (deeds.length === 0) return null
  return (
    <span
      aria-hidden
      className="mt-0.5 flex max-w-full flex-wrap justify-center gap-x-1 rounded-[4px] bg-chip px-1 text-[0.625rem]/[1rem] tabular-nums md:text-[0.75rem]/[1.125rem]"
    >
      {deeds.map(({ key, kind, minute, stoppage }) => (
        <span key={`${key}-${kind}`} className="whitespace-nowrap">
          <span className={signs[kind].look}>{signs[kind].sign}</span>
          {kind === 'own_goal' && lineups.ownShort} {words.minute(minute, stoppage)}
        </span>
      ))}
    </span>
  )
}
