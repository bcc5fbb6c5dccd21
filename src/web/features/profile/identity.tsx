import type { ReactNode } from 'react'
import type { CurrentDivision } from '#contract/division.ts'
import type { Country as Code } from '#domain/manager/country.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { GroupLink } from '#web/game/division/group-link.tsx'
import { Country } from '#web/game/manager/country.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

interface Props {
  name: string
  avatarSeed: string
  country: Code
  club: string | null
  bio: string
  playingSinceMs?: number
  /** The division group that the manager is in now. */
  division?: CurrentDivision | null
  /** The account was removed, so there is no bio. */
  isGone?: boolean
  /** Shown under the name: e-mail, badges. */
  children?: ReactNode
}

export function Identity({
  name,
  avatarSeed,
  country,
  club,
  bio,
  playingSinceMs,
  division,
  isGone = false,
  children,
}: Props) {
  const copy = useFeatureCopy('profile')
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-start gap-5">
      <Avatar seed={avatarSeed} size={96} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="figures text-title break-words">{name}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <Country country={country} isNamed />
          {club && <span>{club}</span>}
          {division && <GroupLink {...division} />}
          {playingSinceMs !== undefined && <span>{copy.since(format.date(playingSinceMs))}</span>}
        </p>
        {children}
        {!isGone && (
          <p className={`mt-3 max-w-[40rem] break-words whitespace-pre-line ${bio ? '' : 'text-muted'}`}>
            {bio || copy.noBio}
          </p>
        )}
      </div>
    </div>
  )
}
