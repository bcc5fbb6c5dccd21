import type { TapView } from '#contract/desk.ts'
import type { Reporter } from '#db/desk/desk.ts'
import type { TapRefusal } from '#domain/desk/judge-tap.ts'
import type { ManagerId } from '#domain/ids.ts'
import type { Result } from '#domain/result.ts'

type Taken = Result<{ taken: number; held: number }, TapRefusal | 'unknown_match'>

/** Jobs take the taps, because their steps play the matches. The server passes this in. */
export interface Desk {
  tell: (told: { matchId: number; taps: readonly TapView[]; by: Reporter }) => Promise<Taken>
  /** DK14: decides on taps that wait for an organiser. */
  decide: (verdict: { matchId: number; ids: readonly string[]; isTaken: boolean; by: ManagerId }) => Promise<Taken>
}
