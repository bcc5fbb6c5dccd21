import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ownRoundQuery } from './own-round-query.ts'

const seenKey = 'craque-round-told'

/** Without storage a round is told again after a reload: better twice than never. */
function readSeen(): number {
  try {
    return Number(localStorage.getItem(seenKey) ?? 0)
  } catch {
    return 0
  }
}

function keepSeen(roundId: number) {
  try {
    localStorage.setItem(seenKey, String(roundId))
  } catch {
    // Told again after a reload.
  }
}

/** Once a round is settled its story waits at the foot of the page until it is read or sent away. */
export function RoundTold() {
  const { told: words } = useFeatureCopy('live')
  const { fetchApi } = useApp()
  const { data } = useQuery(ownRoundQuery(fetchApi))
  const [seen, setSeen] = useState(readSeen)
  const latest = data?.latest
  const { roundId: read } = useParams({ strict: false })
  useEffect(() => {
    if (latest && read === latest.id) keepSeen(latest.id)
  }, [latest, read])
  if (!latest || latest.id <= seen || latest.id === read) return null
  const leave = () => {
    keepSeen(latest.id)
    setSeen(latest.id)
  }
  return (
    <section
      aria-label={words.read}
      className="fixed inset-x-4 bottom-[4.5rem] z-30 flex w-fit items-center gap-2 rounded-card border border-control bg-raised py-1 pr-1 pl-3 text-small min-[76rem]:bottom-4 sm:right-auto sm:max-w-[44rem] sm:pl-4 sm:text-base"
    >
      <p>
        {words.round(latest.number, latest.pointTenths)}{' '}
        <TextLink to="/rodadas/$roundId" params={{ roundId: latest.id }}>
          {words.read}
        </TextLink>
      </p>
      <IconButton label={words.close} onClick={leave}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  )
}
