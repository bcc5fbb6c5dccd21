import { checkpointDigest, digestWords } from '#domain/var/checkpoint-words.ts'
import { sha256 } from './signed-note.ts'

/** VR12: the twelve words that somebody writes down, prints or reads out instead of a checkpoint. */
export const wordsOfCheckpoint = (checkpoint: string): string[] =>
  digestWords(sha256, checkpointDigest(sha256, checkpoint))
