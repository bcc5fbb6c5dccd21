import type { ViewerView } from '#contract/account.ts'

/** Nobody who is signed in is asked to sign in. */
export const accountText = (
  words: { account: string; ownAccount: string },
  viewer: Pick<ViewerView, 'kind'> | null | undefined,
): string => (viewer?.kind === 'account' ? words.ownAccount : words.account)
