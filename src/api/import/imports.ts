import type { ImportAnswer, ImportCheck, ImportHistory, TemplateFile, UndoAnswer } from '#contract/import.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { JoinSteps } from './join-routes.ts'
import type { NoteMade } from '#api/idempotency/make-once.ts'

export interface Upload {
  name: string
  bytes: Uint8Array
}

/** Into an existing championship, or a new one. */
export type ImportTarget = { into: string } | { name: string | undefined }

export interface ImportRequest {
  files: readonly Upload[]
  to: ImportTarget
  /** JN2: keys of clubs in these files, with the keys of the clubs that they mean. */
  pairs: ReadonlyMap<string, string>
}

export interface ImportAsker {
  managerId: number
  /** Runs in the transaction that makes the import. */
  note: NoteMade
}

export interface ImportPage {
  championshipId: ChampionshipId
  before: number | undefined
  limit: number
}

/** The three added refusals become a problem document instead of an answer. */
export type UndoTried = Omit<UndoAnswer, 'refusal'> & {
  refusal: UndoAnswer['refusal'] | 'not_newest' | 'undo_busy' | 'undo_slow'
}

/**
 * Jobs read and store the files; the server passes this in. `by` is the manager who imports or takes an import back.
 */
export interface Imports {
  preview: (asked: ImportRequest) => Promise<ImportAnswer>
  make: (asked: ImportRequest, by: ImportAsker) => Promise<ImportAnswer>
  /** The answer that an import got when it was made. */
  made: (importId: number) => Promise<ImportAnswer>
  /** Imports that nobody undid, newest first. With the id `before`, only those older than that import. */
  history: (page: ImportPage) => Promise<ImportHistory['items']>
  /** IM13, IM14, JN3: compares our points with those of the files, and lists the rounds that wait for a file. */
  check: (championshipId: ChampionshipId) => Promise<ImportCheck>
  /** IM7: what undoing the newest import would do. */
  previewUndo: (championshipId: ChampionshipId) => Promise<UndoTried>
  undo: (asked: { championshipId: ChampionshipId; importId: number }, by: number) => Promise<UndoTried>
  joins: JoinSteps
  template: (file: TemplateFile) => Promise<Uint8Array>
}
