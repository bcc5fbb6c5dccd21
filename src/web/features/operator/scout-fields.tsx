import { useState } from 'react'
import type { MatchPageView, MatchPlayerView } from '#contract/match.ts'
import type { CorrectionRequest } from '#contract/operator.ts'
import { playerPointTenths, weightTenths } from '#domain/scoring/player-points.ts'
import { CURRENT_RULES, isRuleSetName } from '#domain/scoring/rule-sets.ts'
import { SCOUTS, type Scout, type ScoutCounts } from '#domain/scoring/scouts.ts'
import type { Position } from '#domain/sport/position.ts'
import { useFeatureCopy, useFormat } from '#web/base/app-context.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { wholeCount } from '#web/ui/whole-count.ts'

const MOST = 99

interface Props {
  page: MatchPageView
  error: string | undefined
  /** Undefined while no player is chosen, or the input is invalid or unchanged. */
  onChange: (change: CorrectionRequest['change'] | undefined) => void
}

export function ScoutFields({ page, error, onChange }: Props) {
  const { correction: words } = useFeatureCopy('operator')
  const [playerId, choose] = useState('')
  const player = page.players.find((one) => String(one.playerId) === playerId)
  const clubs = [page.match.home, page.match.away]
  const options = clubs.flatMap((club) =>
    page.players
      .filter(({ clubId }) => clubId === club.id)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((one) => ({ value: String(one.playerId), label: `${one.name} (${club.name})` })),
  )
  return (
    <>
      <SelectField
        label={words.player}
        options={[{ value: '', label: words.choose }, ...options]}
        value={playerId}
        error={error}
        onChange={(event) => {
          choose(event.target.value)
          onChange(undefined)
        }}
      />
      {player && <Counts key={player.playerId} player={player} ownRules={page.ownRules} onChange={onChange} />}
    </>
  )
}

const storedCounts = ({ scouts }: MatchPlayerView): ScoutCounts =>
  Object.fromEntries(scouts.map(({ scout, count }) => [scout, count]))

interface CountsProps extends Pick<Props, 'onChange'> {
  player: MatchPlayerView
  ownRules: MatchPageView['ownRules']
}

function Counts({ player, ownRules, onChange }: CountsProps) {
  const { correction: words } = useFeatureCopy('operator')
  const { scouts: names } = useFeatureCopy('player')
  const format = useFormat()
  const position = player.position as Position
  const own = ownRules.find(({ name }) => name === player.rules)?.rules
  const rules = own ?? (player.rules !== null && isRuleSetName(player.rules) ? player.rules : CURRENT_RULES)
  const stored = storedCounts(player)
  const [typed, setTyped] = useState<Partial<Record<Scout, string>>>({})
  const countOf = (scout: Scout) => wholeCount(typed[scout] ?? String(stored[scout] ?? 0), MOST)
  const type = (scout: Scout, text: string) => {
    const next = { ...typed, [scout]: text }
    setTyped(next)
    const entries = Object.entries(next).map(([name, value]) => [name, wholeCount(value, MOST)] as const)
    const changed = entries.filter(([name, count]) => count !== (stored[name as Scout] ?? 0))
    const isWhole = entries.every(([, count]) => count !== undefined)
    onChange(
      isWhole && changed.length > 0
        ? { kind: 'scouts', playerId: player.playerId, scouts: Object.fromEntries(changed) }
        : undefined,
    )
  }
  const now = Object.fromEntries(SCOUTS.map((scout) => [scout, countOf(scout) ?? stored[scout] ?? 0])) as ScoutCounts
  const points = (scouts: ScoutCounts) => playerPointTenths({ position, scouts }, rules)
  const after = player.pointTenths + points(now) - points(stored)
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {SCOUTS.filter((scout) => weightTenths(scout, { position }, rules) !== 0).map((scout) => (
          <TextField
            key={scout}
            label={names[scout]}
            inputMode="numeric"
            autoComplete="off"
            value={typed[scout] ?? String(stored[scout] ?? 0)}
            onChange={(event) => type(scout, event.target.value)}
            error={countOf(scout) === undefined ? words.countInvalid : undefined}
          />
        ))}
      </div>
      <p role="status" className="font-semibold">
        {words.points(format.pointTenths(player.pointTenths), format.pointTenths(after))}
      </p>
    </>
  )
}
