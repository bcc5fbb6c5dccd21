export type DuelResult = 'first' | 'second' | 'tie'

/** DU3: the higher lineup wins; equal lineups tie and nobody gets a vitória. */
export function duelResult(firstTenths: number, secondTenths: number): DuelResult {
  if (firstTenths === secondTenths) return 'tie'
  return firstTenths > secondTenths ? 'first' : 'second'
}
