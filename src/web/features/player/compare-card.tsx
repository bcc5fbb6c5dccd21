import { useQueries, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { PlayerPageView } from '#contract/player.ts'
import { useApp, useFormat } from '#web/app-context.ts'
import { useFeatureCopy } from '#web/copy/feature-copy.ts'
import { marketQuery } from '#web/features/market/market-query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { averageTenths, playedRounds } from './player-figures.ts'
import { playerQuery } from './player-queries.ts'
import { COMPARED, comparedIds, searchFor } from './player-search.ts'

const route = getRouteApi('/jogadores/$playerId')

/** Up to three side by side, by address. */
export function CompareCard({ player }: { player: PlayerPageView }) {
  const words = useFeatureCopy('player')
  const { fetchApi } = useApp()
  const com = comparedIds(route.useSearch())
  const navigate = route.useNavigate()
  const market = useQuery(marketQuery(fetchApi)).data
  const others = useQueries({ queries: com.map((id) => playerQuery(fetchApi, id)) }).flatMap(({ data }) => data ?? [])
  const [chosen, choose] = useState('')
  const go = (ids: number[]) => void navigate({ search: searchFor(ids), resetScroll: false })
  const candidates = (market?.players ?? [])
    .filter(({ id, position }) => position === player.position && id !== player.id && !com.includes(id))
    .sort((a, b) => a.name.localeCompare(b.name))
  return (
    <Card title={words.compare}>
      {com.length < COMPARED && (
        <div className="mb-4 flex flex-wrap items-end gap-2">
          <div className="min-w-48 grow">
            <SelectField
              label={words.compareWith}
              value={chosen}
              onChange={({ target }) => choose(target.value)}
              options={[
                { value: '', label: words.choose },
                ...candidates.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </div>
          <Button
            look="secondary"
            disabled={chosen === ''}
            onClick={() => {
              go([...com, Number(chosen)])
              choose('')
            }}
          >
            {words.add}
          </Button>
        </div>
      )}
      {others.length > 0 && (
        <CompareTable players={[player, ...others]} onRemove={(id) => go(com.filter((other) => other !== id))} />
      )}
    </Card>
  )
}

function CompareTable({ players, onRemove }: { players: PlayerPageView[]; onRemove: (id: number) => void }) {
  const words = useFeatureCopy('player')
  const format = useFormat()
  const average = (player: PlayerPageView) => {
    const tenths = averageTenths(player)
    return tenths === null ? '–' : format.pointTenths(tenths)
  }
  const figures: [string, (player: PlayerPageView) => string][] = [
    [words.price, ({ price }) => format.number(price)],
    [words.change, ({ priceChange }) => format.signed(priceChange)],
    [words.average, average],
    [words.matches, (player) => format.number(playedRounds(player).length)],
  ]
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{words.compareCaption}</caption>
      <thead>
        <tr>
          <th scope="col" className="text-small font-semibold text-muted">
            {words.figure}
          </th>
          {players.map(({ id, name }, at) => (
            <th key={id} scope="col" className="px-2 text-right font-semibold">
              {name}
              {at > 0 && (
                <IconButton label={words.remove(name)} onClick={() => onRemove(id)}>
                  <X size={16} aria-hidden />
                </IconButton>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(([label, value]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="h-10 font-normal text-muted">
              {label}
            </th>
            {players.map((player) => (
              <td key={player.id} className="px-2 text-right">
                {value(player)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
