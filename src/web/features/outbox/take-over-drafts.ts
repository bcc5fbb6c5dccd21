import type { Outbox } from '#web/base/outbox/outbox.ts'
import { squadKind } from '#web/game/squad/squad-kind.ts'
import { takeWaitingDrafts } from '#web/game/squad/squad-store.ts'

/** An earlier version of Craque left saves waiting on the device. Puts them into the outbox, which sends them. */
export function takeOverDrafts(outbox: Pick<Outbox, 'leave'>, newName: string): void {
  for (const [key, draft, roundId] of takeWaitingDrafts()) {
    const { players, captainId, viceCaptainId = null, bench = [], version } = draft
    const body = {
      key,
      version,
      name: newName,
      roundId,
      playerIds: players.map(({ playerId }) => playerId),
      captainId,
      viceCaptainId,
      benchIds: bench.map(({ playerId }) => playerId),
    }
    void outbox.leave(squadKind, { body, label: newName })
  }
}
