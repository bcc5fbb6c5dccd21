const askAgainMs = 2_000

interface State {
  status: string
  data?: { isBehind?: boolean | undefined } | undefined
}

/** Newer places of a league of many are being worked out: they are asked for until they are there. */
export const whileBehind = ({ state }: { state: State }) =>
  state.status === 'success' && state.data?.isBehind === true ? askAgainMs : false
