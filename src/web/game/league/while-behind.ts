const askAgainMs = 2_000

/** Newer places of a league of many are being worked out: they are asked for until they are there. */
export const whileBehind = ({ state }: { state: { data?: { isBehind?: boolean | undefined } | undefined } }) =>
  state.data?.isBehind === true ? askAgainMs : false
