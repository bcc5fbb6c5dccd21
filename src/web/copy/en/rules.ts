import { formatIn } from '#web/copy/format/format.ts'
import type { RulesCopy } from '#web/copy/pt-BR/rules.ts'

const format = formatIn('en')

const pointsOf = (tenths: number) => `${format.pointTenths(tenths)} ${Math.abs(tenths) === 10 ? 'point' : 'points'}`

export const rules: RulesCopy = {
  title: 'Scoring',
  lead: (name) => `What each action is worth in ${name}.`,
  back: 'Back to the championship',
  setName: (name) => `Rules: ${name}.`,
  counts: (round) =>
    round === null
      ? 'They count from the next round on.'
      : `They count for round ${format.number(round)}, the next to lock, and those after it.`,
  lockedTitle: (round) => `Round ${format.number(round)}`,
  lockedText: (name) => `This round is locked and keeps its own rules: ${name}.`,
  gains: 'What gives points',
  losses: 'What takes points',
  nothing: 'Nothing.',
  worth: ({ tenths, every, from, most }) =>
    [
      pointsOf(tenths),
      every > 1 ? ` for every ${format.number(every)}` : '',
      from > 0 ? `, once per match, for ${format.number(from)} or more` : '',
      Number.isFinite(most) ? `, counting at most ${format.number(most)} per match` : '',
    ].join(''),
  always: 'In every championship',
  alwaysLines: [
    'The captain counts one and a half times.',
    'A player who does not come on counts 0, except for cards on the bench.',
    'Two yellow cards count as one red.',
  ],
  versions: 'Versions',
  noVersions: 'Nobody has written rules here yet.',
  version: (version) => `Version ${format.number(version)}`,
  isCurrent: 'in force',
  useAgain: 'Return to this one',
  edit: {
    title: 'Write the rules',
    lead: 'Rules are a JSON file. The preview shows what they would have changed in the last rounds; nothing changes before you publish.',
    from: 'Start from',
    choose: 'The rules in force',
    file: 'Read from a file',
    text: 'Rule file',
    hint: 'points: points per action, for everyone or by position. every: how many make one group; only full groups earn points. from: how many it takes to earn points, once. most: how many earn points at most.',
    preview: 'Show the preview',
    publish: (round) => (round === null ? 'Publish' : `Publish from round ${format.number(round)} on`),
    published: 'Rules published.',
    changedSince: 'The text has changed since the preview. Show the preview again to publish.',
  },
  preview: {
    title: 'Preview',
    problems: 'The file does not work yet:',
    kinds: {
      not_json: 'this is not JSON: check commas, quotes and braces',
      unknown: 'this name does not exist here',
      value: 'this value does not work',
      no_points: 'this action has no points in points',
      counts_once: 'an action with from counts once and has neither every nor most',
    },
    takes: {
      file: 'the file has name and points, and may have every, from and most',
      name: '2 to 40 small letters, digits and hyphens',
      points: 'a number from -100 to 100 with one decimal at most, or one per position',
      every: 'a whole number from 1 to 100',
      from: 'a whole number from 1 to 100, or one per position',
      most: 'a whole number from 1 to 100',
    },
    none: 'No round is settled yet, so there is nothing to compare with. The file is right and can be published.',
    summary: ({ rounds, players, changed }) =>
      `In rounds ${format.list(rounds.map((round) => format.number(round)))}: the points of ${format.number(changed)} of ${format.plural(players, { one: '# player', other: '# players' })} would change.`,
    same: 'Nobody would have made other points.',
    caption: 'The largest changes',
    player: 'Player',
    before: 'Before',
    after: 'With these',
    why: 'Why',
    line: (scout, before, after) => `${scout}: ${before} → ${after}`,
  },
}
