import type { ClubPageView, SquadPlayerView } from '#contract/club-page.ts'
import { POSITIONS } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { Pitch } from '#web/ui/pitch.tsx'
import { PitchShirt } from '#web/ui/pitch-shirt.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'

/** MP4: the most used players of the season on a pitch, attack on top. The table below it has the whole squad. */
export function ElevenCard({ page: { club, eleven, players } }: { page: ClubPageView }) {
  const { squad: copy } = useFeatureCopy('club')
  if (!eleven) return null
  const chosen = eleven.flatMap((playerId) => players.find((player) => player.playerId === playerId) ?? [])
  const lines = POSITIONS.toReversed()
    .map((position) => chosen.filter((player) => player.position === position))
    .filter((line) => line.length > 0)
  return (
    <Card title={copy.pitch} aside={copy.pitchNote}>
      <Pitch label={copy.pitch} className="-mx-2 sm:mx-0 sm:py-5">
        {lines.map((line) => (
          <ul key={line[0]?.position} className={`grid gap-x-1 sm:gap-x-3 grid-cols-${line.length}`}>
            {line.map((player) => (
              <li key={player.playerId} className="flex justify-center">
                <OnPitch player={player} shirt={club.shirt} />
              </li>
            ))}
          </ul>
        ))}
      </Pitch>
    </Card>
  )
}

function OnPitch({ player, shirt }: { player: SquadPlayerView; shirt: ClubPageView['club']['shirt'] }) {
  const { squad: copy } = useFeatureCopy('club')
  const { positions } = useFeatureCopy('sport')
  const format = useFormat()
  const { playerId, name, position, season } = player
  const matches = season?.matches ?? 0
  return (
    <PlainLink
      to="/jogadores/$playerId"
      params={{ playerId: String(playerId) }}
      className="block w-full max-w-18 min-w-0 rounded-control text-center sm:max-w-28"
    >
      <PitchShirt shirt={shirt} name={name} figure={format.number(matches)} />
      <span className="sr-only">
        {[
          name,
          positions[position as keyof typeof positions] ?? position,
          copy.played(matches, format.pointTenths(season?.ratingTenths ?? 0)),
        ].join(', ')}
      </span>
    </PlainLink>
  )
}
