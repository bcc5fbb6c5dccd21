import type { MatchPageView } from '#contract/match.ts'
import { laterParts } from '#web/base/later-parts.ts'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

const { prepare, useParts } = laterParts(async () => {
  const [{ BegunMatch }] = await Promise.all([import('./begun-match.tsx'), loadFeatureCopy('player')])
  return { BegunMatch }
})

export const hasBegun = ({ match, corrections }: MatchPageView): boolean =>
  match.state !== 'scheduled' || corrections.length > 0

/** Before kick-off nobody needs it. */
export const prepareBegun = async (page: MatchPageView): Promise<void> => {
  if (hasBegun(page)) await prepare()
}
export const useBegunPart = useParts
