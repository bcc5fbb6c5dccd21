import type { ViewerView } from '#contract/account.ts'

/** A signed-in person gets no sign-in link. */
export const accountText = (
  words: { account: string; ownAccount: string },
  viewer: Pick<ViewerView, 'kind'> | null | undefined,
): string => (viewer?.kind === 'account' ? words.ownAccount : words.account)
