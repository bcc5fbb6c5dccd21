import type { Kysely } from 'kysely'
import { expect } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { selectRound } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import { growLog } from '#db/var/grow-log.ts'
import { addLogKey } from '#db/var/log-key.ts'
import { loggedRounds } from '#db/var/logged-rounds.ts'
import { proveConsistency, readEpochs, type LogEpoch } from '#db/var/read-log.ts'
import { readRoundFile } from '#db/var/round-file.ts'
import { rngFrom } from '#domain/rng.ts'
import { fromBase64 } from '#verify/bytes.ts'
import { checkRound } from '#verify/check-round.ts'
import { openNote, readCheckpoint } from '#verify/note.ts'
import { isConsistent } from '#verify/tree.ts'

const championshipId = firstChampionship
const SHARE_OF_NEW_KEYS = 0.02

/**
 * VR6, VR9: a device that looks at the log after each step, and somebody who computes every round in the log again. The
 * server is honest, so neither may find a fault.
 */
export function createLogWatcher(db: Kysely<Tables>, seed: number) {
  const heads: LogEpoch[] = []

  async function expectContinued({ origin, key, checkpoint }: LogEpoch): Promise<void> {
    const { text, signed } = await openNote(checkpoint, key)
    expect(signed).toBe('signed')
    const head = readCheckpoint(text)
    const told = head && (await proveConsistency(db, { championshipId, origin, from: head.size }))
    const now = readCheckpoint(told?.checkpoint ?? '')
    const goesOn = head && now && (await isConsistent(head, now, (told?.proof ?? []).map(fromBase64)))
    expect(goesOn, `the log of today continues ${head?.size} entries of ${origin}`).toBe(true)
  }

  return {
    async look(step: string): Promise<void> {
      if (rngFrom('new key', seed, step).next() < SHARE_OF_NEW_KEYS) await addLogKey(db)
      // Two processes do this every second.
      await Promise.all([growLog(db, championshipId), growLog(db, championshipId)])
      const newest = (await readEpochs(db, championshipId)).at(-1)
      const last = heads.at(-1)
      if (last) await expectContinued(last)
      if (newest && newest.checkpoint !== last?.checkpoint) heads.push(newest)
    },
    async expectHonest() {
      let rounds = 0
      for (const head of heads) await expectContinued(head)
      for (const { id } of await loggedRounds(db, championshipId)) {
        const round = await selectRound(db, id)
        const file = round && (await readRoundFile(db, round))
        if (!file) throw new Error(`round ${id} has no file`)
        const { checks } = await checkRound(file)
        expect(checks.flatMap(({ wrong }) => wrong).join('\n'), `round ${id}`).toBe('')
        rounds++
      }
      return { heads: heads.length, rounds }
    },
  }
}
