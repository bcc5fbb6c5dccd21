import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { ChampionshipView } from '#contract/championship.ts'
import type { ClubView } from '#contract/club.ts'
import type { KnockoutStageView, LegView, MeetingView } from '#contract/standings.ts'
import { awaitedIn, stageOf } from '#domain/standings/stage-name.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { Card } from '#web/ui/card.tsx'
import { ClubShirt } from '#web/ui/club-shirt.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Time } from '#web/ui/time.tsx'
import { InChampionshipLink } from './in-championship-link.tsx'

type Clubs = ReadonlyMap<number, ClubView>

interface Props {
  championship: ChampionshipView
  title: string
  stages: readonly KnockoutStageView[]
  clubs: Clubs
}

function useStageName(): (name: string) => string {
  const { stages } = useFeatureCopy('championship').page.standings
  return (name) => {
    const stage = stageOf(name)
    if (stage.kind === 'roundOf') return stages.roundOf(stage.clubs)
    if (stage.kind === 'qualifying') return stages.qualifying(stage.number)
    return stage.kind === 'third' ? stages.third : stage.name
  }
}

/** The first stage with an undecided meeting, or the last stage if all are decided. */
function currentOf(stages: readonly KnockoutStageView[]): number {
  const open = stages.findIndex(({ meetings }) => meetings.some(({ winnerId }) => winnerId === null))
  return open < 0 ? stages.length - 1 : open
}

/** ST7: stages stand side by side on wide screens. Narrower screens show one stage at a time. */
export function KnockoutCard({ championship, title, stages, clubs }: Props) {
  const { standings: words } = useFeatureCopy('championship').page
  const nameOf = useStageName()
  const [chosen, choose] = useState<number>()
  const shown = chosen ?? currentOf(stages)
  const final = stages.findLast(({ meetings }) => meetings.length === 1)?.meetings[0]
  const champion = final && final === stages.at(-1)?.meetings[0] ? clubs.get(final.winnerId ?? 0) : undefined
  const isFinals = stages.some(({ isBeforeTables }) => !isBeforeTables)
  return (
    <Card title={title} aside={champion && isFinals ? words.champion(champion.name) : undefined}>
      <div className="mb-4 lg:hidden">
        <SelectField
          label={words.stage}
          value={String(shown)}
          onChange={({ target }) => choose(Number(target.value))}
          options={stages.map(({ name }, at) => ({ value: String(at), label: nameOf(name) }))}
        />
      </div>
      <ol className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
        {stages.map(({ name, meetings }, at) => (
          <li key={name} className={`min-w-0 flex-col ${at === shown ? 'flex' : 'hidden lg:flex'}`}>
            <h3 className="pb-2 font-semibold">{nameOf(name)}</h3>
            <ul className="flex grow flex-col justify-around gap-2">
              {meetings.map((meeting) => (
                <li key={meeting.id} className="rounded-control border border-line">
                  <MeetingBox championship={championship} meeting={meeting} clubs={clubs} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function MeetingBox({
  championship,
  meeting,
  clubs,
}: {
  championship: ChampionshipView
  meeting: MeetingView
  clubs: Clubs
}) {
  const { standings: words } = useFeatureCopy('championship').page
  const { legs, number } = meeting
  const next = legs.find(({ isOver }) => !isOver) ?? legs.at(-1)
  const sides = (
    <>
      <Side meeting={meeting} which="home" clubs={clubs} />
      <Side meeting={meeting} which="away" clubs={clubs} />
    </>
  )
  return (
    <>
      {next && next.matchId !== null ? (
        <InChampionshipLink
          championship={championship}
          path={`/partidas/${next.matchId}`}
          className="block rounded-control hover:bg-raised"
        >
          {sides}
        </InChampionshipLink>
      ) : (
        sides
      )}
      {next && !next.isOver && (
        <p className="flex flex-wrap gap-x-2 px-2 pb-1.5 text-small text-muted tabular-nums">
          {number !== null && <span>{words.number(number)}</span>}
          <Time atMs={next.startsAtMs} />
        </p>
      )}
    </>
  )
}

interface SideProps {
  meeting: MeetingView
  which: 'home' | 'away'
  clubs: Clubs
}

function Side({ meeting, which, clubs }: SideProps) {
  const { standings: words } = useFeatureCopy('championship').page
  const { clubId, slot } = meeting[which]
  const club = clubId === null ? undefined : clubs.get(clubId)
  const isWinner = club !== undefined && meeting.winnerId === club.id
  const isOut = club !== undefined && meeting.winnerId !== null && !isWinner
  return (
    <span
      className={`flex min-h-9 items-center gap-2 px-2 ${isWinner ? 'font-semibold' : ''} ${isOut || !club ? 'text-muted' : ''}`}
    >
      {club && <ClubShirt shirt={club.shirt} size={20} />}
      <span className="min-w-0 flex-1 truncate">{club?.name ?? <Awaited slot={slot} />}</span>
      {isWinner && (
        <>
          <Check size={14} aria-hidden className="shrink-0 text-good" />
          <span className="sr-only">{words.goesOn}</span>
        </>
      )}
      {meeting.legs.map((leg) => (
        <Goals key={leg.matchId ?? leg.startsAtMs} leg={leg} which={which} />
      ))}
    </span>
  )
}

function Awaited({ slot }: { slot: string | null }) {
  const { awaited: words } = useFeatureCopy('championship').page.standings
  if (slot === null) return words.nobody
  const found = awaitedIn(slot)
  if (found.kind === 'named') return found.name
  return found.kind === 'place' ? words.place(found.place, found.groups) : words[found.kind](found.match)
}

/** A side's goals in one leg, extra time included, with its goals of the shoot-out next to them. */
function Goals({ leg, which }: { leg: LegView; which: 'home' | 'away' }) {
  const format = useFormat()
  const side = leg.isReturn ? (which === 'home' ? 'away' : 'home') : which
  const goals = leg.extraTime ?? leg.score
  if (!goals) return null
  return (
    <span className="shrink-0 tabular-nums">
      {format.number(goals[side])}
      {leg.penalties && <span className="text-small"> ({format.number(leg.penalties[side])})</span>}
    </span>
  )
}
