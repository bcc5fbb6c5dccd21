import { playThrough } from '#jobs/import/provider/play-through.ts'
import { isVerified, MATCH_NOT_OVER, verifyChampionship } from '#jobs/import/verify-championship.ts'
import { createProviders } from '#jobs/providers.ts'
import { championshipNamed } from './championship-commands.ts'
import type { Command } from './command.ts'
import { waitingText, withoutFileText } from './waiting-text.ts'

const SHOWN_MISMATCHES = 10

export const championshipVerify: Command = {
  usage: 'championship verify SLUG',
  about: 'plays what is due in a championship, and compares its points and table with those of its files',
  run: async ({ db }, [slug]) => {
    const championship = await championshipNamed(db, slug)
    const provider = await createProviders(db).of({ championshipId: championship.id })
    if (provider) await playThrough(db, provider)
    const result = await verifyChampionship(db, championship.id)
    const { published, reproduced, mismatches, tableEqual, damaged, notBroughtIn, waiting, withoutFile } = result
    const lines = [
      `${reproduced} of ${published} published points are reproduced`,
      ...mismatches.slice(0, SHOWN_MISMATCHES).map((mismatch) => `  ${JSON.stringify(mismatch)}`),
      `${notBroughtIn.reduce((sum, { rows }) => sum + rows, 0)} published rows are not brought in`,
      ...notBroughtIn
        .slice(0, SHOWN_MISMATCHES)
        .map(({ round, club, rows }) => `  ${rows} of ${club || 'no club'} in round ${round}: it has no match there`),
      ...Object.entries(damaged).map(([why, count]) =>
        why === MATCH_NOT_OVER
          ? `  ${count} published points wait for the results of their matches`
          : `  ${count} rows damaged in the source: ${why}`,
      ),
      ...waiting.map(waitingText),
      ...withoutFileText(withoutFile),
      `the table ${tableEqual ? 'is' : 'is not'} that of the files`,
    ]
    return { text: lines.join('\n'), json: result, failed: !isVerified(result) }
  },
}
