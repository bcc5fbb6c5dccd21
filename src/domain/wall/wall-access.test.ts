import { describe, expect, test } from 'vitest'
import { deletesAs, mayRead, whyNotWrite, type WallFacts, type WallStanding } from './wall-access.ts'

const nobody: WallStanding = {
  isKnown: false,
  hasSaved: false,
  isMember: false,
  isOwner: false,
  isOperator: false,
  isMuted: false,
}
const roles = {
  stranger: nobody,
  'guest without anything': { ...nobody, isKnown: true },
  'guest with a pick': { ...nobody, isKnown: true, hasSaved: true },
  member: { ...nobody, isKnown: true, hasSaved: true, isMember: true },
  'muted member': { ...nobody, isKnown: true, hasSaved: true, isMember: true, isMuted: true },
  'owner without a squad': { ...nobody, isKnown: true, hasSaved: true, isOwner: true },
  operator: { ...nobody, isKnown: true, hasSaved: true, isOperator: true },
} satisfies Record<string, WallStanding>
type Role = keyof typeof roles

const match: WallFacts = { kind: 'match', isPrivate: false, isOff: false }
const open: WallFacts = { kind: 'league', isPrivate: false, isOff: false }
const closed: WallFacts = { kind: 'league', isPrivate: true, isOff: false }

const table: [Role, closedRead: boolean, write: string, writeMatch: string, deletesOthers: string, onMatch: string][] =
  [
    ['stranger', false, 'sign_in_needed', 'sign_in_needed', 'no', 'no'],
    ['guest without anything', false, 'members_only', 'save_first', 'no', 'no'],
    ['guest with a pick', false, 'members_only', 'yes', 'no', 'no'],
    ['member', true, 'yes', 'yes', 'no', 'no'],
    ['muted member', true, 'muted', 'muted', 'no', 'no'],
    ['owner without a squad', true, 'yes', 'yes', 'owner', 'no'],
    ['operator', false, 'members_only', 'yes', 'operator', 'operator'],
  ]

describe('rights on walls', () => {
  test.each(table)('TK2 TK3 TK6 %s', (role, closedRead, write, writeMatch, deletesOthers, onMatch) => {
    const who = roles[role]
    expect([mayRead(match, who), mayRead(open, who), mayRead(closed, who)]).toEqual([true, true, closedRead])
    expect([whyNotWrite(open, who) ?? 'yes', whyNotWrite(match, who) ?? 'yes']).toEqual([write, writeMatch])
    expect([deletesAs(open, who, false) ?? 'no', deletesAs(match, who, false) ?? 'no']).toEqual([
      deletesOthers,
      onMatch,
    ])
    expect(deletesAs(open, who, true)).toBe('author')
    expect(whyNotWrite({ ...open, isOff: true }, who)).toBe('wall_off')
  })
})
