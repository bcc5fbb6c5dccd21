import { useState } from 'react'
import type { Scout } from '#domain/scoring/scouts.ts'

/** Short codes: Cartola's for the scouts that Cartola has, our own for others. A tap shows the words. */
const CODES: Record<Scout, string> = {
  goal: 'G',
  assist: 'A',
  woodwork: 'FT',
  shotSaved: 'FD',
  shotOff: 'FF',
  foulSuffered: 'FS',
  penaltyWon: 'PS',
  penaltySaved: 'DP',
  tackle: 'DS',
  save: 'DE',
  cleanSheet: 'SG',
  penaltyMissed: 'PP',
  ownGoal: 'GC',
  redCard: 'CV',
  yellowCard: 'CA',
  goalConceded: 'GS',
  penaltyGivenAway: 'PC',
  foul: 'FC',
  offside: 'I',
  wrongPass: 'PI',
  played: 'EC',
  playedHour: "60'",
  bonus: 'B',
  defensiveContribution: 'CD',
}

interface Chip {
  scout: Scout
  count: number
  pointTenths: number
}

interface Props {
  scouts: readonly Chip[]
  words: Record<Scout, string>
  pointsText: (tenths: number) => string
}

const tones = {
  good: 'border-good text-good',
  bad: 'border-bad text-bad',
  plain: 'border-control text-muted',
}
const toneOf = (tenths: number) => (tenths > 0 ? 'good' : tenths < 0 ? 'bad' : 'plain')
const signed = (tenths: number, text: string) => (tenths > 0 ? `+${text}` : text)

/** A player's actions as codes, coloured by their points and with a minus sign for a loss. A tap explains one. */
export function ScoutChips({ scouts, words, pointsText }: Props) {
  const [chosen, choose] = useState<Scout>()
  const shown = scouts.find(({ scout }) => scout === chosen)
  const said = ({ scout, count, pointTenths }: Chip) =>
    `${words[scout]}${count > 1 ? ` × ${count}` : ''}: ${signed(pointTenths, pointsText(pointTenths))}`
  return (
    <span className="block">
      <span className="flex flex-wrap gap-1">
        {scouts.map((chip) => (
          <button
            key={chip.scout}
            type="button"
            aria-pressed={chip.scout === chosen}
            aria-label={said(chip)}
            onClick={() => choose(chip.scout === chosen ? undefined : chip.scout)}
            className={`inline-flex min-h-7 min-w-7 items-center justify-center rounded-control border px-1.5 text-small font-semibold whitespace-nowrap tabular-nums aria-pressed:bg-raised ${tones[toneOf(chip.pointTenths)]}`}
          >
            {chip.pointTenths < 0 && '−'}
            {chip.count > 1 && chip.count}
            {CODES[chip.scout]}
          </button>
        ))}
      </span>
      {shown && (
        <span aria-hidden className="mt-1 block text-small text-muted">
          {said(shown)}
        </span>
      )}
    </span>
  )
}
