import { readdirSync, readFileSync } from 'node:fs'

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process has just ended.
    return ''
  }
}

/** A process and all its descendants. */
function treeOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/^PPid:\s+(\d+)/m.exec(read(Number(name), 'status'))?.[1] ?? 0)] as const)
  const below = (pid: number): number[] =>
    parents.filter(([, parent]) => parent === pid).flatMap(([own]) => [own, ...below(own)])
  return [root, ...below(root)]
}

/** The memory of all these processes. Shared pages count once. */
export const treeMb = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0), 0) / 1024
