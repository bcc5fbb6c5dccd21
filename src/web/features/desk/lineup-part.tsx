import { useState } from 'react'
import type { Side } from '#domain/desk/tap.ts'
import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlayerGrid } from './player-grid.tsx'
import type { OpenDesk } from './use-desk.ts'

/** One tap sets the lineup of the club's last match, without players who have left. Otherwise the person chooses. */
export function LineupPart({ desk, side }: { desk: OpenDesk; side: Side }) {
  const words = useFeatureCopy('desk')
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const club = desk.view[side]
  const players = desk.view.players.filter(({ clubId }) => clubId === club.id)
  const reported = desk.match.starters[side]
  const last = desk.view.lastStarters.find(({ clubId }) => clubId === club.id)?.starters
  // Players who have left the club cannot start for it.
  const lastHere = last?.filter((id) => players.some((player) => player.id === id))
  const report = (starters: readonly number[]) =>
    desk.tell(words.lineup.told(club.shortName), { kind: 'lineup', clubId: club.id, starters: [...starters] })

  function toggle(id: number) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  return (
    <section aria-label={words.lineup.of(club.name)} className="rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title">{club.name}</h2>
        <span className="text-small text-muted">
          {reported ? words.lineup.count(reported.length) : words.lineup.none}
        </span>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button
          look={reported ? 'secondary' : 'primary'}
          className="min-h-14 px-2"
          disabled={!lastHere?.length}
          onClick={() => report(lastHere ?? [])}
        >
          {words.lineup.last}
        </Button>
        <Button
          look="secondary"
          className="min-h-14 px-2"
          onClick={() => setChosen(new Set(reported ?? lastHere ?? []))}
        >
          {words.lineup.choose}
        </Button>
      </div>
      {chosen && (
        <Dialog
          open
          title={words.lineup.of(club.name)}
          onClose={() => setChosen(undefined)}
          actions={
            <Button
              disabled={chosen.size === 0}
              onClick={() => {
                report([...chosen])
                setChosen(undefined)
              }}
            >
              {words.lineup.save(chosen.size)}
            </Button>
          }
        >
          <PlayerGrid label={club.name} players={players} chosen={chosen} onChoose={({ id }) => toggle(id)} />
        </Dialog>
      )}
    </section>
  )
}
