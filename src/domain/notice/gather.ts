interface Gatherable {
  kind: string
  isRead: boolean
  /** The league or match of the notice, if it has one. Only notices with the same one are gathered. */
  leagueId?: number | null | undefined
  matchId?: number | null | undefined
}

const GATHERED: readonly string[] = ['league_joined', 'named']

const threadOf = ({ kind, isRead, leagueId, matchId }: Gatherable): string | undefined =>
  GATHERED.includes(kind) ? [kind, isRead, leagueId, matchId].join() : undefined

/**
 * NT4: consecutive notices become one line if they have the same gathered kind and the same league or match, and are
 * all read or all unread. `notices` begins with the newest.
 */
export function gather<T extends Gatherable>(notices: readonly T[]): { newest: T; others: T[] }[] {
  const lines: { newest: T; others: T[] }[] = []
  for (const notice of notices) {
    const last = lines.at(-1)
    const thread = threadOf(notice)
    if (last && thread !== undefined && thread === threadOf(last.newest)) last.others.push(notice)
    else lines.push({ newest: notice, others: [] })
  }
  return lines
}
