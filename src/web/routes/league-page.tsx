import { LeaguePage as Page } from '#web/features/league/league-page.tsx'
import { PoolCare, PoolMain, PoolRules } from '#web/features/pool/pool-parts.tsx'

const parts = { PoolCare, PoolMain, PoolRules }

/** A bolão is a league with extra parts. This route combines the two features. */
export const LeaguePage = () => <Page parts={parts} />
