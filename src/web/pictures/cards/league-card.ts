import type { LeaguePageView, TieView } from '#contract/league.ts'
import type { Card, CardRow } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

const shownRows = 5
/** The most letters of a name, because two names in one row must both fit. */
const LONGEST = 15
const short = (name: string) => {
  const letters = Array.from(name)
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : name
}

function tieRow({ a, b }: TieView, { words, format }: Pencil): CardRow {
  const points = [a, b].map((side) => {
    const tenths = side?.pointTenths ?? null
    return tenths === null ? '–' : format.pointTenths(tenths)
  })
  return { place: '', name: words.versus(short(a?.name ?? '–'), short(b?.name ?? '–')), value: points.join(' × ') }
}

/** Up to five rows: the leaders of a table, or ties of a bracket's newest stage. */
function rowsOf({ ties, standings, pool }: LeaguePageView, pencil: Pencil): CardRow[] {
  if (pool)
    return pool.table.items.slice(0, shownRows).map(({ rank, managerName, points }) => ({
      place: rank === null ? '' : pencil.words.place(rank),
      name: managerName,
      value: pencil.format.number(points),
    }))
  const newest = Math.max(...ties.map(({ stage }) => stage))
  if (ties.length > 0)
    return ties
      .filter(({ stage }) => stage === newest)
      .slice(0, shownRows)
      .map((tie) => tieRow(tie, pencil))
  return standings.items.slice(0, shownRows).map(({ rank, squadName, pointTenths }) => ({
    place: rank === null ? '' : pencil.words.place(rank),
    name: squadName,
    value: pencil.format.pointTenths(pointTenths),
  }))
}

export function leagueCard(page: LeaguePageView, pencil: Pencil): Card {
  const { copy, words } = pencil
  const { name, owner, participants, isClosed } = page.league
  return {
    brand: copy.shell.brand,
    kicker: owner ? words.owner(owner.name) : '',
    title: name,
    lead: isClosed ? words.participants(participants) : `${words.participants(participants)} · ${words.join}`,
    body: { kind: 'table', rows: rowsOf(page, pencil) },
  }
}

/** The same card for a private league and for one that does not exist, so that a preview reveals nothing. */
export const hiddenLeagueCard = ({ copy, words }: Pencil): Card => ({
  brand: copy.shell.brand,
  kicker: '',
  title: words.privateLeague,
  lead: words.privateLead,
  body: { kind: 'words' },
})

/** A person with the invitation sees who invites them, and nothing else about the league. */
export const invitedCard = ({ league: { owner } }: LeaguePageView, pencil: Pencil): Card => {
  const hidden = hiddenLeagueCard(pencil)
  const { words } = pencil
  return owner
    ? { ...hidden, kicker: words.privateLeague, title: words.invited(owner.name), lead: words.invitedLead }
    : hidden
}
