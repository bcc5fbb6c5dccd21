import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { MatchPageView } from '#contract/match.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'

const MATCH_MINUTES = 120

/** Creates the calendar file in the browser, so the server does not learn about it. */
export function CalendarButton({ match: { id, home, away, startsAtMs } }: Pick<MatchPageView, 'match'>) {
  const words = useFeatureCopy('match')
  const { origin } = useApp()
  async function save() {
    const { icsOf } = await import('#domain/calendar/ics.ts')
    const title = words.versus(home.name, away.name)
    const event = {
      uid: `match-${id}@${location.host}`,
      startsAtMs,
      minutes: MATCH_MINUTES,
      title,
      url: `${origin}/partidas/${id}`,
    }
    const text = icsOf({ name: title, events: [event], nowMs: Date.now() })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = `craque-${id}.ics`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button look="quiet" onClick={() => void save()}>
      <CalendarPlus size={18} aria-hidden />
      {words.addToCalendar}
    </Button>
  )
}
