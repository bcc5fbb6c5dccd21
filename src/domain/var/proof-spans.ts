import { splitBelow } from './merkle-tree.ts'

/** Leaves from `from` up to but not including `to`. */
export interface Span {
  from: number
  to: number
}

/** RFC 6962, 2.1.1: the spans whose hashes lead from one leaf to the root of a span that contains it. */
export function inclusionSpans(index: number, { from, to }: Span): Span[] {
  if (to - from < 2) return []
  const middle = from + splitBelow(to - from)
  return index < middle
    ? [...inclusionSpans(index, { from, to: middle }), { from: middle, to }]
    : [...inclusionSpans(index, { from: middle, to }), { from, to: middle }]
}

function subSpans(old: number, { from, to }: Span, isWhole: boolean): Span[] {
  if (old === to - from) return isWhole ? [] : [{ from, to }]
  const split = splitBelow(to - from)
  const middle = from + split
  return old <= split
    ? [...subSpans(old, { from, to: middle }, isWhole), { from: middle, to }]
    : [...subSpans(old - split, { from: middle, to }, false), { from, to: middle }]
}

/** RFC 6962, 2.1.2: the spans whose hashes prove that the first `size` leaves begin with the first `old` ones. */
export const consistencySpans = (old: number, size: number): Span[] =>
  old <= 0 || old >= size ? [] : subSpans(old, { from: 0, to: size }, true)

/** The complete subtree over `2 ** level` leaves that begins at leaf `index * 2 ** level`. */
export interface TreeNode {
  level: number
  index: number
}

/** A span as complete subtrees, the largest first. Spans of proofs always begin where such a subtree does. */
export function nodesOf({ from, to }: Span): TreeNode[] {
  const nodes: TreeNode[] = []
  let at = from
  while (at < to) {
    let [level, width] = [0, 1]
    while (width * 2 <= to - at) [level, width] = [level + 1, width * 2]
    nodes.push({ level, index: at / width })
    at += width
  }
  return nodes
}
