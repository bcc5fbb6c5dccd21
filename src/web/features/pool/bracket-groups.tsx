import type { BracketGroupView, PoolBracket } from '#contract/pool-bracket.ts'
import { placesOf, type BracketChoices } from '#domain/pool/bracket.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { BracketMark } from './bracket-mark.tsx'

interface Props {
  bracket: PoolBracket
  choices: BracketChoices
  /** Without it the groups are read-only and show which choices came true. */
  onTap?: (tap: { letter: string; clubId: number }) => void
}

/** BL18: people choose the first two clubs of each group, one tap each. */
export function BracketGroups({ bracket: { groups, clubs, points }, choices, onTap }: Props) {
  const { bracket: words } = useFeatureCopy('pool')
  return (
    <section aria-label={words.groups} className="pb-5">
      <h3 className="font-semibold">{words.groups}</h3>
      <p className="pb-2 text-small text-muted">{words.worth(points)}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {groups.map((group) => (
          <li key={group.letter} className="min-w-0 rounded-control border border-line">
            <h4 className="px-2 pt-2 text-small text-muted">{words.group(group.letter)}</h4>
            {group.clubIds.map((clubId) => (
              <Club
                key={clubId}
                group={group}
                club={clubs.find(({ id }) => id === clubId)}
                choices={choices}
                onTap={onTap}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ClubProps {
  group: BracketGroupView
  club: PoolBracket['clubs'][number] | undefined
  choices: BracketChoices
  onTap: Props['onTap'] | undefined
}

function Club({ group, club, choices, onTap }: ClubProps) {
  const { bracket: words } = useFeatureCopy('pool')
  if (!club) return null
  const place = 1 + placesOf(group).findIndex((name) => choices.get(name) === club.id)
  const isChosen = place > 0
  const shown = (
    <>
      <ClubShirt shirt={club.shirt} />
      <span className="min-w-0 flex-1 truncate">{club.name}</span>
      {isChosen && <span className="shrink-0 tabular-nums">{words.place(place)}</span>}
    </>
  )
  if (!onTap)
    return (
      <p className={`flex min-h-11 items-center gap-2 px-2 ${isChosen ? 'font-semibold' : 'text-muted'}`}>
        {shown}
        {isChosen && group.through.length > 1 && <BracketMark isRight={group.through.includes(club.id)} />}
      </p>
    )
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onTap({ letter: group.letter, clubId: club.id })}
      className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left hover:bg-raised aria-pressed:bg-raised aria-pressed:font-semibold"
    >
      {shown}
    </button>
  )
}
