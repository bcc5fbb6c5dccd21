import type { ClubView } from '#contract/club.ts'
import { ClubShirt } from './club-shirt.tsx'
import { TextLink } from './text-link.tsx'

/** The shirt and the name, which links to the club. */
export function ClubName({ club, size = 24 }: { club: ClubView; size?: number }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <ClubShirt shirt={club.shirt} size={size} />
      <TextLink to="/clubes/$clubId" params={{ clubId: String(club.id) }}>
        {club.name}
      </TextLink>
    </span>
  )
}
