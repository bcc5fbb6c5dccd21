import type { NoticeChoice, NoticeSettings } from '#contract/notice.ts'
import { CHANNELS, NOTICE_KINDS, type Channel, type NoticeKind } from '#domain/notice/notice-kinds.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import type { useNoticeChange } from './use-notice-change.ts'

interface Props {
  settings: NoticeSettings
  change: ReturnType<typeof useNoticeChange>
}

/** NT5: a table in which people choose by which channels they get each kind of notice. */
export function SettingsCard({ settings: { choices }, change }: Props) {
  const words = useFeatureCopy('notice')
  const choiceOf = (kind: NoticeKind, channel: Channel) =>
    choices.find((choice) => choice.kind === kind && choice.channel === channel)
  return (
    <Card title={words.settings}>
      <p className="pb-2 text-small text-muted">{words.settingsLead}</p>
      <table className="w-full border-collapse">
        <caption className="sr-only">{words.settings}</caption>
        <thead>
          <tr className="text-small text-muted">
            <th scope="col">
              <span className="sr-only">{words.settings}</span>
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-14 pb-1 font-semibold">
                {words.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_KINDS.filter((kind) => choiceOf(kind, 'app')).map((kind) => (
            <tr key={kind} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 text-left font-medium">
                {words.kinds[kind]}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="p-0 text-center">
                  <Tick
                    label={words.by(words.kinds[kind], words.channels[channel])}
                    choice={choiceOf(kind, channel)}
                    onChange={change.choose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface TickProps {
  label: string
  choice: NoticeChoice | undefined
  onChange: (choice: NoticeChoice) => void
}

function Tick({ label, choice, onChange }: TickProps) {
  if (!choice) return null
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5 accent-brand"
        checked={choice.isOn}
        onChange={({ target }) => onChange({ ...choice, isOn: target.checked })}
      />
    </label>
  )
}
