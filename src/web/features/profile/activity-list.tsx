import Crosshair from 'lucide-react/icons/crosshair'
import Medal from 'lucide-react/icons/medal'
import Shirt from 'lucide-react/icons/shirt'
import TrendingUp from 'lucide-react/icons/trending-up'
import Trophy from 'lucide-react/icons/trophy'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ACHIEVEMENTS, type Achievement } from '#domain/achievement/achievements.ts'
import type { ActivityView } from '#contract/profile.ts'
import { useApp, useCopy } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import type { ProfileCopy } from '#web/copy/pt-BR/profile.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTimeZone } from '#web/ui/time.tsx'
import { activityQuery } from './profile-query.ts'
import { PagedCard } from './paged-card.tsx'

const icons: Record<ActivityView['type'], typeof Medal> = {
  team_created: Shirt,
  league_joined: Trophy,
  prediction_made: Crosshair,
  achievement: Medal,
  ranking_up: TrendingUp,
}

const textIn = (data: Record<string, unknown>, key: string) => (typeof data[key] === 'string' ? data[key] : undefined)
const numberIn = (data: Record<string, unknown>, key: string) => (typeof data[key] === 'number' ? data[key] : undefined)
const achievementIn = (data: Record<string, unknown>) =>
  ACHIEVEMENTS.find((kind: Achievement) => kind === data['achievement'])

function sentenceOf({ type, data }: ActivityView, copy: ProfileCopy): string {
  if (type === 'ranking_up') return copy.activity.ranking_up(numberIn(data, 'from'), numberIn(data, 'to'))
  if (type === 'achievement') {
    const kind = achievementIn(data)
    return copy.activity.achievement(kind ? copy.achievements.names[kind] : copy.achievements.title)
  }
  if (type === 'prediction_made') return copy.activity.prediction_made(textIn(data, 'match'))
  return copy.activity[type](textIn(data, 'name'))
}

export function ActivityRows({ activities, nowMs }: { activities: readonly ActivityView[]; nowMs: number }) {
  const copy = useFeatureCopy('profile')
  const { format } = useApp()
  const timeZone = useTimeZone()
  return (
    <ul className="grid gap-1">
      {activities.map((activity) => {
        const Icon = icons[activity.type]
        return (
          <li key={activity.id} className="flex min-h-11 items-center gap-3">
            <Icon size={20} aria-hidden className="shrink-0 text-muted" />
            <span className="min-w-0 flex-1 break-words">{sentenceOf(activity, copy)}</span>
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

export function ActivityList() {
  const { fetchApi } = useApp()
  const { activity: copy } = useFeatureCopy('profile')
  const query = useInfiniteQuery(activityQuery(fetchApi))
  const activities = query.data?.pages.flatMap((page) => page.activities) ?? []
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
