/**
 * The router lays what a reader answers over the raw search, so that a key left out would keep what anybody typed: every
 * key of the address is answered, those that mean nothing with nothing.
 */
export const knownSearch =
  <S extends object>(read: (raw: Record<string, unknown>) => S) =>
  (raw: Record<string, unknown>): S => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...read(raw),
  })
