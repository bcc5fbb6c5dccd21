import { useQuery } from '@tanstack/react-query'
import { useApp } from '#web/base/app-context.ts'
import { Waiting } from '#web/ui/waiting.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { noticeSettingsQuery } from './notice-query.ts'
import { PushCard } from './push-card.tsx'
import { ReachCard } from './reach-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useNoticeChange } from './use-notice-change.ts'

export function SettingsPart() {
  const { fetchApi } = useApp()
  const query = useQuery(noticeSettingsQuery(fetchApi))
  const change = useNoticeChange()
  if (!query.data) return <Waiting for={query} className="h-96 rounded-card" />
  return (
    <div className="grid min-w-0 gap-5">
      <PushCard push={query.data.push} />
      <SettingsCard settings={query.data} change={change} />
      <ReachCard settings={query.data} change={change} />
      <CalendarCard isOn={query.data.hasCalendar} />
    </div>
  )
}
