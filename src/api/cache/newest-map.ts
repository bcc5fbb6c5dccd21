/** A map that keeps only the newest entries: requests of strangers must not fill the memory. */
export class NewestMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number

  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    const oldest = this.keys().next()
    if (this.size > this.#most && !oldest.done) this.delete(oldest.value)
    return this
  }
}
