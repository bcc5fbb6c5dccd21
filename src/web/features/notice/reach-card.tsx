import { useState, type FormEvent } from 'react'
import type { NoticeSettings } from '#contract/notice.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { clockOf, minuteOf } from '#web/ui/clock-minutes.ts'
import { TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTimeZone } from '#web/ui/time.tsx'
import type { useNoticeChange } from './use-notice-change.ts'

const USUAL = { from: clockOf(22 * 60), to: clockOf(8 * 60) }

interface Props {
  settings: NoticeSettings
  change: ReturnType<typeof useNoticeChange>
}

/** NT9: the quiet hours, and whether mail comes weekly. Saving them also saves the time zone of this device. */
export function ReachCard({ settings: { reach, email }, change }: Props) {
  const { reach: words } = useFeatureCopy('notice')
  const timeZone = useTimeZone()
  const [isQuiet, setQuiet] = useState(reach.quietFrom !== null)
  const [from, setFrom] = useState(reach.quietFrom === null ? USUAL.from : clockOf(reach.quietFrom))
  const [to, setTo] = useState(reach.quietTo === null ? USUAL.to : clockOf(reach.quietTo))
  const [mailWeekly, setWeekly] = useState(reach.mailWeekly)
  function save(event: FormEvent) {
    event.preventDefault()
    const hours = isQuiet ? { quietFrom: minuteOf(from), quietTo: minuteOf(to) } : { quietFrom: null, quietTo: null }
    change.saveReach({ timeZone, ...hours, mailWeekly })
  }
  return (
    <Card title={words.title}>
      <form onSubmit={save} className="grid gap-3">
        <Switch label={words.quiet} on={isQuiet} onChange={setQuiet} />
        <p className="text-small text-muted">{words.quietHint}</p>
        {isQuiet && (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={words.from}
              type="time"
              required
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
            <TextField
              label={words.to}
              type="time"
              required
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          </div>
        )}
        <Switch label={words.mailWeekly} on={mailWeekly} onChange={setWeekly} />
        <p className="text-small text-muted">
          {email === null ? (
            <>
              {words.noEmail} <TextLink to="/conta">{words.toAccount}</TextLink>
            </>
          ) : (
            words.emailTo(email)
          )}
        </p>
        <Button type="submit" look="secondary" busy={change.isPending}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
