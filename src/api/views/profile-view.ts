import type { Kysely } from 'kysely'
import { ACHIEVEMENTS, progressOf, type Achievement } from '#domain/achievement/achievements.ts'
import { precisionPermille } from '#domain/pick/pick-record.ts'
import type { CurrentDivision } from '#contract/division.ts'
import { SHOWN_TROPHIES, type AchievementView, type Profile } from '#contract/profile.ts'
import type { Participant } from '#db/championship/championship.ts'
import { latestMembership } from '#db/division/division.ts'
import { achievementsOf, type ProfileRow } from '#db/profile/profile.ts'
import { trophiesOf } from '#db/profile/trophies.ts'
import type { Tables } from '#db/schema/schema.ts'
import { tierName } from '#domain/division/tiers.ts'
import { seasonStandingOf } from './season-standing.ts'
import type { RankingsSnapshot } from '#api/stream/rankings-snapshot.ts'

function achievementViews(row: ProfileRow, unlocked: Map<Achievement, Date>): AchievementView[] {
  return ACHIEVEMENTS.map((kind) => {
    const { current, target } = progressOf(kind, row)
    const at = unlocked.get(kind)
    return { kind, unlockedAtMs: at?.getTime() ?? null, current: at ? target : current, target }
  })
}

/** As the rankings have it: points of a running round count provisionally. */
function standingOf({ rankings, round, oldSinceMs }: RankingsSnapshot, row: ProfileRow) {
  const standing = rankings.standingOf('global', 'pontos', row.managerId)
  return {
    points: round && standing ? standing.score : row.points,
    rank: standing?.rank ?? null,
    season: seasonStandingOf({ rankings }, row.managerId),
    isProvisional: round !== undefined && standing !== undefined,
    oldSinceMs,
  }
}

async function divisionOf(db: Kysely<Tables>, manager: Participant): Promise<CurrentDivision | null> {
  const latest = await latestMembership(db, manager)
  if (latest?.nextTier !== null) return null
  const { cycleId, groupNumber, tier } = latest
  return { cycleId, groupNumber, tier: tierName(tier) }
}

interface Shown {
  snapshot: RankingsSnapshot
  viewerId: number | undefined
}

export async function publicProfile(db: Kysely<Tables>, row: ProfileRow, { snapshot, viewerId }: Shown) {
  const { managerId } = row
  const { championshipId } = snapshot
  const [unlocked, trophies, division] = await Promise.all([
    achievementsOf(db, { championshipId, managerId }),
    trophiesOf(db, { championshipId, managerId, viewerId, limit: SHOWN_TROPHIES }),
    divisionOf(db, { championshipId, managerId }),
  ])
  return {
    managerId,
    name: row.name,
    country: row.country as Profile['country'],
    favoriteClub: row.clubId !== null && row.clubName !== null ? { id: row.clubId, name: row.clubName } : null,
    bio: row.bio,
    avatarSeed: row.avatarSeed,
    playingSinceMs: row.createdAt.getTime(),
    stats: {
      ...standingOf(snapshot, row),
      squads: row.squads,
      leaguesWon: row.leaguesWon,
      trophyPoints: row.trophyPoints,
      picks: row.picks,
      precisionPermille:
        row.settledPicks > 0 ? precisionPermille({ settled: row.settledPicks, right: row.rightPicks }) : null,
      bestStreak: row.bestStreak,
      wins: row.wins,
    },
    division,
    achievements: achievementViews(row, unlocked),
    trophies: trophies.map(({ at, ...trophy }) => ({ ...trophy, atMs: at.getTime() })),
  }
}
