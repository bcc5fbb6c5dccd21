import type { ReactNode } from 'react'
import type { Shirt } from '#contract/club.ts'
import { ClubShirt } from './club-shirt.tsx'

interface Props {
  shirt: Shirt | undefined
  name: string
  /** The number under the shirt. */
  figure: ReactNode
  /** C or V. */
  badge?: string | undefined
  /** The number is highlighted because it has just changed. */
  isLit?: boolean
  /** The change, which floats up from the shirt. A new key restarts the animation. */
  float?: { key: number; text: string; isLoss: boolean } | undefined
  /** The player is on the bench, or a reserve replaced them. */
  isDim?: boolean
  children?: ReactNode
}

const shortName = (name: string) => name.split(' ').at(-1) ?? name
/** Five shirts fit next to each other on a phone. A long surname gets smaller letters and is never cut. */
const nameSize = (name: string) =>
  name.length > 9
    ? 'text-[0.625rem]/[1rem] sm:text-small'
    : name.length > 7
      ? 'text-[0.6875rem]/[1rem] sm:text-small'
      : 'text-[0.75rem]/[1rem] sm:text-small'

/** Decorative: the caller says the same in words next to it. */
export function PitchShirt({ shirt, name, figure, badge, isLit = false, float, isDim = false, children }: Props) {
  return (
    <span aria-hidden className={`flex w-full flex-col items-center ${isDim ? 'opacity-80' : ''}`}>
      <span className="relative">
        {shirt && <ClubShirt shirt={shirt} hasLightEdge className="h-auto w-9 sm:w-12" />}
        {badge && (
          <span className="absolute -top-0.5 right-0 grid size-5 place-items-center rounded-full bg-ball text-[0.75rem] font-bold text-[#08130e]">
            {badge}
          </span>
        )}
        {float && (
          <span
            key={float.key}
            className={`absolute -top-1 left-1/2 z-10 animate-[float-up_2400ms_ease-out_forwards] rounded-full px-2 py-0.5 text-small font-bold whitespace-nowrap tabular-nums motion-reduce:hidden ${float.isLoss ? 'bg-[#b8322b] text-on-chip' : 'bg-on-chip text-[#08130e]'}`}
          >
            {float.text}
          </span>
        )}
      </span>
      <span
        data-theme="dark"
        className={`relative -mt-1 w-full rounded-control px-0.5 py-0.5 leading-tight ${isLit ? 'animate-[glow_2400ms_ease-out] bg-ball text-[#08130e]' : 'bg-chip text-on-chip'}`}
      >
        <span className="figures block leading-tight sm:text-lead sm:leading-tight">{figure}</span>
        <span className={`block font-semibold wrap-anywhere ${nameSize(shortName(name))}`}>{shortName(name)}</span>
        {children}
      </span>
    </span>
  )
}
