import type { ReactNode } from 'react'
import type { WallNews } from '#contract/wall.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'

/** A line that no person wrote. */
export const QuietLine = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-3 py-2 text-small text-muted before:h-px before:min-w-4 before:flex-1 before:bg-line after:h-px after:min-w-4 after:flex-1 after:bg-line">
    <span className="min-w-0 text-center break-words">{children}</span>
  </p>
)

export function NewsLine({ news }: { news: WallNews }) {
  const words = useFeatureCopy('wall')
  if (news.kind === 'champion') return <QuietLine>{words.champion(news.name)}</QuietLine>
  const { number, leader, tookLead, passedYou, youPassed } = news
  const parts = [
    words.round(number, leader, tookLead),
    passedYou.length > 0 && words.passedYou(passedYou),
    youPassed.length > 0 && words.youPassed(youPassed),
  ].filter((text) => text !== false)
  return <QuietLine>{parts.join(' · ')}</QuietLine>
}
