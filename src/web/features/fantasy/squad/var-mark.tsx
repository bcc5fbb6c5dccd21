import Circle from 'lucide-react/icons/circle'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import CircleX from 'lucide-react/icons/circle-x'
import { useState } from 'react'
import type { SavePromiseView } from '#contract/var.ts'
import { apiReader } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useQuery } from '@tanstack/react-query'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { useTimeZone } from '#web/ui/time.tsx'
import { VarSign } from '#web/ui/var-sign.tsx'
import { isCoveredBy } from './check-entry.ts'
import { withSeconds } from './with-seconds.ts'

const ASK_MS = 2_000
/** VR4: the longest time that a checkpoint may take. */
const BROKEN_MS = 60_000

type Mark = 'covered' | 'awaited' | 'broken'
const icons = { covered: CircleCheckBig, awaited: Circle, broken: CircleX }
const tones = { covered: 'text-good', awaited: 'text-muted', broken: 'text-bad' }

/**
 * Polls until a checkpoint covers the entry. The minute runs on this device, so that a wrong clock cannot look like a
 * broken promise.
 */
function useMark({ leafHash, isCovered }: SavePromiseView): Mark {
  const { fetchApi } = useApp()
  const [sinceMs] = useState(() => performance.now())
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['var', 'entry', leafHash],
    queryFn: async (context) => {
      const answer = await apiReader(fetchApi, 'GET /api/var/entries/{hash}', { hash: leafHash })(context)
      return { isCovered: await isCoveredBy(answer, leafHash), isLate: performance.now() - sinceMs > BROKEN_MS }
    },
    enabled: !isCovered,
    refetchInterval: ({ state }) => (state.data?.isCovered ? false : ASK_MS),
  })
  if (isCovered || data?.isCovered) return 'covered'
  return dataUpdatedAt > 0 && data?.isLate ? 'broken' : 'awaited'
}

export function VarMark({ promise }: { promise: SavePromiseView }) {
  const { squad: words } = useFeatureCopy('fantasy')
  const format = useFormat()
  const timeZone = useTimeZone()
  const mark = useMark(promise)
  const Icon = icons[mark]
  const receipt = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(promise, null, 2))}`
  return (
    <div className="grid gap-2 py-2">
      <p className="flex items-start gap-2">
        <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${tones[mark]}`} />
        <span>
          <strong className="text-text">
            {words.registered(withSeconds(format.time(promise.atMs, timeZone), promise.atMs))}
          </strong>{' '}
          {words[mark]} <VarSign />
        </span>
      </p>
      <div>
        <ButtonAnchor look="secondary" href={receipt} download="craque-recibo.json">
          {words.keepReceipt}
        </ButtonAnchor>
      </div>
    </div>
  )
}
