import { expect } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { selectRound } from '#db/round/round.ts'
import { growLog } from '#db/var/grow-log.ts'
import { addLogKey } from '#db/var/log-key.ts'
import { loggedRounds } from '#db/var/logged-rounds.ts'
import { proveConsistency, readEpochs, type LogEpoch } from '#db/var/read-log.ts'
import { readRoundFile } from '#db/var/round-file.ts'
import { rngFrom, type Rng } from '#domain/rng.ts'
import { fromBase64 } from '#verify/bytes.ts'
import { checkRound } from '#verify/check-round.ts'
import { openNote, readCheckpoint } from '#verify/note.ts'
import { isConsistent } from '#verify/tree.ts'
import { restoreGame, updateGame } from './accidents.ts'
import type { Processes } from './processes.ts'

const championshipId = firstChampionship
const SHARE_OF_NEW_KEYS = 0.02
/** About every third season has one, because each takes seconds. */
const SHARE_OF_RESTORES = 0.004
const SHARE_OF_UPDATES = 0.004
/** A restore takes away at most this many entries. */
const MOST_LOST = 5

interface Seen {
  epoch: LogEpoch
  /** How many of its entries a restore took away. */
  lost: number
}

/**
 * VR6, VR7, VR9: a device that looks at the log after each step, and somebody who computes every round in the log
 * again. The server is honest, so neither may find a fault, also after restores, updates and new keys.
 */
export function createLogWatcher(processes: Processes, seed: number) {
  const { db } = processes
  const seen: Seen[] = []
  const accidents = { keys: 0, restores: 0, updates: 0 }

  /** What the device finds: the log goes on, except for entries that a restore took away. */
  async function lookAgain({ epoch: { origin, key, checkpoint }, lost }: Seen): Promise<void> {
    const { text, signed } = await openNote(checkpoint, key)
    expect(signed).toBe('signed')
    const head = readCheckpoint(text)
    if (!head) throw new Error('the log has no head')
    const today = (await readEpochs(db, championshipId)).find((one) => one.origin === origin)
    const gone = today?.hasEnded ? Math.max(0, head.size - today.size) : 0
    expect(gone, `entries of ${origin} that are gone`).toBe(lost)
    if (gone > 0) return
    const told = await proveConsistency(db, { championshipId, origin, from: head.size })
    const now = readCheckpoint(told?.checkpoint ?? '')
    const goesOn = now && (await isConsistent(head, now, (told?.proof ?? []).map(fromBase64)))
    expect(goesOn, `the log of today continues ${head.size} entries of ${origin}`).toBe(true)
  }

  async function look(): Promise<void> {
    // Two processes do this every second.
    await Promise.all([growLog(db, championshipId), growLog(db, championshipId)])
    const epoch = (await readEpochs(db, championshipId)).at(-1)
    const last = seen.at(-1)
    if (last) await lookAgain(last)
    if (epoch && epoch.checkpoint !== last?.epoch.checkpoint) seen.push({ epoch, lost: 0 })
  }

  async function restore(rng: Rng): Promise<void> {
    const lost = 1 + rng.int(MOST_LOST)
    await restoreGame(processes, lost, look)
    const last = seen.at(-1)
    if (last) last.lost = lost
    accidents.restores++
    await look()
  }

  async function haveAccident(step: string): Promise<void> {
    const isHit = (kind: string, share: number) => rngFrom(kind, seed, step).next() < share
    if (isHit('new key', SHARE_OF_NEW_KEYS)) {
      await addLogKey(db)
      accidents.keys++
      await look()
    }
    // This version cannot restore a backup of the next one.
    if (accidents.updates === 0 && isHit('restore', SHARE_OF_RESTORES)) await restore(rngFrom('lost', seed, step))
    if (accidents.updates === 0 && isHit('update', SHARE_OF_UPDATES)) {
      await updateGame(processes)
      accidents.updates++
      await look()
    }
  }

  return {
    async look(step: string): Promise<void> {
      await look()
      await haveAccident(step)
    },
    async expectHonest() {
      let rounds = 0
      for (const one of seen) await lookAgain(one)
      for (const { id } of await loggedRounds(db, championshipId)) {
        const round = await selectRound(db, id)
        const file = round && (await readRoundFile(db, round))
        if (!file) throw new Error(`round ${id} has no file`)
        const { checks } = await checkRound(file)
        expect(checks.flatMap(({ wrong }) => wrong).join('\n'), `round ${id}`).toBe('')
        rounds++
      }
      return { heads: seen.length, rounds, ...accidents }
    },
  }
}
