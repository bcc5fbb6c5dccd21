import type { ClubId, PlayerId } from '#domain/ids.ts'
import type { Minute } from './clock.ts'
import type { FootballEvent, FootballEventKind } from './event.ts'

export interface Happening {
  kind: FootballEventKind
  clubId?: ClubId
  playerId?: PlayerId
  otherId?: PlayerId | undefined
}

/** Collects events in order of play; the caller moves the clock. */
export class Recorder {
  readonly events: FootballEvent[] = []
  #minute: Minute = { minute: 1, stoppage: 0, startSecond: 0 }
  #atSecond = 0

  moveTo(minute: Minute, secondInMinute: number): void {
    this.#minute = minute
    this.#atSecond = minute.startSecond + secondInMinute
  }

  add({ kind, clubId, playerId, otherId }: Happening): void {
    this.events.push({
      sequence: this.events.length,
      atSecond: this.#atSecond,
      minute: this.#minute.minute,
      stoppage: this.#minute.stoppage,
      kind,
      clubId: clubId ?? null,
      playerId: playerId ?? null,
      otherId: otherId ?? null,
    })
  }
}
