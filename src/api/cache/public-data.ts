import type { Kysely } from 'kysely'
import type { DataVersions } from '#db/championship/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { CachedAnswers } from './cached-answer.ts'

/** For routes whose answers are the same for everybody and stay cached until their version changes. */
export interface PublicData {
  /** A connection that has applied every announced change, so an answer made from it is as new as its version. */
  reads: Kysely<Tables>
  cache: CachedAnswers
  versions: DataVersions
}
