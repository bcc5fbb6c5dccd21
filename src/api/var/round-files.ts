import type { Kysely } from 'kysely'
import type { RoundRow } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { currentLog } from '#db/var/log-row.ts'
import { readRoundFile, type RoundFile } from '#db/var/round-file.ts'

/** How many files are cached. A file with many lineups has megabytes. */
const MOST_FILES = 2

interface Made {
  version: string
  file: Promise<RoundFile | undefined>
}

/** A file is made once for everybody, until the log grows or the round changes. */
export function createRoundFiles(
  db: Kysely<Tables>,
): (round: RoundRow, part: number) => Promise<RoundFile | undefined> {
  const made = new Map<string, Made>()
  function make(key: string, { round, part, version }: { round: RoundRow; part: number; version: string }): Made {
    const file = readRoundFile(db, round, { part })
    file.catch(() => made.delete(key))
    const entry = { version, file }
    made.delete(key)
    made.set(key, entry)
    for (const oldest of [...made.keys()].slice(0, -MOST_FILES)) made.delete(oldest)
    return entry
  }
  return async (round, part) => {
    const key = `${round.id}/${part}`
    const log = await currentLog(db, round.championship_id)
    const version = `${log?.id}/${log?.size}/${round.state}/${round.settlements}`
    const known = made.get(key)
    return (known?.version === version ? known : make(key, { round, part, version })).file
  }
}
