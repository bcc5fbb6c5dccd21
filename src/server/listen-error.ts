/** The message is a sentence for the person at the terminal. */
export class ListenError extends Error {}

interface Place {
  host: string
  port: number | undefined
}

const unknownHost = ({ host }: Place) =>
  `HOST is ${host}, and nobody knows where that is. Choose an address of this machine.`

const sentences: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `The port is taken: something else listens on ${host}:${port}. Choose another with PORT.`,
  EACCES: ({ port }) => `Not allowed to listen on port ${port}. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host} to listen on. Choose one that it has with HOST.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
}

export function listenError(error: unknown, place: Place): unknown {
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
  return sentence ? new ListenError(sentence(place), { cause: error }) : error
}
