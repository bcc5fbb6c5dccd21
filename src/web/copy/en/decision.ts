import { formatIn } from '#web/copy/format/format.ts'
import type { DecisionCopy } from '#web/copy/pt-BR/decision.ts'

const format = formatIn('en')

export const decision: DecisionCopy = {
  title: (home, away) => `${home} × ${away}: decide`,
  cancel: 'Cancel',
  what: 'Decision',
  kinds: { postponed: 'Postpone', moved: 'New date', abandoned: 'Abandoned', awarded: 'Walk-over', resumed: 'Resume' },
  follows: {
    postponed:
      'The match leaves the round and has no date: its players do not count there, and reserves come in. Picks stay open.',
    moved:
      'If it begins before the deadline of the round or after that of the next one, it leaves the round. Picks stay open until the new kick-off.',
    abandoned:
      'The round waits for it while it may be resumed there, at the latest until the next deadline; then it is settled without it. Unless it is resumed it counts for nobody: no points, no picks, no table.',
    awarded: 'The score counts in the table. The match leaves the round, nobody scores and picks are void.',
    resumed:
      'The match goes on from the minute in which it stopped: score, events and picks stand. It is back in its round if that is not settled and the date lies in it; otherwise it counts in the table and for picks.',
  },
  officialOnly: 'Only the table changes. Points of players and picks stay as the match ended on the pitch.',
  startsAt: "New kick-off, in this device's time",
  submit: 'Decide and tell everybody',
  done: 'Decided. Those concerned were told.',
  goalsOf: (club) => `Score: ${club}`,
  numberInvalid: 'Enter a whole number, from 0 to 999.',
  reason: 'Reason',
  reasonHint: 'Everybody reads this on the page of the match.',
  minute: 'Stopped in minute',
  minuteHint: 'The match goes on from here if it is resumed.',
  whenResumed: 'When it goes on',
  now: 'Now',
  later: 'At another time',
  resumesAt: "It goes on at, in this device's time",
  needsOperator: 'This championship counts on the board of the server: an operator confirms before it holds.',
  propose: 'Propose to the operator',
  proposed: 'Proposed. It holds once an operator confirms.',
  organiser: {
    title: 'For organisers',
    desk: 'Open the match desk',
    decide: 'Postpone, move, award or stop',
    decideOver: 'Change the official result',
    decideStopped: 'Resume, new date or walk-over',
    held: (count) =>
      format.plural(count, {
        one: '# entry from after the end waits for you at the desk.',
        other: '# entries from after the end wait for you at the desk.',
      }),
    helperDesk: 'You have a link to report this match.',
    proposal: {
      waiting: (what) => `${what}: proposed, an operator has not confirmed it yet.`,
      confirmed: (what) => `${what}: an operator confirmed it.`,
      refused: (what) => `${what}: an operator refused it.`,
      replaced: (what) => `${what}: replaced by another proposal.`,
    },
  },
}
