type Places = readonly [managerId: number, before: number | null, after: number]

/** Of a manager's squads, the one with the best place after the round counts, with its places before and after. */
function bestOf(places: readonly Places[], managerId: number): Places | undefined {
  return places.filter(([id]) => id === managerId).toSorted((a, b) => a[2] - b[2])[0]
}

/** TK7: who passed a manager in a round, and whom the manager passed. Equals are neither in front nor behind. */
export function placesMoved(
  places: readonly Places[],
  managerId: number | undefined,
): { passedMe: number[]; iPassed: number[] } {
  const mine = managerId === undefined ? undefined : bestOf(places, managerId)
  if (!mine || mine[1] === null) return { passedMe: [], iPassed: [] }
  const [, myBefore, myAfter] = mine
  const others = [...new Set(places.map(([id]) => id))]
    .filter((id) => id !== managerId)
    .map((id) => bestOf(places, id))
    .filter((place) => place !== undefined)
  const idsWhere = (isSo: (before: number, after: number) => boolean) =>
    others.flatMap(([id, before, after]) => (before !== null && isSo(before, after) ? [id] : []))
  return {
    passedMe: idsWhere((before, after) => before > myBefore && after < myAfter),
    iPassed: idsWhere((before, after) => before < myBefore && after > myAfter),
  }
}
