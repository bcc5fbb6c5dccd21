import type { ViewerView } from '#contract/account.ts'

/** The text of the account link. A signed-in person reads no invitation to sign in. */
export const accountText = (
  words: { account: string; ownAccount: string },
  viewer: Pick<ViewerView, 'kind'> | null | undefined,
): string => (viewer?.kind === 'account' ? words.ownAccount : words.account)
