import { Suspense, useState, type ReactNode } from 'react'
import type { MatchPageView } from '#contract/match.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { useSearch } from '#web/router/hooks.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'

const id = 'partida'
const MatchTalk = lazyPart(async () => (await import('./match-talk.tsx')).MatchTalk)

/**
 * The server renders the wall only if the address names its tab. Otherwise the match stays on screen until the code of
 * the wall is loaded.
 */
function Talk({ page, fallback }: { page: MatchPageView; fallback: ReactNode }) {
  const isHydrated = useHydrated()
  const [cameWithPage] = useState(!isHydrated)
  const talk = <MatchTalk page={page} />
  return cameWithPage ? talk : <Suspense fallback={fallback}>{talk}</Suspense>
}

export function MatchTabs({ page, children }: { page: MatchPageView; children: ReactNode }) {
  const words = useFeatureCopy('match')
  const isTalk = useSearch()['aba'] === 'mural'
  const { match } = page
  const shown = isTalk ? 'mural' : 'partida'
  return (
    <>
      <Tabs
        id={id}
        label={words.tabs.label}
        value={shown}
        tabs={[
          { value: 'partida', label: words.tabs.match },
          { value: 'mural', label: words.tabs.talk },
        ]}
        link={(value) => ({
          to: '/partidas/$matchId',
          params: { matchId: String(match.id) },
          search: { aba: value === 'mural' ? 'mural' : undefined },
        })}
      />
      <TabPanel id={id} value={shown}>
        {isTalk ? <Talk page={page} fallback={children} /> : children}
      </TabPanel>
    </>
  )
}
