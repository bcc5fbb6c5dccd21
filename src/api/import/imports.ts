import type { ImportAnswer, ImportHistory, TemplateFile, UndoAnswer } from '#contract/import.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { JoinSteps } from './join-routes.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'

export interface Upload {
  name: string
  bytes: Uint8Array
}

/** Into a championship that is there, or a new one. */
export type ImportTarget = { into: string } | { name: string | undefined }

export interface ImportRequest {
  files: readonly Upload[]
  to: ImportTarget
  /** JN2: keys of clubs in these files, with those of the clubs they mean. */
  pairs: ReadonlyMap<string, string>
}

export interface ImportAsker {
  managerId: number
  /** In the transaction that makes it. */
  note: NoteMade
}

/** What is over in a moment is no answer but a problem. */
export type UndoTried = Omit<UndoAnswer, 'refusal'> & {
  refusal: UndoAnswer['refusal'] | 'not_newest' | 'undo_busy' | 'undo_slow'
}

/** Reading and storing belong to the jobs; the server hands them in. `by` is the manager who asks. */
export interface Imports {
  preview: (asked: ImportRequest) => Promise<ImportAnswer>
  make: (asked: ImportRequest, by: ImportAsker) => Promise<ImportAnswer>
  /** What an import was told when it was made. */
  made: (importId: number) => Promise<ImportAnswer>
  /** Those that stand, newest first, and how our points stand beside those of the files. */
  history: (championshipId: ChampionshipId) => Promise<ImportHistory>
  /** IM7: what taking the newest back would do. */
  previewUndo: (championshipId: ChampionshipId) => Promise<UndoTried>
  undo: (asked: { championshipId: ChampionshipId; importId: number }, by: number) => Promise<UndoTried>
  joins: JoinSteps
  template: (file: TemplateFile) => Promise<Uint8Array>
}
