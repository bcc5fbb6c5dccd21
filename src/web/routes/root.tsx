import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useApp, type AppContext } from '#web/base/app-context.ts'
import { lazyPage } from '#web/base/lazy-page.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { isAppControlled } from '#web/base/service-worker.ts'
import { useHydrated } from '#web/base/use-hydrated.ts'
import { whenOnline } from '#web/base/when-online.ts'
import { viewerOnce, viewerQuery } from '#web/base/viewer-query.ts'
import { hasSeenLog } from '#web/game/receipt/has-seen-log.ts'
import { OutboxCorner } from '#web/shell/outbox-corner.tsx'
import { Shell } from '#web/shell/shell.tsx'

async function loadOutbox() {
  const { OutboxSign, loadOutboxWords } = await whenOnline(() => import('#web/features/outbox/outbox-sign.tsx'))
  await loadOutboxWords()
  return OutboxSign
}

const chooser = lazyPage({
  module: 'src/web/features/championship/chooser.tsx',
  page: () => import('#web/features/championship/chooser.tsx'),
  name: 'ChampionshipChooser',
  copy: ['championship'],
})

async function loadChooser(context: AppContext): Promise<void> {
  const { loadChampionshipList } = await whenOnline(() => import('#web/features/championship/load-championships.ts'))
  await Promise.all([chooser.component.preload(), loadChampionshipList(context)])
}

/** The data for the frame around every page. */
export const loadRoot = (context: AppContext): Promise<unknown> =>
  Promise.all([viewerOnce(context), context.hasSeveral && loadChooser(context)])

export const Root = () => (
  <Shell bell={<KnownBell />} chooser={<Choice />}>
    <OutboxCorner load={loadOutbox} />
    <InstalledPart />
    <WatchedLog />
  </Shell>
)

const Bell = lazyPart(async () => (await import('#web/features/notice/bell.tsx')).Bell, ['notice'])
const Watch = lazyPart(async () => (await import('#web/features/var/watch-part.tsx')).WatchPart, ['var'])
const AppPart = lazyPart(async () => (await import('#web/features/app/app-part.tsx')).AppPart, ['app'])

/** A box of fixed size, because the bell loads after the page. */
function KnownBell() {
  const isHydrated = useHydrated()
  const { data } = useQuery(viewerQuery(useApp().fetchApi))
  return (
    data && (
      <span className="order-1 size-11 shrink-0 md:order-3">
        <Suspense>{isHydrated && <Bell />}</Suspense>
      </span>
    )
  )
}

/** The part of the installed app: where its service worker controls the page, or the page has the app's own window. */
function InstalledPart() {
  const isHydrated = useHydrated()
  const isApp =
    isHydrated && navigator.serviceWorker && (isAppControlled() || matchMedia('(display-mode: standalone)').matches)
  return (
    isApp && (
      <Suspense>
        <AppPart />
      </Suspense>
    )
  )
}

/** VR6: only for devices that have opened the log before. The page of the log shows the result itself. */
function WatchedLog() {
  const { championship } = useApp()
  const isBrowser = useHydrated()
  const isWatching = isBrowser && hasSeenLog(championship) && location.pathname !== '/var'
  return (
    isWatching && (
      <Suspense>
        <Watch />
      </Suspense>
    )
  )
}

/** On a server with one championship, pages do not load the chooser. */
function Choice() {
  return (
    useApp().hasSeveral && (
      <Suspense>
        <chooser.component />
      </Suspense>
    )
  )
}
