import type { RankingEntry } from '#contract/ranking.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Country } from '#web/game/manager/country.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import type { LinkTarget } from '#web/ui/link-target.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export const managerLink = (managerId: number): LinkTarget => ({
  to: '/participantes/$id',
  params: { id: managerId },
})

type Shown = Pick<RankingEntry, 'managerId' | 'name' | 'avatarSeed' | 'country' | 'isGone'>

interface Props {
  entry: Shown
  isSelf?: boolean
  /** Under the name where the screen is too narrow for the column that says it. */
  note?: string | undefined
}

export function ManagerCell({ entry, isSelf = false, note }: Props) {
  const { gone } = useFeatureCopy('manager')
  const { own } = useFeatureCopy('ranking')
  return (
    <span className="flex min-w-0 items-center gap-2 sm:gap-2.5">
      <Avatar seed={entry.avatarSeed} size={32} />
      <span className="min-w-0 leading-snug [overflow-wrap:break-word]">
        {entry.isGone ? (
          <span className="text-muted">{gone}</span>
        ) : (
          <TextLink {...managerLink(entry.managerId)}>{entry.name}</TextLink>
        )}
        {isSelf && <span className="text-muted"> ({own.you})</span>} <Country country={entry.country} />
        {note && <span className="block text-small font-normal text-muted md:hidden">{note}</span>}
      </span>
    </span>
  )
}
