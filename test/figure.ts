import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    figures?: string[]
  }
}

/** Records a figure that a test has measured. `npm run harden` shows it in the test's row. */
export function note({ task }: Pick<TestContext, 'task'>, figure: string): void {
  task.meta.figures = [...(task.meta.figures ?? []), figure]
}
