import type { RoundStory } from '#contract/story.ts'
import { useApp, useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { useQuery } from '@tanstack/react-query'
import { LivePitch } from '#web/game/lineup/live-pitch.tsx'
import { RoundFigures } from '#web/game/lineup/round-figures.tsx'
import { ownRoundQuery } from '#web/game/live/own-round-query.ts'
import { useOwnMove } from '#web/game/live/use-own-move.ts'
import { leadOf } from './story-lead.ts'

interface Props {
  story: RoundStory
  lineup: NonNullable<RoundStory['lineup']>
}

/**
 * A running round on the pitch. The viewer's own lineup updates with each event, another person's with each server
 * answer.
 */
export function RunningLineup({ story, lineup }: Props) {
  const copy = useFeatureCopy('story')
  const format = useFormat()
  const { fetchApi } = useApp()
  const isSelf = story.manager?.isSelf === true
  const { data: own } = useQuery({ ...ownRoundQuery(fetchApi), enabled: isSelf })
  const isInPlay = isSelf && own?.round?.id === story.round.id
  const mine = isInPlay ? own.lineups.find(({ squadId }) => squadId === lineup.squadId) : undefined
  const { latest, isLit } = useOwnMove()
  const move = mine ? latest : undefined
  const shown = mine ?? lineup
  return (
    <section className="grid max-w-[50rem] gap-3" aria-label={lineup.squadName}>
      <RoundFigures
        tenths={shown.pointTenths}
        spread={mine && own ? own.spread : null}
        standing={mine && own ? own.standing : null}
        move={move}
      />
      <LivePitch
        label={copy.pitch}
        players={shown.players}
        bench={shown.bench}
        states={mine && own ? own.states : story.states}
        move={isLit ? move : undefined}
      />
      <p className="max-w-[46rem] text-lead">{leadOf(story, copy, format)}</p>
    </section>
  )
}
