import { useState } from 'react'
import { COUNTED_SCOUTS, type CountedScout } from '#domain/desk/deeds.ts'
import { weightTenths } from '#domain/scoring/player-points.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { CountsTable, type CountsRow } from './counts-table.tsx'
import type { OpenDesk } from './use-desk.ts'

/** Unsaved input, by player. */
type Typed = Readonly<Record<number, Partial<Record<CountedScout, string>>>>

const isCount = (text: string) => /^\d{1,2}$/.test(text)

/**
 * DK8: a table in which organisers count the scouts of everybody who took part, after the match. A changed count
 * replaces the taps of this scout for this player.
 */
export function CountsPart({ desk }: { desk: OpenDesk }) {
  const words = useFeatureCopy('desk')
  const [typed, setTyped] = useState<Typed>({})
  const { view, match } = desk
  const known = new Map(match.players.map((player) => [player.playerId, player]))
  const rows = view.players
    .filter(({ id }) => known.get(id)?.tookPart)
    .map((player): CountsRow => {
      const cells = COUNTED_SCOUTS.filter(
        (scout) => weightTenths(scout, player, view.ownRules ?? view.rules) !== 0,
      ).map((scout) => {
        const before = String(known.get(player.id)?.scouts[scout] ?? 0)
        const text = typed[player.id]?.[scout] ?? before
        return { scout, text, isChanged: text !== before, isWrong: !isCount(text) }
      })
      return { player, cells }
    })
  const changed = rows.filter(({ cells }) => cells.some(({ isChanged }) => isChanged))
  const isWrong = changed.some(({ cells }) => cells.some((cell) => cell.isWrong))

  function save() {
    desk.tell(
      words.over.scouts,
      ...changed.map(({ player: { id: playerId, clubId }, cells }) => ({
        kind: 'counts' as const,
        clubId,
        playerId,
        scouts: Object.fromEntries(
          cells.filter(({ isChanged }) => isChanged).map(({ scout, text }) => [scout, Number(text)]),
        ),
      })),
    )
    setTyped({})
  }
  return (
    <details className="rounded-card border border-line bg-surface p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">{words.over.scouts}</summary>
      <div className="grid gap-3 pt-2">
        <p className="text-muted">{words.over.scoutsLead}</p>
        <CountsTable
          view={view}
          rows={rows}
          onType={(playerId, scout, text) => setTyped({ ...typed, [playerId]: { ...typed[playerId], [scout]: text } })}
        />
        <Button className="min-h-14" disabled={changed.length === 0 || isWrong} onClick={save}>
          {words.over.save(changed.length)}
        </Button>
      </div>
    </details>
  )
}
