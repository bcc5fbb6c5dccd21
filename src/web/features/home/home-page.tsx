import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApp } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { Closing } from './closing.tsx'
import { emptyHome } from './empty-part.ts'
import { FeatureCards } from './feature-cards.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { knownHome } from './known-part.ts'
import { Today } from './today.tsx'

const KnownHome = knownHome.component
const EmptyHome = emptyHome.component

/**
 * A visitor sees the page from the specification. A guest sees their own game above that page. A person with an account
 * sees their own game and then only today's matches.
 */
export function HomePage() {
  const { fetchApi, isEmpty } = useApp()
  const viewer = useQuery(viewerQuery(fetchApi)).data
  const isKnown = Boolean(viewer)
  if (isEmpty)
    return (
      <Suspense>
        <EmptyHome />
      </Suspense>
    )
  return (
    <>
      {isKnown && (
        <Suspense>
          <KnownHome />
        </Suspense>
      )}
      {viewer?.kind === 'account' ? <Today /> : <AsSpecified isKnown={isKnown} />}
    </>
  )
}

function AsSpecified({ isKnown }: { isKnown: boolean }) {
  return (
    <>
      <Hero heading={isKnown ? 'h2' : 'h1'} />
      <Today />
      <FeatureCards />
      <Figures />
      <Closing />
    </>
  )
}
