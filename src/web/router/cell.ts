/** A value outside of React. A changing context would make React render parts that are not hydrated yet. */
export class Cell<Value> {
  readonly first: Value
  latest: Value
  readonly #listeners = new Set<() => void>()

  constructor(first: Value) {
    this.first = first
    this.latest = first
  }

  set(next: Value): void {
    this.latest = next
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
