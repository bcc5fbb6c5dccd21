import { groupBy } from '#domain/group-by.ts'
import type { ClubId } from '#domain/ids.ts'
import type { Score } from '#domain/sport/outcome.ts'
import type { Sport } from '#domain/sport/sport.ts'
import type { StandingRow } from './standing-row.ts'
import { buildTable, type TableRequest } from './standings.ts'

/** A match of a season that belongs to a table: knock-out matches belong to none. */
export interface TableMatch {
  homeId: ClubId
  awayId: ClubId
  startsAtMs: number
  /** Null until the match is over. */
  score: Score | null
  /** As the source names it: `Group A`, `Grupo 1`. */
  group: string | null
  /** The name of its stage, if the source gives one: `Group, Matchday 3`. */
  stage: string | null
}

export interface SeasonTable {
  /** `A`; a number if the source does not name its groups; null: the table of a league. */
  group: string | null
  rows: StandingRow[]
}

interface Request extends Omit<TableRequest, 'matches' | 'sinceMs' | 'clubIds'> {
  sport: Sport
  matches: readonly TableMatch[]
  /** Clubs without a match in any season: they are in the table of a league (ST2). */
  waitingIds: readonly ClubId[]
  /** Counts only matches from this moment on. The groups and clubs are still those of the whole season. */
  sinceMs?: number
}

/** A stage such as `Group, Matchday 3` or `Fase de grupos`: not part of the knock-out, although it has a name. */
export const isGroupStage = (stage: string): boolean =>
  /^(?:(?:fase|stage|etapa) (?:de|of) )?(?:group|grupo)s?\b/i.test(stage)

/** `Group A` and `Grupo A` are group A; other names stay. */
const groupName = (group: string): string => {
  const letter = /^(?:group|grupo)\s+(\S.*)$/i.exec(group.trim())?.[1] ?? group.trim()
  return letter.length === 1 ? letter.toUpperCase() : letter
}

const byName = (a: string, b: string) => a.localeCompare(b, 'pt-BR', { numeric: true })

/** Clubs that meet each other, directly or through others: the groups of a source that does not name them. */
function unnamedGroups(matches: readonly TableMatch[]): TableMatch[][] {
  const leaders = new Map<ClubId, ClubId>()
  const leaderOf = (club: ClubId): ClubId => {
    const leader = leaders.get(club) ?? club
    return leader === club ? club : leaderOf(leader)
  }
  for (const { homeId, awayId } of matches) leaders.set(leaderOf(homeId), leaderOf(awayId))
  return [...groupBy(matches, ({ homeId }) => leaderOf(homeId)).values()]
}

/** Groups without names are numbered by their first kick-off, so that a later file does not change the numbers. */
function groupsOf(matches: readonly TableMatch[]): [string, TableMatch[]][] {
  const named = groupBy(
    matches.filter(({ group }) => group !== null),
    ({ group }) => groupName(group ?? ''),
  )
  const others = matches
    .filter(({ group, stage }) => group === null && stage !== null && isGroupStage(stage))
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs || a.homeId - b.homeId)
  return [
    ...[...named].sort(([a], [b]) => byName(a, b)),
    ...unnamedGroups(others).map((group, at): [string, TableMatch[]] => [String(at + 1), group]),
  ]
}

const isOfGroup = ({ group, stage }: TableMatch) => group !== null || (stage !== null && isGroupStage(stage))

/** ST6: a season has the table of its league, of each of its groups, or both where it has both phases. */
export function seasonTables({
  sport,
  matches,
  waitingIds,
  sinceMs = -Infinity,
  venue = 'all',
}: Request): SeasonTable[] {
  const table = (group: string | null, own: readonly TableMatch[], waiting: readonly ClubId[] = []): SeasonTable => ({
    group,
    rows: buildTable({
      sport,
      venue,
      clubIds: [...new Set([...own.flatMap(({ homeId, awayId }) => [homeId, awayId]), ...waiting])],
      matches: own.flatMap(({ score, ...match }) =>
        score && match.startsAtMs >= sinceMs ? [{ ...match, score }] : [],
      ),
    }),
  })
  const ofLeague = matches.filter((match) => !isOfGroup(match))
  const groups = groupsOf(matches).map(([group, own]) => table(group, own))
  return ofLeague.length > 0 || groups.length === 0 ? [table(null, ofLeague, waitingIds), ...groups] : groups
}
