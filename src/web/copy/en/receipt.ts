import type { ReceiptCopy } from '#web/copy/pt-BR/receipt.ts'

export const receipt: ReceiptCopy = {
  saved: (time) => `Registered at ${time}, before the deadline`,
  registered: (time) => `Registered at ${time}, before the deadline.`,
  covered: 'A signed checkpoint already covers this entry.',
  awaited: 'No checkpoint covers this entry yet; it takes seconds.',
  broken: 'Broken promise: after more than a minute no checkpoint covers this entry. Keep the receipt.',
  brokenShort: 'Broken promise: download the receipt on the page VAR aberto.',
  keep: 'Download the signed receipt',
  asking: 'Loading the receipt…',
  none: 'It was saved before the log of this championship began, so it has no receipt.',
  failed: 'The receipt could not be loaded right now.',
}
