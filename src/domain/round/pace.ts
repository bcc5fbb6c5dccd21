/** Any faster, and a round would be over before anybody could follow it. */
export const FASTEST_PACE = 10_000

/** How many seconds of the game pass in one real second. Time never stands still and never runs backwards. */
export const isPace = (pace: number): boolean => Number.isFinite(pace) && pace > 0 && pace <= FASTEST_PACE
