import type { Kysely } from 'kysely'
import type { RoundRow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { currentLog } from '#db/var/log-row.ts'
import { readRoundFile, type RoundFile } from '#db/var/round-file.ts'

/** A file with many lineups has megabytes. */
const MOST_FILES = 2

interface Made {
  version: string
  file: Promise<RoundFile | undefined>
}

/** A file is made once for everybody, until the log grows. */
export function createRoundFiles(db: Kysely<Tables>): (round: RoundRow) => Promise<RoundFile | undefined> {
  const made = new Map<number, Made>()
  function make(round: RoundRow, version: string): Made {
    const file = readRoundFile(db, round)
    file.catch(() => made.delete(round.id))
    const entry = { version, file }
    made.delete(round.id)
    made.set(round.id, entry)
    for (const oldest of [...made.keys()].slice(0, -MOST_FILES)) made.delete(oldest)
    return entry
  }
  return async (round) => {
    const log = await currentLog(db, round.championship_id)
    const version = `${log?.id}/${log?.size}/${round.state}/${round.settlements}`
    const known = made.get(round.id)
    return (known?.version === version ? known : make(round, version)).file
  }
}
