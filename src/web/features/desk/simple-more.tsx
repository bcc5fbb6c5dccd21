import type { DeskView } from '#contract/desk.ts'
import type { Side } from '#domain/desk/tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Said } from './use-desk.ts'

export interface SimpleMore {
  hadExtraTime: boolean
  penalties: Record<Side, string>
}

const MOST_KICKS = 40
const kicksOf = (text: string) => (/^\d{1,2}$/.test(text) ? Math.min(Number(text), MOST_KICKS) : 0)

/** DK13: the report of extra time and shoot-out. Only the kicks that went in are known. */
export function saidOfMore(view: DeskView, { hadExtraTime, penalties }: SimpleMore): Said[] {
  const kicks = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: kicksOf(penalties[side]) }, (): Said => ({ kind: 'kick', clubId: view[side].id, isIn: true })),
  )
  return [
    ...(hadExtraTime ? [{ kind: 'period', period: 'extra_first' } as const] : []),
    ...(kicks.length > 0 ? [{ kind: 'period', period: 'shoot_out' } as const] : []),
    ...kicks,
  ]
}

interface Props {
  view: DeskView
  more: SimpleMore
  onChange: (more: SimpleMore) => void
}

/** For the few matches that continue after normal time. */
export function SimpleMoreFields({ view, more, onChange }: Props) {
  const { simple: words } = useFeatureCopy('desk')
  return (
    <details className="rounded-card border border-line bg-surface p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{words.more}</summary>
      <div className="grid gap-3 pt-2">
        <Switch
          label={words.extraTime}
          on={more.hadExtraTime}
          onChange={(hadExtraTime) => onChange({ ...more, hadExtraTime })}
        />
        <p className="text-small text-muted">{words.extraTimeLead(2 * view.halfMinutes)}</p>
        <div className="grid grid-cols-2 gap-2">
          {(['home', 'away'] as const).map((side) => (
            <TextField
              key={side}
              label={words.penalties(view[side].shortName)}
              inputMode="numeric"
              value={more.penalties[side]}
              onChange={({ target }) => onChange({ ...more, penalties: { ...more.penalties, [side]: target.value } })}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
