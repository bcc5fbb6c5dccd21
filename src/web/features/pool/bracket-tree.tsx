import Check from 'lucide-react/icons/check'
import type { BracketTieView, PoolBracket } from '#contract/pool-bracket.ts'
import { sidesOf, type BracketChoices } from '#domain/pool/bracket.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { BracketMark } from './bracket-mark.tsx'

interface Props {
  bracket: PoolBracket
  choices: BracketChoices
  /** Without it nobody can choose, and each choice in a decided tie is marked as right or wrong. */
  onChoose?: (tieId: number, clubId: number) => void
}

/** Stages side by side on wide screens, one below the other on narrower ones. */
export function BracketTree({ bracket: { ties, clubs, points }, choices, onChoose }: Props) {
  const { bracket: words } = useFeatureCopy('pool')
  const last = ties.at(-1)?.stage ?? 0
  const first = ties[0]?.stage ?? 1
  const stages = Array.from({ length: last - first + 1 }, (_none, at) => first + at)
  const winners = (stage: number) =>
    ties.flatMap((tie) => (tie.stage === stage && tie.winner !== null ? [tie.winner] : []))
  return (
    <ol className="grid gap-5 lg:grid-flow-col lg:auto-cols-fr">
      {stages.map((stage) => (
        <li key={stage} className="flex min-w-0 flex-col">
          <h3 className="font-semibold">{words.stage(stage, last)}</h3>
          <p className="pb-2 text-small text-muted">{words.worth(points * stage)}</p>
          <ul className="flex grow flex-col justify-around gap-2">
            {ties
              .filter((tie) => tie.stage === stage)
              .map((tie) => (
                <li key={tie.id} className="rounded-control border border-line">
                  <Tie tie={tie} clubs={clubs} choices={choices} winners={winners(stage)} onChoose={onChoose} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

interface TieProps {
  tie: BracketTieView
  clubs: PoolBracket['clubs']
  choices: BracketChoices
  winners: readonly number[]
  onChoose: Props['onChoose'] | undefined
}

function Tie({ tie, clubs, choices, winners, onChoose }: TieProps) {
  const { bracket: words } = useFeatureCopy('pool')
  const sides = sidesOf(tie, choices)
  const chosen = choices.get(tie.id)
  return (['home', 'away'] as const).map((side) => {
    const club = clubs.find(({ id }) => id === sides[side])
    const isChosen = club !== undefined && club.id === chosen
    if (!club || !onChoose)
      return (
        <p key={side} className={`flex min-h-11 items-center gap-2 px-2 ${isChosen ? 'font-semibold' : 'text-muted'}`}>
          {club && <ClubShirt shirt={club.shirt} />}
          <span className="min-w-0 flex-1 truncate">{club?.name ?? words.undecided}</span>
          {isChosen && tie.winner !== null && <BracketMark isRight={winners.includes(club.id)} />}
        </p>
      )
    return (
      <button
        key={side}
        type="button"
        aria-pressed={isChosen}
        onClick={() => onChoose(tie.id, club.id)}
        className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left hover:bg-raised aria-pressed:bg-raised aria-pressed:font-semibold"
      >
        <ClubShirt shirt={club.shirt} />
        <span className="min-w-0 flex-1 truncate">{club.name}</span>
        {isChosen && <Check size={16} aria-hidden className="shrink-0 text-good" />}
      </button>
    )
  })
}
