import * as z from 'zod'
import { MAX_PICKS_AT_ONCE, type CheckedPicks, type PickMatch, type PickView, type SavedPicks } from '#contract/pick.ts'
import { MAX_PICKED_GOALS } from '#domain/pick/validate-pick.ts'
import type { Api } from './ask-api.ts'
import { openMatchesInput, pickedMatch, readOpenMatches } from './match-tools.ts'
import { championship, defineTool, moment } from './tool.ts'

const goals = z.number().int().min(0).max(MAX_PICKED_GOALS)
const side = z.enum(['home', 'away'])

const palpites = z
  .array(
    z.strictObject({
      matchId: z.number().int().positive(),
      score: z.strictObject({ home: goals, away: goals }).optional().describe('Only in football'),
      goesOn: side
        .optional()
        .describe('The side that goes through, if the match decides this (`decidesTie`) and the score leaves it open'),
      winner: side.optional().describe('Only in other sports'),
    }),
  )
  .min(1)
  .max(MAX_PICKS_AT_ONCE)

type Palpite = z.output<typeof palpites>[number]

function pickOf({ score, goesOn, winner }: Palpite): PickView | null {
  if (score) return { kind: 'score', score, ...(goesOn && { goesOn }) }
  return winner ? { kind: 'winner', winner } : null
}

const body = (given: readonly Palpite[]) => ({
  picks: given.map((one) => ({ matchId: one.matchId, pick: pickOf(one) })),
})

const unclear = (given: readonly Palpite[]) =>
  given.filter(({ score, winner }) => (score === undefined) === (winner === undefined)).map(({ matchId }) => matchId)

const UNCLEAR = { kind: 'unclear', detail: 'Give each match either a score or a winner.' }

/** MC2: the same rules as a save, and nothing is stored. */
async function check(api: Api, given: readonly Palpite[], slug: string | undefined) {
  const { results } = await api.send<CheckedPicks>('POST', '/api/picks/checks', body(given), { championship: slug })
  return {
    isLegal: results.every(({ refused }) => refused === null),
    matches: results.map(({ matchId, refused, detail }) => ({
      matchId,
      isLegal: refused === null,
      ...(refused !== null && { why: { kind: refused, detail } }),
    })),
  }
}

const palpiteFrom = ({ match, model }: PickMatch): Palpite[] => {
  if (!model) return []
  const { kind: _kind, ...said } = model
  return [{ matchId: match.id, ...said }]
}

export const proposePalpites = defineTool({
  name: 'propose_palpites',
  title: 'Propose palpites',
  about:
    'Proposes the palpite of the model, the most likely score or winner, for matches that are open for palpites, in order of kick-off. ' +
    'Without `day`: the next eight days, or up to the next day with a match. Saves nothing: pass `palpites` of the answer to ' +
    'save_palpites. `matches` says what I have picked so far; matches without a forecast get no proposal.',
  example: { sport: 'futebol', limit: 10 },
  kind: 'check',
  input: openMatchesInput,
  run: async ({ limit, ...wanted }, api) => {
    const { matches } = await readOpenMatches(api, wanted)
    const asked = matches.slice(0, limit)
    const proposed = asked.flatMap(palpiteFrom)
    if (proposed.length === 0)
      return { proposed: false, why: { kind: asked.length === 0 ? 'no_open_match' : 'no_forecast' } }
    return {
      proposed: true,
      palpites: proposed,
      check: await check(api, proposed, wanted.championship),
      matches: asked.map(pickedMatch),
      total: matches.length,
    }
  },
})

export const checkPalpites = defineTool({
  name: 'check_palpites',
  title: 'Dry run of palpites',
  about: 'Checks, match by match, whether palpites could be saved, and if not, why. Saves nothing.',
  example: { palpites: [{ matchId: 1, score: { home: 2, away: 1 } }] },
  kind: 'check',
  input: { championship, palpites },
  run: async ({ championship: slug, palpites: given }, api) => {
    const wrong = unclear(given)
    if (wrong.length > 0) return { isLegal: false, why: { ...UNCLEAR, matches: wrong } }
    return check(api, given, slug)
  },
})

export const savePalpites = defineTool({
  name: 'save_palpites',
  title: 'Save palpites',
  about:
    'Saves one or many palpites of mine. Until kick-off, a new palpite replaces the earlier one. The answer says for each match ' +
    'whether it was saved. Ask the person before you save.',
  example: { palpites: [{ matchId: 1, score: { home: 2, away: 1 } }] },
  kind: 'write',
  input: { championship, palpites },
  run: async ({ championship: slug, palpites: given }, api) => {
    const wrong = unclear(given)
    if (wrong.length > 0) return { saved: 0, why: { ...UNCLEAR, matches: wrong } }
    const { results } = await api.send<SavedPicks>('PUT', '/api/picks', body(given), { championship: slug })
    return {
      saved: results.filter((one) => 'savedAtMs' in one).length,
      matches: results.map((one) =>
        'savedAtMs' in one
          ? { matchId: one.matchId, savedAt: moment(one.savedAtMs) }
          : { matchId: one.matchId, why: { kind: one.refused, detail: one.detail } },
      ),
    }
  },
})
