import type { RankingEntry } from '#contract/ranking.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { OfficialMark } from '#web/game/manager/official-mark.tsx'
import { Country } from '#web/game/manager/country.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import type { LinkTarget } from '#web/router/target.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export const managerLink = (managerId: number): LinkTarget => ({
  to: '/participantes/$id',
  params: { id: managerId },
})

type Shown = Pick<RankingEntry, 'managerId' | 'name' | 'avatarSeed' | 'country' | 'isGone' | 'official'>

interface Props {
  entry: Shown
  isSelf?: boolean
  /** A value of another column. Shown under the name on narrow screens, which hide that column. */
  note?: string | undefined
}

export function ManagerCell({ entry, isSelf = false, note }: Props) {
  const { gone } = useFeatureCopy('manager')
  const { own } = useFeatureCopy('ranking')
  return (
    // A grid can shrink with its column, so a name stays on one line on a phone.
    <span className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-2.5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <span className="max-sm:hidden">
        <Avatar seed={entry.avatarSeed} size={32} />
      </span>
      <span className="min-w-0 leading-snug [overflow-wrap:break-word]">
        <span
          className="max-sm:block max-sm:truncate max-sm:text-[0.875rem]"
          title={entry.isGone ? undefined : entry.name}
        >
          {entry.isGone ? (
            <span className="text-muted">{gone}</span>
          ) : (
            <TextLink {...managerLink(entry.managerId)}>{entry.name}</TextLink>
          )}
          {isSelf && <span className="text-muted"> ({own.you})</span>}
        </span>{' '}
        <span className="text-small font-normal text-muted">
          <Country country={entry.country} /> <OfficialMark official={entry.official} />
          {note && <span className="md:hidden"> {note}</span>}
        </span>
      </span>
    </span>
  )
}
