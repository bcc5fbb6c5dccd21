import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    figures?: string[]
  }
}

/** What a test has measured: `npm run harden` shows it beside its row. */
export function note({ task }: Pick<TestContext, 'task'>, figure: string): void {
  task.meta.figures = [...(task.meta.figures ?? []), figure]
}
