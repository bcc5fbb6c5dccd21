import type { MatchPageView } from '#contract/match.ts'
import { lazyPart } from '#web/base/lazy-part.tsx'

export const hasBegun = ({ match, corrections }: MatchPageView): boolean =>
  match.state !== 'scheduled' || corrections.length > 0

export const BegunMatch = lazyPart(async () => (await import('./begun-match.tsx')).BegunMatch, ['player', 'begun'])
