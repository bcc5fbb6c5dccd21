import type { Check } from './check-tree.ts'
import type { Entry, LockContent, RoundFile, ScoresContent } from './round-file.ts'

/** Text with the same order of keys for equal content. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** RL5, IM7: what may change the points of a settled round. */
const isReason = ({ kind, content }: Entry) =>
  kind === 'correction' || (kind === 'match' && (content as { withdrawn?: true }).withdrawn === true)

/** A settlement that changes points follows a correction, or a result that was taken back. */
function wrongSettlements(scores: readonly Entry[], entries: readonly Entry[]): string[] {
  return scores.flatMap((entry, at) => {
    const before = scores[at - 1]
    if (!before) return []
    const isSame = (before.content as ScoresContent).scores.root === (entry.content as ScoresContent).scores.root
    const isCorrected = entries.some(
      (one) => isReason(one) && one.position > before.position && one.position < entry.position,
    )
    return isSame || isCorrected
      ? []
      : [`registro ${entry.position}: apura a rodada com outros pontos, e nenhuma correção diz por quê`]
  })
}

/** SC12, SC13: a locked round keeps its rules, and no rules ever change under one name. */
function wrongRules(scores: readonly Entry[], lock: Entry): string[] {
  const { rules } = lock.content as LockContent
  if (!rules?.weights) return []
  return scores.flatMap(({ position, content }) => {
    const used = (content as ScoresContent).rules[rules.name]
    return used === undefined || sortedText(used) === sortedText(rules.weights)
      ? []
      : [`registro ${position}: apura com outros pesos que os do fechamento (registro ${lock.position})`]
  })
}

/** RL2, RL5: a round is locked once, and settled again only with a reason and by the same rules. */
export function checkRepeats({ round }: RoundFile, entries: readonly Entry[], lock: Entry): Check {
  const both = entries.filter(({ kind }) => kind === 'lock' || kind === 'scores')
  const isOwn = ({ content }: Entry) => (content as { round: number }).round === round.id
  const scores = both.filter((entry) => entry.kind === 'scores' && isOwn(entry))
  const wrong = both.flatMap((entry) => {
    if (!isOwn(entry)) return [`registro ${entry.position}: é de outra rodada`]
    return entry.kind === 'lock' && entry !== lock
      ? [`registro ${entry.position}: fecha de novo a rodada que o registro ${lock.position} fechou`]
      : []
  })
  return {
    name: 'Um fechamento, e apurações com motivo',
    compared: both.length,
    wrong: [...wrong, ...wrongSettlements(scores, entries), ...wrongRules(scores, lock)],
  }
}
