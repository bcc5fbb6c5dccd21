const askAgainMs = 2_000

interface State {
  status: string
  data?: { isBehind?: boolean | undefined } | undefined
}

/** The server is still computing the places of a large league, so the query repeats until it is done. */
export const refetchWhileBehind = ({ state }: { state: State }) =>
  state.status === 'success' && state.data?.isBehind === true ? askAgainMs : false
