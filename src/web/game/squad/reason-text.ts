import type { AddError } from '#domain/squad/apply-moves.ts'
import type { FantasyCopy } from '#web/copy/pt-BR/fantasy.ts'

export function reasonText(reason: AddError, words: FantasyCopy['reasons']): string {
  if (reason.kind === 'squad_full') return words.squad_full(reason.size)
  if (reason.kind === 'over_budget') return words.over_budget(reason.by)
  return words.already_in_squad
}
