import type { ClubId, MatchId } from '#domain/ids.ts'
import {
  ask,
  plays,
  resolveMatch,
  saidPickOf,
  type AskKind,
  type MessageAsk,
  type MessageContext,
  type ReadMessage,
  type SaidPick,
} from './message-match.ts'
import type { MessageQuestion } from './message-question.ts'
import type { Statement } from './read-statement.ts'

const sameSaid = (one: SaidPick, other: SaidPick) =>
  JSON.stringify([one.outcome, one.pick]) === JSON.stringify([other.outcome, other.pick])

/**
 * What the parts of a message have said so far. The person is asked about a match with two different picks, unless the
 * second corrects the first.
 */
export function createCollection(context: MessageContext) {
  const picks = new Map<MatchId, SaidPick>()
  const asks: MessageAsk[] = []
  const alone: { ask: MessageAsk; wasPicked: boolean }[] = []
  const tainted = new Set<MatchId>()
  let newest: SaidPick | undefined
  const isNamed = (clubIds: readonly ClubId[]) => [...picks.values()].some(({ firstId }) => clubIds.includes(firstId))
  const isPicked = (clubIds: readonly ClubId[]) =>
    context.matches.some((match) => picks.has(match.id) && plays(match, clubIds))
  const collection = {
    ask: (kind: AskKind, clubIds: readonly ClubId[] = []) => void asks.push(ask(kind, clubIds)),
    /** "Dale Nense, Fluzão vence": a club without a result is no doubt if a pick after it is of its match. */
    askUnlessPicked: (clubIds: readonly ClubId[]) =>
      void alone.push({ ask: ask('unclear', clubIds), wasPicked: isPicked(clubIds) }),
    hasPicks: () => picks.size > 0,
    isNewestOf(clubIds: readonly ClubId[]): boolean {
      const match = context.matches.find(({ id }) => id === newest?.matchId)
      return match !== undefined && plays(match, clubIds)
    },
    /** "…, tô na vibe do 2x2": the score of the newest pick, said once more. */
    repeatsScore({ first, second }: { first: number; second: number }): boolean {
      const pick = newest && picks.get(newest.matchId)?.pick
      return (
        pick?.kind === 'score' &&
        ((pick.score.home === first && pick.score.away === second) ||
          (pick.score.home === second && pick.score.away === first))
      )
    },
    /** "…, tudo empate": the draw of the newest pick, said once more. */
    repeatsDraw: (): boolean => newest !== undefined && picks.get(newest.matchId)?.outcome === 'draw',
    /** Removes the newest pick, which is in doubt now. Returns its club. */
    doubtNewest(): ClubId[] {
      if (!newest) return []
      picks.delete(newest.matchId)
      tainted.add(newest.matchId)
      return [newest.firstId]
    },
    /** "Fla 2x1, mengão!": clubs of the newest pick, said once more without a result, change nothing. */
    repeatsNewest(clubs: readonly (readonly ClubId[])[]): boolean {
      if (!newest || tainted.has(newest.matchId)) return false
      const { firstId, matchId } = newest
      const match = context.matches.find(({ id }) => id === matchId)
      if (!match || clubs.length === 0) return false
      if (clubs.length === 1) return clubs[0]?.includes(firstId) ?? false
      return clubs.every((ids) => plays(match, ids))
    },
    add(statement: Statement, isFix: boolean) {
      const found = resolveMatch(statement, context)
      if ('kind' in found) return void asks.push(found)
      const said = saidPickOf(statement.says, found)
      if ('kind' in said) return void asks.push(said)
      return collection.take(said, isFix)
    },
    take(said: SaidPick, isFix = false): void {
      const before = picks.get(said.matchId)
      const isNew = before === undefined && !tainted.has(said.matchId)
      newest = said
      // "Inter 0x2 Grêmio, o Imortal vence": the outcome of the score, said once more.
      if (!isFix && before?.pick && said.pick === null && before.outcome === said.outcome) return
      // "Fla ganha, 2x1" says more of the same; "Fla 2x1, Fla 1x1" does not.
      const isSame =
        before !== undefined && (sameSaid(before, said) || (before.pick === null && before.outcome === said.outcome))
      if (isNew || isFix || isSame) {
        tainted.delete(said.matchId)
        return void picks.set(said.matchId, said)
      }
      collection.doubtNewest()
      return void asks.push(ask('contradiction', [said.firstId]))
    },
    /** PM4: a score alone corrects the newest pick, or that of the message before. Returns whether it did. */
    fix(says: Statement['says']): boolean {
      const about = newest ?? context.last
      const match = context.matches.find(({ id }) => id === about?.matchId)
      if (!about || !match) return false
      const said = saidPickOf(says, { match, firstId: about.firstId })
      if ('kind' in said) return false
      picks.set(said.matchId, said)
      newest = said
      return true
    },
    result: (question: MessageQuestion | null): ReadMessage => ({
      picks: [...picks.values()],
      asks: [
        ...asks,
        ...alone
          .filter(({ ask: { clubIds }, wasPicked }) => (wasPicked ? !isNamed(clubIds) : !isPicked(clubIds)))
          .map(({ ask: one }) => one),
      ],
      question,
    }),
  }
  return collection
}

export type Collection = ReturnType<typeof createCollection>
