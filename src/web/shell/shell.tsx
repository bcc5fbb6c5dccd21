import type { ReactNode } from 'react'
import { useCopy } from '#web/base/app-context.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { CurrentPage } from './current-page.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { Footer } from './footer.tsx'
import { GameNav } from './game-nav.tsx'
import { NavBar } from './nav-bar.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'

interface Props {
  bell?: ReactNode
  chooser?: ReactNode
  children?: ReactNode
}

/** The frame around every page. */
export function Shell({ bell, chooser, children }: Props) {
  const { shell } = useCopy()
  return (
    <div className="flex min-h-dvh flex-col pb-(--dock)">
      <a href="#conteudo" className="reveal-on-focus rounded-control bg-brand px-4 py-3 font-semibold text-on-brand">
        {shell.skip}
      </a>
      <DemoBanner />
      <NavBar bell={bell} />
      <div className="relative">
        {chooser}
        <GameNav />
      </div>
      <OfflineBanner />
      <main id="conteudo" tabIndex={-1} className="flex-1">
        <CurrentPage />
      </main>
      <Footer />
      <RouteAnnouncer />
      {children}
      <ToastRegion />
    </div>
  )
}
