import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { FollowButton } from '#web/game/manager/follow-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ManagerCell } from './manager-cell.tsx'
import { rankingSearchQuery } from './find-manager-query.ts'
import type { RankingChoice } from './ranking-search.ts'

interface Props {
  choice: RankingChoice
  managerId: number | null
  followed: ReadonlySet<number>
}

export function FindManager({ choice, managerId, followed }: Props) {
  const words = useFeatureCopy('ranking')
  const { fetchApi } = useApp()
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const { data } = useQuery(rankingSearchQuery(fetchApi, choice, name))
  const found = name === '' ? undefined : data?.found
  return (
    <search>
      <TextField
        label={words.search.label}
        hint={words.search.hint}
        type="search"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{found?.length === 0 && <p className="mt-2 text-muted">{words.search.none}</p>}</div>
      {found && found.length > 0 && (
        <ul aria-label={words.search.results} className="mt-2 divide-y divide-line">
          {found.map((entry) => (
            <li key={entry.managerId} className="flex min-h-12 items-center justify-between gap-3">
              <ManagerCell entry={entry} isSelf={entry.managerId === managerId} />
              <span className="flex shrink-0 items-center gap-2 text-small text-muted">
                {entry.rank === null ? words.search.unranked : words.own.rank(entry.rank)}
                {entry.managerId !== managerId && (
                  <FollowButton
                    managerId={entry.managerId}
                    name={entry.name}
                    isFollowed={followed.has(entry.managerId)}
                    isBrief
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
