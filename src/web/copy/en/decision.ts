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
      'If it begins before the round’s deadline or after the next one’s, it leaves the round. Picks stay open until the new kick-off.',
    abandoned:
      'The round waits for it while it may be resumed there, at the latest until the next deadline; then it is settled without it. If it is not resumed, it does not count: no points, no picks, no table.',
    awarded: 'The score counts in the table. The match leaves the round, nobody scores and picks are void.',
    resumed:
      'The match continues from the minute in which it stopped: score, events and picks stay. It returns to its round if that is not settled and the date fits; otherwise it counts only in the table and for picks.',
  },
  officialOnly: 'Only the table changes. Players’ points and picks stay as the match ended on the pitch.',
  startsAt: "New kick-off, in this device's time",
  submit: 'Decide and notify',
  done: 'Decided. Everybody with players or picks in this match sees it in their activity.',
  goalsOf: (club) => `Score: ${club}`,
  numberInvalid: 'Enter a whole number, from 0 to 999.',
  reason: 'Reason',
  reasonHint: 'Everybody reads this on the page of the match.',
  minute: 'Stopped in minute',
  minuteHint: 'The match continues from here if it is resumed.',
  whenResumed: 'When it resumes',
  now: 'Now',
  later: 'At another time',
  resumesAt: "It resumes at, in this device's time",
  needsOperator: 'This championship counts in the server ranking: an operator must confirm first.',
  propose: 'Propose to the operator',
  proposed: 'Proposed. It takes effect when an operator confirms it.',
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
