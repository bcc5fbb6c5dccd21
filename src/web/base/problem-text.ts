import type { ShellCopy } from '#web/copy/pt-BR/shell.ts'
import { ApiProblem } from './api-client.ts'
import { useCopy } from './app-context.ts'

/** The server's message, or ours if there is none. A kind such as "unreadable" is not a message for people. */
export function problemText(error: unknown, words: ShellCopy['problem']): string {
  if (!(error instanceof ApiProblem) || error.kind === 'unreadable') return words.unreadable
  return error.kind === 'network' ? words.network : error.message
}

export function useProblemText(): (error: unknown) => string {
  const { problem } = useCopy().shell
  return (error) => problemText(error, problem)
}
