import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Done } from '#contract/account.ts'
import type { ReportReason } from '#domain/wall/wall-kinds.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { wallPath, type WallPlace } from './wall-place.ts'

interface WallChange {
  path: string
  method: 'PUT' | 'POST' | 'DELETE'
  body?: unknown
  /** The message after success. */
  doneText?: string
}

/** Moderation. Each action needs a connection and is never queued. */
export function useWallActions(wall: WallPlace) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('wall')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ path, method, body }: WallChange) => callApi<Done>({ fetchApi, path, method, body }),
    onSuccess: (_, { doneText }) => {
      if (doneText) showToast({ text: doneText, tone: 'good' })
      return queryClient.invalidateQueries({ queryKey: ['walls'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const at = wallPath(wall)
  return {
    isPending,
    remove: (messageId: number) => mutate({ path: `${at}/${messageId}`, method: 'DELETE', doneText: words.removed }),
    report: (messageId: number, reason: ReportReason) =>
      mutate({ path: `${at}/${messageId}/reports`, method: 'POST', body: { reason }, doneText: words.reported }),
    block: ({ managerId, name }: { managerId: number; name: string }) =>
      mutate({ path: `/api/managers/${managerId}/block`, method: 'PUT', doneText: words.blocked(name) }),
    unblock: (managerId: number) => mutate({ path: `/api/managers/${managerId}/block`, method: 'DELETE' }),
    mute: (managerId: number, isMuted: boolean) =>
      mutate({ path: `${at}/muted/${managerId}`, method: isMuted ? 'PUT' : 'DELETE' }),
    turn: (isOff: boolean) => mutate({ path: at, method: 'PUT', body: { isOff } }),
  }
}
export type WallActions = ReturnType<typeof useWallActions>
