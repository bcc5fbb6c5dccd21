import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Notice } from '#contract/notice.ts'
import { callApi } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'

/** Notices that the list has shown count as read. New ones stay highlighted until the list is fetched again. */
export function useMarkNoticesRead(newest: Notice | undefined): void {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (upTo: number) => callApi(fetchApi, 'PUT /api/notices/read', { body: { upTo } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['viewer'] }),
  })
  const unreadId = newest && !newest.isRead ? newest.id : undefined
  useEffect(() => {
    if (unreadId !== undefined) mutate(unreadId)
  }, [unreadId, mutate])
}
