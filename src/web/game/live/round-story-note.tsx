import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useParams } from '#web/router/hooks.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ownRoundQuery } from './own-round-query.ts'

/** Hides the note immediately. If the request fails, a later answer shows it again: better twice than never. */
function useMarkRead() {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (roundId: number) => callApi(fetchApi, 'PUT /api/rounds/{id}/read', { id: roundId }),
    onMutate: () =>
      queryClient.setQueryData(
        ownRoundQuery(fetchApi).queryKey,
        (own) => own && { ...own, latest: own.latest && { ...own.latest, isRead: true } },
      ),
  })
  return mutate
}

/**
 * After a round is settled, a link to its story stays at the bottom until the person opens the story or closes the
 * note.
 */
export function RoundStoryNote() {
  const { told: words } = useFeatureCopy('live')
  const { fetchApi } = useApp()
  const { data } = useQuery(ownRoundQuery(fetchApi))
  const markRead = useMarkRead()
  const latest = data?.latest
  const untoldId = latest && !latest.isRead ? latest.id : undefined
  const { roundId: shownId } = useParams()
  useEffect(() => {
    if (untoldId !== undefined && untoldId === shownId) markRead(untoldId)
  }, [untoldId, shownId, markRead])
  if (!latest || untoldId === undefined || untoldId === shownId) return null
  return (
    <section
      aria-label={words.read}
      className="fixed inset-x-4 bottom-[calc(4.5rem+var(--dock))] z-30 flex w-fit items-center gap-2 rounded-card border border-control bg-raised py-1 pr-1 pl-3 text-small min-[76rem]:bottom-4 sm:right-auto sm:max-w-[44rem] sm:pl-4 sm:text-base"
    >
      <p>
        {words.round(latest.number, latest.pointTenths)}{' '}
        <TextLink to="/rodadas/$roundId" params={{ roundId: latest.id }}>
          {words.read}
        </TextLink>
        {latest.endsSeason && (
          <>
            {' · '}
            <TextLink to="/temporada">{words.season}</TextLink>
          </>
        )}
      </p>
      <IconButton label={words.close} onClick={() => markRead(untoldId)}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  )
}
