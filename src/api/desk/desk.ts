import type { TapView } from '#contract/desk.ts'
import type { Reporter } from '#db/desk/desk.ts'
import type { TapRefusal } from '#domain/desk/judge-tap.ts'
import type { Result } from '#domain/result.ts'

/** Taking taps belongs to the jobs, by whose steps matches are played; the server hands it in. */
export interface Desk {
  tell: (told: {
    matchId: number
    taps: readonly TapView[]
    by: Reporter
    isOrganiser: boolean
  }) => Promise<Result<{ taken: number }, TapRefusal | 'unknown_match'>>
}
