import { useQuery } from '@tanstack/react-query'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { ownDuelQuery } from '#web/game/duel/duel-query.ts'
import { percentOf } from '#web/game/live/own-chances.tsx'
import { ownChancesQuery } from '#web/game/live/own-round-query.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Card } from '#web/ui/card.tsx'
import { LiveFigure } from '#web/ui/live-figure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** CH1: the current duel, and in how many simulations of the rest of the round the viewer wins it. */
export function OwnDuel() {
  const words = useFeatureCopy('duel')
  const { chances } = useFeatureCopy('live')
  const { fetchApi } = useApp()
  const format = useFormat()
  const duel = useQuery(ownDuelQuery(fetchApi)).data?.duel
  const chance = useQuery(ownChancesQuery(fetchApi)).data?.duel
  if (!duel?.opponent || duel.isFinal) return null
  const { own, opponent } = duel
  return (
    <Card title={words.title}>
      {[own, opponent].map((side) => (
        <p key={side.squadId} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">
            {side === own ? (
              words.own
            ) : (
              <TextLink to="/participantes/$id" params={{ id: side.managerId }}>
                {side.managerName}
              </TextLink>
            )}
          </span>
          <LiveFigure value={side.pointTenths} className="px-1 text-title">
            {format.pointTenths(side.pointTenths)}
          </LiveFigure>
        </p>
      ))}
      {chance && (
        <>
          <Bar share={chance.win / 1000} aria-hidden className="mt-2 h-2.5 overflow-hidden rounded-full bg-raised" />
          <p className="mt-1 text-small text-muted">{chances.duel(percentOf(chance.win), percentOf(chance.draw))}</p>
        </>
      )}
      <p className="mt-2">
        <TextLink to="/confronto">{words.page}</TextLink>
      </p>
    </Card>
  )
}
