import type { Problem } from './client-types.ts'

/** What `pages` and `stream` throw: an iterator cannot return a problem as a value. */
export class CraqueProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail || problem.kind)
    this.name = 'CraqueProblem'
    this.problem = problem
  }
}
