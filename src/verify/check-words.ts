import { fromBase64 } from './bytes.ts'
import { digestOfCheckpoint, digestOfWords } from './checkpoint-words.ts'
import { openNote, readCheckpoint } from './note.ts'
import { isConsistent } from './tree.ts'

/** What `/api/var/words?digest=…` answers. */
export interface WordsProof {
  origin: string
  key: string
  checkpoint: string
  newest: string
  proof: string[]
}

export interface WordsResult {
  text: string
  isRight: boolean
}

const wrong = (text: string): WordsResult => ({ text: `✗ ${text}`, isRight: false })

/** VR12: whether the log of today still continues what somebody wrote down. */
export async function checkWords(
  typed: string,
  ask: (digest: string) => Promise<WordsProof | undefined>,
): Promise<WordsResult> {
  const digest = await digestOfWords(typed)
  if (digest === undefined) return wrong('Estas não são doze palavras de um ponto de controle. Confira a leitura.')
  const told = await ask(digest)
  if (!told)
    return wrong(
      'Este registro não tem mais o ponto de controle destas palavras: o passado mudou, ou elas são de outro campeonato.',
    )
  if ((await digestOfCheckpoint(told.checkpoint)) !== digest) return wrong('O servidor mostra outro ponto de controle.')
  const [old, now] = await Promise.all([openNote(told.checkpoint, told.key), openNote(told.newest, told.key)])
  if (old.signed === 'not signed' || now.signed === 'not signed') return wrong('A assinatura não confere.')
  const [before, after] = [readCheckpoint(old.text), readCheckpoint(now.text)]
  if (!before || !after || before.origin !== after.origin) return wrong('O servidor mostra outro registro.')
  if (!(await isConsistent(before, after, told.proof.map(fromBase64))))
    return wrong(`O registro de hoje não começa com as ${before.size} entradas de então: o passado mudou.`)
  const since = after.size - before.size
  return {
    text: `✓ O registro continua igual desde as ${before.size.toLocaleString('pt-BR')} entradas destas palavras; de lá para cá entraram ${since.toLocaleString('pt-BR')}.`,
    isRight: true,
  }
}
