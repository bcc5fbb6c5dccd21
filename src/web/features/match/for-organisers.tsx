import { Suspense } from 'react'
import type { MatchView } from '#contract/match.ts'
import { useApp } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { organiserQuery } from '#web/game/decision/organiser-query.ts'
import { hasDeskToken } from '#web/game/desk/desk-token.ts'
import { useQuery } from '@tanstack/react-query'

const OrganiserPart = lazyPart(async () => (await import('./organiser-part.tsx')).OrganiserPart, ['decision'])
const HelperPart = lazyPart(async () => (await import('./helper-part.tsx')).HelperPart, ['decision'])

/** Asks the server only for people with an account, since nobody else organises. The page does not wait for it. */
export function ForOrganisers({ match }: { match: MatchView }) {
  const { fetchApi } = useApp()
  const isHydrated = useHydrated()
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const query = useQuery({ ...organiserQuery(fetchApi, match.id), enabled: isHydrated && viewer?.kind === 'account' })
  const organiser = query.data?.organiser
  if (!isHydrated) return null
  if (!organiser && !hasDeskToken(match.id)) return null
  return (
    <div className="mb-5">
      <Suspense>
        {organiser ? <OrganiserPart match={match} organiser={organiser} /> : <HelperPart matchId={match.id} />}
      </Suspense>
    </div>
  )
}
