import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeagueView } from '#contract/league.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { useNavigate } from '#web/router/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendLeagueDeletion } from './league-actions.ts'

export function DeleteLeague({ league }: { league: LeagueView }) {
  const { page: words } = useFeatureCopy('league')
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const navigate = useNavigate()
  const [isOpen, open] = useState(false)
  const remove = useMutation({
    // Leaves the page first: news of the deletion would make the page read a league that no longer exists.
    mutationFn: async () => {
      await navigate({ to: '/ligas' })
      return sendLeagueDeletion(fetchApi, league.id)
    },
    onSuccess: () => {
      showToast({ text: words.deleted(league.name) })
      queryClient.removeQueries({ queryKey: ['leagues', 'page', league.id] })
      return queryClient.invalidateQueries({ queryKey: ['leagues', 'list'] })
    },
    onError: (error) => {
      showToast({ text: problemText(error), tone: 'bad' })
      return navigate({ to: '/ligas/$leagueId', params: { leagueId: String(league.id) } })
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => open(true)}>
        {words.delete}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.deleteTitle}
          onClose={() => open(false)}
          cancel={words.cancel}
          action={words.delete}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          <p>{words.deleteText(league.name)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
