import CalendarClock from 'lucide-react/icons/calendar-clock'
import Crosshair from 'lucide-react/icons/crosshair'
import Medal from 'lucide-react/icons/medal'
import Shirt from 'lucide-react/icons/shirt'
import TrendingUp from 'lucide-react/icons/trending-up'
import Trophy from 'lucide-react/icons/trophy'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ActivityView } from '#contract/profile.ts'
import { useApp, useCopy, useFeatureCopy } from '#web/base/app-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTimeZone } from '#web/ui/time.tsx'
import { activitySentence } from './activity-words.ts'
import { activityQuery } from './activity-query.ts'
import { PagedCard } from './paged-card.tsx'

const icons: Record<ActivityView['type'], typeof Medal> = {
  team_created: Shirt,
  league_joined: Trophy,
  prediction_made: Crosshair,
  achievement: Medal,
  ranking_up: TrendingUp,
  match_decided: CalendarClock,
}

export function ActivityRows({ activities, nowMs }: { activities: readonly ActivityView[]; nowMs: number }) {
  const { format } = useApp()
  const timeZone = useTimeZone()
  return (
    <ul className="grid gap-1">
      {activities.map((activity) => {
        const Icon = icons[activity.type]
        return (
          <li key={activity.id} className="flex min-h-11 items-center gap-3">
            <Icon size={20} aria-hidden className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1 break-words">
              <Sentence activity={activity} />
            </span>
            <time
              dateTime={new Date(activity.atMs).toISOString()}
              title={format.dateTime(activity.atMs, timeZone)}
              className="text-small whitespace-nowrap text-muted"
              suppressHydrationWarning
            >
              {format.relative(activity.atMs, nowMs)}
            </time>
          </li>
        )
      })}
    </ul>
  )
}

function Sentence({ activity }: { activity: ActivityView }) {
  const copy = useFeatureCopy('profile')
  const { before, name, after, link } = activitySentence(activity, copy)
  return (
    <>
      {before}
      {link ? <TextLink {...link}>{name}</TextLink> : name}
      {after}
    </>
  )
}

export function ActivityList() {
  const { fetchApi } = useApp()
  const { activity: copy } = useFeatureCopy('profile')
  const query = useInfiniteQuery(activityQuery(fetchApi))
  const activities = query.data?.pages.flatMap((page) => page.items) ?? []
  const nowMs = query.data?.pages[0]?.nowMs ?? 0
  return (
    <PagedCard
      title={copy.title}
      query={query}
      isEmpty={activities.length === 0}
      waiting="h-44"
      empty={{ title: copy.empty, detail: copy.emptyDetail }}
      more={copy.more}
    >
      <ActivityRows activities={activities} nowMs={nowMs} />
    </PagedCard>
  )
}

export function ExampleActivity({ activities, nowMs }: { activities: readonly ActivityView[]; nowMs: number }) {
  const { activity: copy } = useFeatureCopy('profile')
  const { shell } = useCopy()
  return (
    <Card title={copy.title} aside={<Badge tone="info">{shell.example}</Badge>}>
      <ActivityRows activities={activities} nowMs={nowMs} />
    </Card>
  )
}
