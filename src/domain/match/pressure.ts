/** MP3: what an attack weighs. Kinds that are not named here weigh nothing. */
const ATTACKS: Readonly<Partial<Record<string, number>>> = {
  goal: 3,
  penalty_goal: 3,
  penalty_saved: 2,
  penalty_missed: 2,
  shot_woodwork: 2,
  shot_saved: 2,
  shot_off: 1,
}
export const ATTACK_KINDS = Object.keys(ATTACKS)

/** How many minutes one bar covers. */
export const PRESSURE_SPAN = 5

export interface AttackEvent {
  minute: number
  kind: string
  clubId: number | null
}

export interface Pressure {
  /** The first minute of the span. */
  from: number
  home: number
  away: number
}

/** MP3: the attacks of both sides in each five minutes, up to the minute that is played. */
export function pressureOf(
  events: readonly AttackEvent[],
  { homeId, awayId, until }: { homeId: number; awayId: number; until: number },
): Pressure[] {
  const spanOf = (minute: number) => Math.floor(Math.max(0, minute - 1) / PRESSURE_SPAN)
  const spans = events.length === 0 ? 0 : spanOf(Math.max(until, ...events.map(({ minute }) => minute))) + 1
  return Array.from({ length: spans }, (_, span) => {
    const weight = (clubId: number) =>
      events
        .filter((event) => event.clubId === clubId && spanOf(event.minute) === span)
        .reduce((sum, { kind }) => sum + (ATTACKS[kind] ?? 0), 0)
    return { from: span * PRESSURE_SPAN + 1, home: weight(homeId), away: weight(awayId) }
  })
}
