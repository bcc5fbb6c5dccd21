const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The new value, with every part that did not change as the object it was: what is drawn with it need not be drawn again. */
export function keepSame<Value>(before: unknown, now: Value): Value {
  if (before === now) return now
  if (Array.isArray(before) && Array.isArray(now)) {
    const same = now.map((value, index) => keepSame<unknown>(before[index], value))
    return (same.length === before.length && same.every((value, index) => value === before[index])
      ? before
      : same) as unknown as Value
  }
  if (!isPlain(before) || !isPlain(now)) return now
  const names = Object.keys(now)
  const same = Object.fromEntries(names.map((name) => [name, keepSame<unknown>(before[name], now[name])]))
  const isSame =
    names.length === Object.keys(before).length && names.every((name) => name in before && same[name] === before[name])
  return (isSame ? before : same) as Value
}
