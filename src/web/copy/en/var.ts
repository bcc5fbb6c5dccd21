import { formatIn } from '#web/copy/format/format.ts'
import type { VarCopy } from '#web/copy/pt-BR/var.ts'

const { number } = formatIn('en')

const words: VarCopy = {
  intro:
    'Everything that is saved and decided here goes into a log that only grows. Nobody can change the past unnoticed, not even the server’s operator.',
  empty: 'The log begins with the first saved squad or pick.',
  check: {
    title: 'This device checks',
    checking: 'Checking…',
    first: 'First visit: this device has stored the current checkpoint. Next time it compares.',
    same: 'Nothing has changed since the last visit.',
    grown: (entries) =>
      entries === 1
        ? 'The log grew by 1 entry, and everything that this device had seen is still the same.'
        : `The log grew by ${number(entries)} entries, and everything that this device had seen is still the same.`,
    epoch: 'The server changed its key or came back from a backup. What this device had seen is in the previous log.',
    gone: (entries) =>
      entries === 1
        ? 'The server came back from a backup: 1 entry that this device had seen is gone.'
        : `The server came back from a backup: ${number(entries)} entries that this device had seen are gone.`,
    cannot: 'This address is not secure (https), so the browser cannot check.',
    failed: 'This could not be checked now.',
    forkTitle: 'The log has changed the past',
    fork: 'The server now shows a different log from the one that this device stored. Download the proof and show it to the people you play with.',
    download: 'Download the proof',
    close: 'Close this warning',
  },
  round: {
    title: 'Check a round',
    lead: 'Your browser downloads the whole round and scores every squad again, with code that is not the server’s.',
    none: 'No round has locked since the log began.',
    label: (round, isSettled) => (isSettled ? `Round ${number(round)}` : `Round ${number(round)} (in play)`),
    choose: 'Round',
    button: 'Check the round',
    busy: 'Downloading and checking…',
    file: 'Download the file of the round',
    part: (part, parts) => `Download part ${number(part)} of ${number(parts)}`,
    page: 'Open the page of this round',
    story: 'See the story of the round',
    offline: 'Download the page that checks offline',
    failed: 'This round could not be checked now.',
  },
  receipts: {
    title: 'Receipts on this device',
    none: 'Save a squad or a pick: its receipt is kept here.',
    lead: (count) =>
      count === 1
        ? 'This device keeps 1 signed promise of the server.'
        : `This device keeps ${number(count)} signed promises of the server.`,
    button: 'Check my receipts',
    busy: 'Checking…',
    file: 'Download the receipts',
    failed: 'The receipts could not be checked right now.',
  },
  ownRound: {
    lead: (round) => `Compare your receipts with what round ${round} shows in your name.`,
    button: 'Check my round',
    busy: 'Computing the round again…',
    failed: 'The round could not be checked right now.',
    nothing: 'The round is right, but this device has no receipt of a squad in it.',
    right: (count) =>
      count === 1
        ? 'Everything matches, with 1 of your receipts.'
        : `Everything matches, with ${number(count)} of your receipts.`,
    wrong: 'Some things do not match. Download the receipts and the file of the round, and keep both.',
  },
  witnesses: {
    title: 'Witnesses',
    lead: 'A witness stores on another machine what it has seen of this log, and signs only what continues it.',
    none: 'This log has no witnesses yet.',
    saw: (entries) => (entries === 1 ? 'Signed 1 entry on' : `Signed ${number(entries)} entries on`),
    download: 'Download the signed checkpoint',
    how: 'Anyone can be a witness, on another Craque server or on a Raspberry Pi:',
  },
  head: {
    title: 'Checkpoint',
    entries: (count) => (count === 1 ? '1 entry' : `${number(count)} entries`),
    explain: 'Keep this text: anyone who has it can prove any change to what came before.',
    asWords: 'The twelve words say the same: read them out on the phone or write them on paper.',
    epochs: (count) => `This is log number ${number(count)} of this championship. The earlier ones are kept.`,
  },
  words: {
    title: 'Twelve words',
    lead: 'Type the words of a printed sheet, of a picture or of somebody who wrote them down: this device checks whether today’s log continues the one from then.',
    label: 'The twelve words',
    button: 'Check the words',
    failed: 'The words could not be checked right now.',
  },
  proof: {
    title: 'Checkpoint of the round',
    entries: (count) => (count === 1 ? '1 entry' : `${number(count)} entries`),
    qr: 'QR code with the page of this round and the twelve words',
    lead: 'Print it, write it down or send it to the group. Whoever has these twelve words can find any change to what came before.',
  },
  limits: {
    title: 'What this proves, and what it does not',
    proves: [
      'A squad saved before the deadline does not change after it.',
      'Results, corrections and points are logged, and anybody can count again.',
      'Anyone who kept a checkpoint can find any change to what came before it.',
    ],
    not: [
      'Whether the referee was right, or the person who reported the result saw it well.',
      'Whether one person has two accounts.',
      'This page comes from the server itself. To check without it, use craque verify with the file of the round.',
    ],
    notTitle: 'It does not prove:',
  },
}

// A reserved word can be the name of an export, but not of a constant.
export { words as var }
