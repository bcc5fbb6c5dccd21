import type { RoundMarket } from '#contract/what-if.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { OtherLineup } from './story-query.ts'

interface Props {
  market: RoundMarket
  team: OtherLineup
  onCaptain: (playerId: number) => void
  onSwap: (playerId: number) => void
}

export function WhatIfTeam({ market, team, onCaptain, onSwap }: Props) {
  const { whatIf: copy } = useFeatureCopy('story')
  const { positions } = useFeatureCopy('player')
  const format = useFormat()
  const players = market.players
    .filter(({ playerId }) => team.playerIds.includes(playerId))
    .toSorted((a, b) => POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position))
  return (
    <Card title={copy.team} aside={copy.captain}>
      <ul className="divide-y divide-line">
        {players.map(({ playerId, name, position, club, price, pointTenths }) => (
          <li key={playerId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-40 leading-tight">
              <span className="font-semibold">{name}</span>
              <span className="block text-small text-muted">
                {positions[position]} · {club} · {format.number(price)}
              </span>
            </span>
            <span className="figures w-14 text-right">{format.pointTenths(pointTenths)}</span>
            <label className="inline-grid size-11 place-items-center">
              <span className="sr-only">{copy.captainOf(name)}</span>
              <input
                type="radio"
                name="capitao"
                className="size-5 accent-[var(--brand)]"
                checked={playerId === team.captainId}
                onChange={() => onCaptain(playerId)}
              />
            </label>
            <Button look="secondary" aria-label={copy.swap(name)} onClick={() => onSwap(playerId)}>
              {copy.swapShort}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
