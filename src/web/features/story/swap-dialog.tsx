import { useState } from 'react'
import type { RoundMarket } from '#contract/what-if.ts'
import { positionsOf } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import { canCompete, formationOf } from '#domain/squad/formation.ts'
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

const mostOfHis = 25
const mostOfOthers = 10

/**
 * Candidates by position: first those of the same position, then of each other position that leaves a valid formation.
 * In each group, those with most points in the round come first.
 */
export function SwapDialog({ market, team, outId, onClose, onChoose }: Props) {
  const { whatIf: copy } = useFeatureCopy('story')
  const [text, setText] = useState('')
  const out = market.players.find(({ playerId }) => playerId === outId)
  const staying = market.players.filter(({ playerId }) => playerId !== outId && team.playerIds.includes(playerId))
  const elevenWith = (position: Position) => ({
    modality: market.modality,
    players: [...staying, { playerId: outId, position, price: 0 }].map(({ price, ...one }) => ({
      ...one,
      pricePaid: price,
    })),
  })
  const wanted = fold(text)
  const bestOf = (position: Position) =>
    market.players
      .filter((one) => one.position === position && one !== out && !staying.includes(one))
      .filter(({ name, club }) => fold(`${name} ${club}`).includes(wanted))
      .toSorted((a, b) => b.pointTenths - a.pointTenths)
      .slice(0, position === out?.position ? mostOfHis : mostOfOthers)
  const groups = positionsOf(market.modality)
    .toSorted((a, b) => Number(b === out?.position) - Number(a === out?.position))
    .map((position) => ({ position, eleven: elevenWith(position) }))
    .filter(({ eleven }) => canCompete(eleven))
    .map(({ position, eleven }) => ({ position, formation: formationOf(eleven), found: bestOf(position) }))
    .filter(({ found }) => found.length > 0)
  return (
    <Dialog open title={copy.choose(out?.name ?? '')} onClose={onClose}>
      <TextField label={copy.search} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      {groups.length === 0 && <p className="mt-3 text-muted">{copy.none}</p>}
      {groups.map(({ position, ...group }) => (
        <Group key={position} position={position} {...group} onChoose={onChoose} />
      ))}
    </Dialog>
  )
}

interface GroupProps {
  position: Position
  formation: string
  found: RoundMarket['players']
  onChoose: (playerId: number) => void
}

function Group({ position, formation, found, onChoose }: GroupProps) {
  const { whatIf: copy } = useFeatureCopy('story')
  const { positions } = useFeatureCopy('player')
  const format = useFormat()
  return (
    <>
      <h3 className="mt-4 font-semibold">{copy.asPosition(positions[position], formation)}</h3>
      <ul className="divide-y divide-line">
        {found.map(({ playerId, name, club, price, pointTenths }) => (
          <li key={playerId}>
            <button
              type="button"
              onClick={() => onChoose(playerId)}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-1 text-left hover:bg-raised"
            >
              <span>
                <span className="font-semibold">{name}</span>
                <span className="block text-small text-muted">
                  {club} · {format.number(price)}
                </span>
              </span>
              <span className="figures">{format.pointTenths(pointTenths)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
