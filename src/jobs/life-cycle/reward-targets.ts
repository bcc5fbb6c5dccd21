import type { RewardTargets } from '#db/achievement/achievement.ts'
import { GALA_TENTHS, TOP_RANK } from '#domain/achievement/achievements.ts'

export const REWARD_TARGETS: RewardTargets = { galaTenths: GALA_TENTHS, topRank: TOP_RANK, streak: 5 }
