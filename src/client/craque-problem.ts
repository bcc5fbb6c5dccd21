import type { Problem } from './client-types.ts'

/** What an iterator throws, because it cannot answer a value. */
export class CraqueProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail || problem.kind)
    this.name = 'CraqueProblem'
    this.problem = problem
  }
}
