import { useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { routeAt } from '#web/router/hooks.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { PickHistory } from './pick-history.tsx'
import { UpcomingPicks } from './upcoming-picks.tsx'

const route = routeAt('/palpites')

export function PicksPage() {
  const { heading, lead } = useCopy().pageTitles.picks
  const { views } = useFeatureCopy('pick')
  const { ver, esporte, pagina } = route.useSearch()
  const navigate = route.useNavigate()
  const view = ver ?? 'proximos'
  return (
    <div className="page-width py-4 sm:py-8">
      <PageHeader title={heading} lead={lead} isBrief />
      <LiveBridge />
      <Tabs
        id="ver"
        label={views.label}
        tabs={[
          { value: 'proximos', label: views.upcoming },
          { value: 'historico', label: views.history },
        ]}
        value={view}
        link={(value) => ({ to: '/palpites', search: value === 'historico' ? { ver: value } : {} })}
      />
      <TabPanel id="ver" value={view}>
        {view === 'historico' ? (
          <PickHistory page={pagina ?? 1} />
        ) : (
          <UpcomingPicks
            sport={esporte}
            onSport={(sport) =>
              void navigate({ search: sport ? { esporte: sport } : {}, replace: true, resetScroll: false })
            }
          />
        )}
      </TabPanel>
    </div>
  )
}
