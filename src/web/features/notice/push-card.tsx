import type { NoticeSettings } from '#contract/notice.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { usePush } from './use-push.ts'

/** NT10: turns push on and off in this browser, or says why push is unavailable. */
export function PushCard({ push }: { push: NoticeSettings['push'] }) {
  const { push: words } = useFeatureCopy('notice')
  const { state, turn } = usePush(push.publicKey)
  const { isDemo } = useApp().server
  return (
    <Card title={words.title}>
      {isDemo ? (
        <p className="text-muted">{words.demo}</p>
      ) : state === 'on' || state === 'off' ? (
        <Switch label={words.on} on={state === 'on'} onChange={turn} />
      ) : (
        <p className="text-muted">{state === 'unknown' ? words.on : words[state]}</p>
      )}
      {push.devices > 0 && <p className="pt-2 text-small text-muted">{words.devices(push.devices)}</p>}
    </Card>
  )
}
