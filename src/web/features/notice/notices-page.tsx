import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { viewerQuery } from '#web/base/viewer-query.ts'
import { LiveBridge } from '#web/game/live/live-bridge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Waiting } from '#web/ui/waiting.tsx'
import { NoticeList } from './notice-list.tsx'
import { noticesQuery } from './notice-query.ts'
import { SettingsPart } from './settings-part.tsx'
import { useMarkNoticesRead } from './use-mark-read.ts'

export function NoticesPage() {
  const words = useFeatureCopy('notice')
  const { fetchApi } = useApp()
  const { data: viewer } = useQuery(viewerQuery(fetchApi))
  return (
    <div className="page-width py-8">
      <PageHeader title={words.title} lead={words.description} isBrief />
      {viewer && <LiveBridge />}
      {viewer ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <NoticeParts />
          <SettingsPart />
        </div>
      ) : (
        <EmptyState title={words.visitor} detail={words.visitorDetail}>
          <ButtonLink to="/entrar">{words.signIn}</ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

function NoticeParts() {
  const words = useFeatureCopy('notice')
  const { fetchApi } = useApp()
  const query = useInfiniteQuery(noticesQuery(fetchApi))
  const notices = query.data?.pages.flatMap((page) => page.items)
  useMarkNoticesRead(notices?.[0])
  if (!notices) return <Waiting for={query} className="h-96 rounded-card" />
  if (notices.length === 0) return <EmptyState title={words.empty} detail={words.emptyDetail} />
  return (
    <Card title={words.newest}>
      <NoticeList notices={notices} />
      {query.hasNextPage && (
        <Button
          look="secondary"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </Card>
  )
}
