import type { Kysely } from 'kysely'
import type { DataVersions } from '#db/connection/data-version.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { KeptAnswers } from './kept-answer.ts'

/** What routes need whose answers are the same for everybody, and kept until the data changes. */
export interface PublicData {
  db: Kysely<Tables>
  kept: KeptAnswers
  versions: DataVersions
}
