import type { WhatIf } from '#contract/what-if.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

/** The points of an alternative team next to the real ones. */
export function whatIfCard({ actual, result }: WhatIf, { copy, words, format }: Pencil): Card {
  return {
    brand: copy.shell.brand,
    kicker: '',
    title: words.whatIf,
    lead: words.whatIfLead(format.pointTenths(actual.pointTenths)),
    body: {
      kind: 'figures',
      shirt: null,
      figures: result
        ? [
            { value: format.pointTenths(result.pointTenths), label: words.withThisTeam },
            { value: words.place(result.rank), label: words.placeOf(result.of) },
          ]
        : [],
    },
  }
}
