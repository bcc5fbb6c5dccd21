import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookChangeView, BookView } from '#contract/book.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { apiReader, callApi, type FetchApi } from '#web/base/api-client.ts'
import { useApp } from '#web/base/app-context.ts'
import { newEntryId } from '#web/base/outbox/outbox-entry.ts'
import { useProblemText } from '#web/base/problem-text.ts'

export type Change = BookChangeView

const bookQuery = (fetchApi: FetchApi, slug: string) =>
  queryOptions({
    queryKey: ['championships', 'book', slug],
    queryFn: apiReader(fetchApi, 'GET /api/championships/{slug}/book', { slug }),
  })

const LISTS = { club: 'clubs', player: 'players', round: 'rounds', match: 'matches' } as const

/** The changes that undo these changes, given the data before and after them. */
function inverseOf(changes: readonly Change[], before: BookView, after: BookView): Change[] {
  return changes
    .flatMap((change): Change[] => {
      if (change.kind === 'remove') {
        const gone = changeOf(before, change.what, change.id)
        return gone ? [{ ...gone, id: undefined, key: newEntryId() }] : []
      }
      const was = change.id === undefined ? undefined : changeOf(before, change.kind, change.id)
      if (was) return [was]
      const known = new Set(before[LISTS[change.kind]].map(({ id }) => id))
      const made = after[LISTS[change.kind]].filter(({ id }) => !known.has(id))
      return made.map(({ id }) => ({ kind: 'remove', what: change.kind as 'club', id }))
    })
    .filter((one, index, all) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index)
    .toReversed()
}

/** The change that would write this row as it is. */
function changeOf(
  book: BookView,
  kind: keyof typeof LISTS,
  id: number,
): Exclude<Change, { kind: 'remove' }> | undefined {
  if (kind === 'club') {
    const row = book.clubs.find((one) => one.id === id)
    return row && { kind, id, name: row.name, city: row.city }
  }
  if (kind === 'player') {
    const row = book.players.find((one) => one.id === id)
    return row && { kind, ...row }
  }
  if (kind === 'round') {
    const row = book.rounds.find((one) => one.id === id)
    return row && { kind, id, number: row.number, deadlineMs: row.deadlineMs }
  }
  const row = book.matches.find((one) => one.id === id)
  if (!row || row.roundId === null) return undefined
  const { roundId, homeId, awayId, startsAtMs } = row
  return { kind, id, roundId, homeId, awayId, startsAtMs }
}

export interface Book {
  book: BookView
  isBusy: boolean
  /** Why the last change failed. It disappears with the next change. */
  problem: string | undefined
  undo: (() => void) | undefined
  /** Resolves to whether the server accepted the change. */
  change: (...changes: Change[]) => Promise<boolean>
}

/**
 * The clubs, players, rounds and matches of the championship, and how to change them. The last change can be undone
 * until another one fails.
 */
export function useBook(slug: string) {
  const { fetchApi } = useApp()
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const options = bookQuery(fetchApi, slug)
  const query = useQuery(options)
  const [inverse, setInverse] = useState<Change[]>([])
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (changes: Change[]) =>
      callApi(fetchApi, 'POST /api/championships/{slug}/book', {
        slug,
        body: { changes },
        headers: { [idempotencyHeader]: newEntryId() },
      }),
  })
  const { data: book } = query
  if (!book) return { query, writing: undefined }

  const change = async (...changes: Change[]): Promise<boolean> => {
    const before = queryClient.getQueryData(options.queryKey) ?? book
    try {
      await mutateAsync(changes)
      await queryClient.invalidateQueries({ queryKey: ['championships'] })
      const after = queryClient.getQueryData(options.queryKey) ?? before
      setInverse(inverseOf(changes, before, after))
      return true
    } catch {
      setInverse([])
      return false
    }
  }
  const writing: Book = {
    book,
    isBusy: isPending,
    problem: error ? problemText(error) : undefined,
    undo: inverse.length > 0 ? () => void change(...inverse) : undefined,
    change,
  }
  return { query, writing }
}
