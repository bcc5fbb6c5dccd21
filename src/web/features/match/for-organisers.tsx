import { lazy, Suspense } from 'react'
import type { MatchView } from '#contract/match.ts'
import { useApp } from '#web/base/app-context.ts'
import { useIsBrowser } from '#web/base/use-is-browser.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { whenPossible } from '#web/base/with-line.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import { organiserQuery } from '#web/game/decision/organiser-query.ts'
import { hasDeskToken } from '#web/game/desk/desk-token.ts'
import { useQuery } from '@tanstack/react-query'

const withWords = <Part,>(load: () => Promise<Part>) =>
  whenPossible(async () => {
    const [part] = await Promise.all([load(), loadFeatureCopy('decision')])
    return part
  })
const OrganiserPart = lazy(() =>
  withWords(async () => ({ default: (await import('./organiser-part.tsx')).OrganiserPart })),
)
const HelperPart = lazy(() => withWords(async () => ({ default: (await import('./helper-part.tsx')).HelperPart })))

/** Only people with an account are asked about: nobody else organises, and nobody's page waits for it. */
export function ForOrganisers({ match }: { match: MatchView }) {
  const { fetchApi } = useApp()
  const isBrowser = useIsBrowser()
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const query = useQuery({ ...organiserQuery(fetchApi, match.id), enabled: isBrowser && viewer?.kind === 'account' })
  const organiser = query.data?.organiser
  if (!isBrowser) return null
  if (!organiser && !hasDeskToken(match.id)) return null
  return (
    <div className="mb-5">
      <Suspense>
        {organiser ? <OrganiserPart match={match} organiser={organiser} /> : <HelperPart matchId={match.id} />}
      </Suspense>
    </div>
  )
}
