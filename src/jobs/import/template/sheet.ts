import type { Problem, ProblemCode } from '#domain/import/problem.ts'
import type { SheetName } from './template-columns.ts'

/** One sheet of a workbook or one CSV. */
export interface Sheet {
  file: string
  sheet: SheetName
  header: readonly string[]
  rows: readonly { line: number; cells: readonly string[] }[]
}

export type Cell = (column: string) => string
/** Reports a problem. It returns undefined, so that a reader can return its result. */
export type Tell = (code: ProblemCode, values: Problem['values']) => undefined
