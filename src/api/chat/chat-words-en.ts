import type { ChatWords } from './chat-words.ts'

const names = (list: readonly string[], more: number) =>
  new Intl.ListFormat('en').format(more > 0 ? [...list, `${more} more`] : list)

export const chatWordsEn: ChatWords = {
  help: [
    'I keep picks and say how the bolão stands.',
    '• Picks, in Portuguese: “Fla 2x1, Inter empata, Palmeiras ganha”. In groups, begin with /pick or reply to a message of mine.',
    '• Questions, in Portuguese: “quanto tá?”, “quem lidera?”, “minha posição”, “que jogos tem hoje?”',
    '• /matches /score /table /me /missing /deadline',
    '• /account links your Craque account (in private), /logout unlinks it',
    '• /link CODE links this group to a bolão or league, /unlink undoes it',
  ].join('\n'),
  groupUnknown:
    'This group has no bolão yet. An organiser takes a code from the page of the bolão and sends: /link CODE',
  codeWrong:
    'That code does not work: it was used, is too old or has a mistake. Take another from the page of the bolão.',
  codeNeeded: 'The code is missing. An organiser of the bolão takes one from its page and sends: /link CODE',
  linked: (league) => `Done: this group now follows “${league}”. Send /help to see what I do.`,
  unlinked: (league) => `This group no longer follows “${league}”.`,
  unlinkRefused: 'Only organisers of the bolão unlink the group, here or on its page.',
  accountLink: (address, minutes) =>
    `Open this link and confirm who you are on Craque. It works once, for ${minutes} minutes, and is only yours:\n${address}`,
  accountInPrivate: 'To link your account, write to me in private and send /account.',
  accountKnown: (name) => `You are linked to the account “${name}”. To change it, send /logout and then /account.`,
  accountForgotten: 'Done: your Craque account is no longer linked to this chat.',
  accountNeeded:
    'I do not know yet who you are on Craque, so I saved nothing. Write to me in private and send /account.',
  saved: 'Saved:',
  suggested: 'suggested score; send another if you like',
  howToCorrect: 'A mistake? Send “na verdade 3x1”.',
  howToCorrectOne: 'A mistake? Send that match again: “Fla 3x1”.',
  nothingSaved: 'I saved nothing.',
  understood: 'I understood this, but did not save it:',
  notUnderstood: 'I did not understand. A pick looks like this: “Flamengo 2x1”. Send /help for the rest.',
  tryAgain: 'I could not do that now. Try again in a moment.',
  picksNeeded: 'Write the picks after the command: /pick Fla 2x1, Inter 1x1',
  noMatchNow: 'No match is being played.',
  next: 'Next:',
  minute: (minute) => `${minute}'`,
  leads: (leaders, league, points) =>
    `${new Intl.ListFormat('en').format(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} “${league}” with ${points}.`,
  nobodyLeads: (league) => `Nobody has points in “${league}” yet.`,
  ownPlace: ({ rank, name, points }, league, behind) =>
    rank === null
      ? `${name}, you have no place in “${league}” yet.`
      : `${name}, you are number ${rank} in “${league}” with ${points}${behind === null ? '' : `, ${behind} behind the first`}.`,
  notInLeague: (league) => `You are not in “${league}”.`,
  tableOf: (league) => `Table of “${league}”:`,
  openMatches: 'Matches that are open for picks. Reply like this: “1) 2x1 2) 0x0”.',
  noMatches: 'No match is open for picks in the next days.',
  missing: 'Your pick is missing. Reply like this: “1) 2x1 2) 0x0”.',
  nothingMissing: 'You have picked every match of the next days.',
  picksClose: (time, match) => `The next pick closes ${time}: ${match}.`,
  marketCloses: (round, time) => `The market of round ${round} closes ${time}.`,
  noDeadline: 'There is no deadline now.',
  deadlineNear: (time, people, more) => `⏰ The next match starts ${time}. Without a pick: ${names(people, more)}.`,
  deadlineMarket: (round, time, people, more) =>
    `⏰ The market of round ${round} closes ${time}. Without a whole squad: ${names(people, more)}.`,
  tableNow: 'Now:',
  roundOver: (round, league, championship) =>
    `Round ${round}${championship ? ` (${championship})` : ''} is over. “${league}”:`,
  points: (count) => (count === '1' ? '1 point' : `${count} points`),
  ownLeagues: 'Your places:',
  noOwnLeagues: 'You are in no bolão or league yet.',
}
