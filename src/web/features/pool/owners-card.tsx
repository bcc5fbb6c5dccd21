import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeaguePageView } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendCoOwner } from './pool-actions.ts'

/** BL15: the owner and the people who help to run the bolão. */
export function OwnersCard({ page }: { page: LeaguePageView }) {
  const { owners: words } = useFeatureCopy('pool')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const [chosen, choose] = useState('')
  const { league, coOwners = [], pool } = page
  const change = useMutation({
    mutationFn: (wanted: { managerId: number; isOwner: boolean }) =>
      sendCoOwner(fetchApi, { leagueId: league.id, ...wanted }),
    onSuccess: () => {
      choose('')
      return queryClient.invalidateQueries({ queryKey: ['leagues', 'page'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const taken = new Set([league.owner?.managerId, ...coOwners.map(({ managerId }) => managerId)])
  const others = (pool?.table.items ?? []).filter(({ managerId, isTyped }) => !isTyped && !taken.has(managerId))
  if (others.length === 0 && coOwners.length === 0) return null
  return (
    <Card title={words.title}>
      <ul className="grid gap-2">
        {coOwners.map(({ managerId, name }) => (
          <li key={managerId}>
            <Button look="quiet" onClick={() => change.mutate({ managerId, isOwner: false })}>
              {words.remove(name)}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="grid gap-3">
          <SelectField
            label={words.name}
            value={chosen}
            options={[
              { value: '', label: words.choose },
              ...others.map(({ managerId, managerName }) => ({ value: String(managerId), label: managerName })),
            ]}
            onChange={({ target }) => choose(target.value)}
          />
          <Button
            look="secondary"
            busy={change.isPending}
            disabled={chosen === ''}
            onClick={() => change.mutate({ managerId: Number(chosen), isOwner: true })}
          >
            {words.action}
          </Button>
        </div>
      )}
    </Card>
  )
}
