import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReportReason } from '#domain/wall/wall-kinds.ts'
import { apiRequest, sendRequest, type ApiRequest } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { wallRoute, type WallPlace } from './wall-place.ts'

interface Deed {
  request: ApiRequest
  /** The text of the toast after success. */
  told?: string
}

/** Deleting, reporting and moderation. Each action needs a connection and is never queued. */
export function useWallActions(wall: WallPlace) {
  const { fetchApi } = useApp()
  const words = useFeatureCopy('wall')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ request }: Deed) => sendRequest(fetchApi, request),
    onSuccess: (_, { told }) => {
      if (told) showToast({ text: told, tone: 'good' })
      return queryClient.invalidateQueries({ queryKey: ['walls'] })
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const { id } = wall
  return {
    isPending,
    remove: (messageId: number) =>
      mutate({
        request: apiRequest(wallRoute('DELETE', wall, '/{messageId}'), { id, messageId }),
        told: words.removed,
      }),
    report: (messageId: number, reason: ReportReason) =>
      mutate({
        request: apiRequest(wallRoute('POST', wall, '/{messageId}/reports'), { id, messageId, body: { reason } }),
        told: words.reported,
      }),
    block: ({ managerId, name }: { managerId: number; name: string }) =>
      mutate({ request: apiRequest('PUT /api/managers/{id}/block', { id: managerId }), told: words.blocked(name) }),
    unblock: (managerId: number) =>
      mutate({ request: apiRequest('DELETE /api/managers/{id}/block', { id: managerId }) }),
    mute: (managerId: number, isMuted: boolean) =>
      mutate({
        request: apiRequest(`${isMuted ? 'PUT' : 'DELETE'} /api/leagues/{id}/wall/muted/{managerId}`, {
          id,
          managerId,
        }),
      }),
    turn: (isOff: boolean) => mutate({ request: apiRequest('PUT /api/leagues/{id}/wall', { id, body: { isOff } }) }),
  }
}
export type WallActions = ReturnType<typeof useWallActions>
