const askAgainMs = 2_000

interface State {
  status: string
  data?: { isBehind?: boolean | undefined } | undefined
}

/** While the server computes the ranks of a large league, the query repeats until they are new. */
export const refetchWhileBehind = ({ state }: { state: State }) =>
  state.status === 'success' && state.data?.isBehind === true ? askAgainMs : false
