import { startClock, stopClock } from '#db/clock/clock.ts'
import { isUntouched } from '#db/import/untouched.ts'
import { playThrough } from '#jobs/import/provider/play-through.ts'
import { createProviders } from '#jobs/providers.ts'
import { guestBots } from '#jobs/world/guest-bots.ts'
import { UsageError, wholeNumber } from './arguments.ts'
import { championshipNamed } from './championship-commands.ts'
import type { Command } from './command.ts'

const HOUR_MS = 3_600_000
const MOST_MANAGERS = 20_000

export const championshipPlay: Command = {
  usage: 'championship play SLUG --managers N',
  about: 'replays a past season round by round, on its own clock, with N bots that choose squads',
  run: async ({ db }, [slug], flags) => {
    const { id, modality } = await championshipNamed(db, slug)
    const count = wholeNumber(flags.managers, '--managers')
    if (count < 1 || count > MOST_MANAGERS) throw new UsageError(`--managers must be 1 to ${MOST_MANAGERS}`)
    if (modality !== 'campo') throw new UsageError('bots only know how to choose eleven')
    if (!(await isUntouched(db, id)))
      throw new UsageError('something was played in this championship, or people have squads in it: import it anew')
    const provider = await createProviders(db).of({ championshipId: id })
    if (!provider) throw new UsageError('nothing supplies its matches')
    const startedMs = performance.now()
    let bots: Awaited<ReturnType<typeof guestBots>> | undefined
    try {
      const settled = await playThrough(db, provider, {
        beforeLock: async ({ number, deadlineAt }) => {
          if (deadlineAt.getTime() > Date.now()) return stopClock(db, id)
          await startClock(db, id, { at: new Date(deadlineAt.getTime() - HOUR_MS) })
          bots ??= await guestBots(db, id, count)
          await bots.choose(number)
          return startClock(db, id, { at: deadlineAt })
        },
        beforeMatches: ({ endsAt }) => startClock(db, id, { at: endsAt }),
        afterRounds: () => stopClock(db, id),
      })
      const seconds = Math.round((performance.now() - startedMs) / 1000)
      return {
        text: `${settled} rounds were played by ${count} managers in ${seconds} s`,
        json: { slug, settled, managers: count, seconds },
      }
    } finally {
      await stopClock(db, id)
    }
  },
}
