import { useState } from 'react'
import type { RoundMarket } from '#contract/what-if.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { fold } from '#web/ui/search-text.ts'
import type { OtherLineup } from './story-query.ts'

interface Props {
  market: RoundMarket
  team: OtherLineup
  outId: number
  onClose: () => void
  onChoose: (playerId: number) => void
}

const mostShown = 40

/** Those of his position first, then the others, for another formation; the best of the round on top. */
export function SwapDialog({ market, team, outId, onClose, onChoose }: Props) {
  const { whatIf: copy } = useFeatureCopy('story')
  const { positions } = useFeatureCopy('player')
  const format = useFormat()
  const [text, setText] = useState('')
  const out = market.players.find(({ playerId }) => playerId === outId)
  const wanted = fold(text)
  const found = market.players
    .filter(
      ({ playerId, name, club }) => !team.playerIds.includes(playerId) && fold(`${name} ${club}`).includes(wanted),
    )
    .toSorted(
      (a, b) =>
        Number(b.position === out?.position) - Number(a.position === out?.position) || b.pointTenths - a.pointTenths,
    )
    .slice(0, mostShown)
  return (
    <Dialog open title={copy.choose(out?.name ?? '')} onClose={onClose}>
      <TextField label={copy.search} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      {found.length === 0 && <p className="mt-3 text-muted">{copy.none}</p>}
      <ul className="mt-3 divide-y divide-line">
        {found.map(({ playerId, name, position, club, price, pointTenths }) => (
          <li key={playerId}>
            <button
              type="button"
              onClick={() => onChoose(playerId)}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-1 text-left hover:bg-raised"
            >
              <span>
                <span className="font-semibold">{name}</span>
                <span className="block text-small text-muted">
                  {positions[position]} · {club} · {format.number(price)}
                </span>
              </span>
              <span className="figures">{format.pointTenths(pointTenths)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
