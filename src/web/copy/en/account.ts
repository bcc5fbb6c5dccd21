import { MOST_SQUADS } from '#domain/squad/squad-limits.ts'
import type { Merge } from '#contract/account.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { AccountCopy } from '#web/copy/pt-BR/account.ts'

const format = formatIn('en')

export const account: AccountCopy = {
  fields: {
    name: 'Name',
    nameHint: 'Shown in rankings and leagues.',
    email: 'E-mail',
    emailHint: 'Only you see it. You need it to sign in and to recover your password.',
    password: 'Password',
    newPassword: 'New password',
    currentPassword: 'Current password',
    passwordHint: 'At least 10 characters. A phrase of your own is better than symbols.',
  },
  signIn: {
    submit: 'Sign in',
    passkey: 'Sign in with a passkey',
    forgot: 'I forgot my password',
    question: 'No account yet?',
    create: 'Create a free account',
    or: 'or',
    refused: {
      wrong_credentials: 'E-mail and password do not match.',
      too_many_requests: 'There were many attempts in a short time. Wait a little and try again.',
      failed: 'Signing in failed. Check the e-mail and try again.',
    },
  },
  provider: {
    noPassword: (name: string) => `None: you sign in with ${name} or with a passkey`,
    enter: (name: string) => `Sign in with ${name}`,
    only: 'On this server you sign in with the account that your group already has.',
    busy: 'Checking your sign-in…',
    back: 'Back to sign in',
  },
  signUp: {
    submit: 'Create account',
    passkey: 'Create with a passkey, no password',
    question: 'Already have an account?',
    enter: 'Sign in',
    terms: 'By creating an account, you accept what is in',
    privacy: 'Privacy',
    whyTitle: 'What the account changes',
    why: [
      'You can sign in on any device and find everything.',
      'Your teams, picks, leagues and achievements stay with you.',
      'You can export or delete your data whenever you like.',
    ],
    free: 'Free, virtual points only. No ads.',
  },
  guest: {
    title: 'You are playing as a guest',
    signUp: 'Everything you built stays in the new account.',
    signIn: 'Your teams, picks and leagues come with you to the account.',
  },
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  goToAccount: 'Go to the account',
  welcome: (name: string) => `Account created. Enjoy the game, ${name}.`,
  welcomeBack: (name: string) => `Hello again, ${name}.`,
  merge: {
    title: 'Your guest game came with you',
    lines: (merge: Merge): string[] => [
      ...(merge.squads > 0
        ? [
            format.plural(merge.squads, {
              one: '# team now belongs to the account.',
              other: '# teams now belong to the account.',
            }),
          ]
        : []),
      ...(merge.squadsRenamed.length > 0
        ? [
            `${format.plural(merge.squadsRenamed.length, { one: 'A team with a name you already had is now called', other: 'Teams with names you already had are now called' })} ${format.list(merge.squadsRenamed)}.`,
          ]
        : []),
      ...(merge.picks > 0
        ? [format.plural(merge.picks, { one: '# pick came with you.', other: '# picks came with you.' })]
        : []),
      ...(merge.leagues > 0
        ? [
            format.plural(merge.leagues, {
              one: 'Your place in # league is kept.',
              other: 'Your places in # leagues are kept.',
            }),
          ]
        : []),
      ...(merge.points !== 0 ? [`${format.signed(merge.points)} points added.`] : []),
      ...(merge.picksGivenUp > 0
        ? [
            format.plural(merge.picksGivenUp, {
              one: 'For # match there were two picks: the one saved last stays.',
              other: 'For # matches there were two picks: the one saved last stays.',
            }),
          ]
        : []),
      ...(merge.leaguesLeft.length > 0
        ? [`In ${format.list(merge.leaguesLeft)} there were two teams: the first to join stayed.`]
        : []),
      ...(merge.squadsLeft > 0
        ? [
            format.plural(merge.squadsLeft, {
              one: `There was no room for # team: an account has up to ${MOST_SQUADS}.`,
              other: `There was no room for # teams: an account has up to ${MOST_SQUADS}.`,
            }),
          ]
        : []),
      ...(merge.pastStays
        ? [
            'What the guest had played stays behind: an account can take over a guest’s past only once, before it has played.',
          ]
        : []),
    ],
    nothing: 'Nothing had been saved as a guest.',
    continue: 'Continue',
  },
  recover: {
    passkeys: {
      title: 'Passkeys of this account',
      allGo:
        'This e-mail was never confirmed. With the new password these passkeys stop working; you can add others afterwards.',
      choose: 'Tick the ones that are not yours or that you have lost: they stop working with the new password.',
      unnamed: 'Passkey without a name',
    },
    lead: "Tell us the account's e-mail. If it exists, we send a link that works for an hour.",
    submit: 'Send link',
    sentTitle: 'Check your e-mail',
    sent: 'If there is an account with this e-mail, the link is on its way. Without a mail server, the operator of this Craque finds it on the server’s terminal.',
    newLead: 'Choose the new password. Sessions open on other devices will end.',
    newSubmit: 'Save new password',
    changed: 'New password saved. Now sign in with it.',
    another: 'Ask for another link',
    back: 'Back to sign in',
  },
  page: {
    visitorTitle: 'You have no account yet',
    visitor: 'Create a free account or sign in to see your options.',
    guestTitle: 'Guest',
    guest: 'Your game is kept in this browser only. With an account you take it to any device.',
    operator: 'Open operations',
    since: (date: string) => `Account created on ${date}`,
    signOut: 'Sign out',
    signedOut: 'You signed out. See you next round.',
  },
  security: {
    title: 'Security',
    email: 'E-mail',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed: no notices by e-mail until it is',
    askCode: 'Confirm e-mail',
    codeSent: 'We sent a code. Without a mail server the server’s operator finds it on the terminal.',
    code: 'Six-digit code',
    saveCode: 'Confirm',
    emailConfirmed: 'E-mail confirmed.',
    changeEmail: 'Change e-mail',
    saveEmail: 'Save e-mail',
    emailChanged: 'E-mail changed.',
    password: 'Password',
    passwordSet: 'Set',
    passwordNone: 'None: you sign in with a passkey',
    changePassword: 'Change password',
    setPassword: 'Set a password',
    savePassword: 'Save password',
    passwordChanged: 'Password changed. The other sessions have ended.',
    passwordCreated: 'Password set. The other sessions have ended.',
    cancel: 'Cancel',
  },
  passkeys: {
    title: 'Passkeys',
    lead: "Sign in with your device's fingerprint, face or PIN, without a password.",
    none: 'No passkey yet.',
    add: 'Add passkey',
    added: 'Passkey added.',
    unnamed: 'Passkey',
    remove: 'Remove',
    removeNamed: (label: string) => `Remove ${label}`,
    removed: 'Passkey removed.',
    createdAt: (date: string) => `created on ${date}`,
    unsupported: 'This browser does not support passkeys.',
    cancelled: 'The device did not confirm the passkey. Try again.',
  },
  leaving: {
    title: (count) =>
      format.plural(count, { one: '# change of yours is not sent yet', other: '# changes of yours are not sent yet' }),
    text: 'If you sign out now, what is not sent yet is discarded and never reaches the server.',
    stay: 'Stay',
    go: 'Sign out and discard',
  },
  sessions: {
    title: 'Where you are signed in',
    this: 'this device',
    unknown: 'Unknown device',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    seen: 'seen',
    active: 'active now',
    since: 'since',
    end: 'End',
    endNamed: (device: string, since: string) => `End the session of ${device} since ${since}`,
    ended: 'Session ended.',
    endAll: 'Sign out everywhere',
    endedAll: 'You signed out everywhere.',
  },
  preferences: {
    title: 'Language, theme and sports',
    language: 'Language',
    theme: 'Theme',
    sports: 'Sports first',
    sportsHint: 'Picks and home show these first, in the order in which you choose them.',
  },
  data: {
    title: 'Your data',
    lead: 'Download your data or delete your account.',
    export: 'Download my data (JSON)',
    privacy: 'What we keep and why',
    delete: 'Delete account',
    deleteGuest: 'Delete my data',
    dialogTitle: 'Delete for good?',
    explain:
      'Name, e-mail, password, sessions and activity are deleted now. This cannot be undone. Your results stay without a name, so that leagues keep their history.',
    explainGuest:
      'This manager, with name, cookie and activity, is deleted now. This cannot be undone. The results stay without a name, so that leagues keep their history.',
    sure: 'I understand, continue',
    typeWord: 'To confirm, type EXCLUIR',
    word: 'EXCLUIR',
    confirm: 'Delete forever',
    keep: 'Keep my account',
    keepGuest: 'Keep my data',
    deleted: 'Your data has been deleted.',
  },
  privacy: {
    intro: 'In plain English: what Craque keeps, why, and what you can do.',
    sections: [
      {
        title: 'Visitors',
        text: [
          'If you only look around, nothing is recorded. Your browser keeps the language and theme you chose and the team you are building and have not saved yet; it stays there until you save it.',
          'A cookie also holds a random number. It does not say who you are, and it is gone when you close the browser; if you save something, it is how we know what is yours.',
          'There are no ads, trackers or third-party services: nothing you do here leaves this server.',
        ],
      },
      {
        title: 'Guests',
        text: [
          'When you save a team, join a league, make a pick or follow somebody, we create a manager and a cookie that only this site reads. Without it we would not know whose team it is.',
          'If you clear your cookies without having created an account, there is no way to find that game again.',
        ],
      },
      {
        title: 'Accounts',
        text: [
          'We keep your e-mail (to sign in and recover the password), the password scrambled so that not even we can read it (argon2id), your passkeys, and the open sessions with the type of browser and the dates. We keep your IP address only with a personal token: the address of its last use, so that you can see who used it.',
          'Your name, country, club, bio, locked teams, picks of matches that began, points and achievements are public. Your e-mail is never shown to others.',
        ],
      },
      {
        title: 'Against abuse',
        text: [
          'Attempts to sign in are counted by account and by address for a few minutes, in scrambled form, and then forgotten.',
          'Signing in with the right password leaves a cookie of one year on the device that says just that, so that other people’s attempts do not lock you out. It is removed when you delete the account.',
          "The server's technical log notes each request without its exact address or the contents of forms.",
        ],
      },
      {
        title: 'Your rights (LGPD)',
        text: [
          'On the Account page you download all that we keep, correct your data, and delete the account whenever you like.',
          'When you delete it, what identifies you is removed at once. Your results stay without a name, so that leagues and rankings keep their history.',
        ],
      },
      {
        title: 'Notices, mail and devices',
        text: [
          'The notices you get (a settled round, a duel, a mention) are kept for 90 days, together with your choices of what to receive and how.',
          'If you turn on notices on a device, we keep the address that your browser gives us. The text travels encrypted through the browser’s push service (of Google, Mozilla, Apple or Microsoft), which knows that there is a notice and cannot read it. When you turn them off, or the browser stops accepting them, we delete the address.',
          'Mail goes only to an address that you confirmed, of the kinds you asked for, and each message has a link to stop all of it.',
          'The calendar is a secret address that only you know: anyone who has it can read your deadlines and matches. We keep only a scrambled form of it, and you can change it or turn it off under Notices.',
          'In the app on a phone, and where notices are on, the device keeps the last pages you saw and what you did without a connection. None of it leaves the device except to this server, and all of it is deleted when you sign out, when the session is ended and when the account is deleted. The pages Account and Operation are never kept.',
        ],
      },
      {
        title: 'Virtual points only',
        text: ['There is no money, betting or real prize in Craque, so we ask for no documents or payment data.'],
      },
    ],
    toAccount: 'Go to the account',
  },
}
