import { clubNames, type ClubNames } from './club-names.ts'
import { joinClauses, splitAtDoubt, splitLastClub } from './clause-shape.ts'
import { isKnownWord, type Item } from './item-words.ts'
import { meetsIn, plays, type MessageContext, type ReadMessage } from './message-match.ts'
import { knownPhrases, ownWords } from './message-phrases.ts'
import { readQuestion } from './message-question.ts'
import { isCalledOut, isChatter, scoreAlone, sharedScores, withoutBullets, withoutRefusal } from './message-shape.ts'
import { numberedParts, REST_OF_LIST } from './numbered-parts.ts'
import { plainText } from './plain-text.ts'
import { clausesOf, nothing, readClause } from './read-clause.ts'
import { readItems } from './read-items.ts'
import { readNumbered, readRest, readWinners } from './read-numbered.ts'
import type { Statement } from './read-statement.ts'
import { createCollection, type Collection } from './said-picks.ts'
import { asWritten } from './spoken-words.ts'
import { isOfSomebodyElse } from './somebody-else.ts'
import { nameDerbies, spreadOutcomes } from './spread-outcomes.ts'

const itemsIn = (plain: string, names: ClubNames) => nameDerbies(readItems(knownPhrases(plain), names))

/** PM1, PM2, PM3, PM4. What it cannot read for certain is asked, never guessed. */
export function readPickMessage(text: string, context: MessageContext): ReadMessage {
  const plain = asWritten(ownWords(plainText(text)))
  const collection = createCollection(context)
  const names = clubNames(context.clubs, isKnownWord)
  const items = itemsIn(plain, names)
  const question = readQuestion(plain, items)
  if (question) return collection.result(question)
  if (isOfSomebodyElse(plain, { isClub: (word) => names.find([word], 0) !== undefined, isWord: isKnownWord })) {
    collection.ask('unclear')
    return collection.result(null)
  }
  const isCheer = /\b(?:bora|vamos?|dale|vai|forca|viva|salve)\b/.test(plain)
  if (!isCheer && readWinners(items, context, collection)) return collection.result(null)
  const numbered = numberedParts(plain, context.list?.length ?? 0, (name, number) => {
    const words = name.split(' ')
    const match = context.matches.find(({ id }) => id === context.list?.[number - 1])
    const club = names.findInPlace(words, 0)
    return match !== undefined && club?.words === words.length && plays(match, club.ids)
  })
  if (context.list && numbered) {
    for (const { number, text: part } of numbered) {
      const said = itemsIn(part, names)
      if (number === REST_OF_LIST) readRest({ items: said, context, collection })
      else if (number === 0) readFreely(said, context, collection)
      else readNumbered({ number, items: said, context, collection })
    }
    return collection.result(null)
  }
  const read = context.list?.length ? items : itemsIn(withoutBullets(sharedScores(plain)), names)
  const corrected =
    context.last && !context.list?.length ? correctionAlone(plain, names, context.last.isRecent === true) : undefined
  if (corrected && collection.fix(corrected)) return collection.result(null)
  readFreely(read, context, collection)
  if (isChatter(read, plain) || (isCalledOut(text) && read.every(({ is }) => is === 'club')))
    return { picks: [], asks: [], question: null }
  const said = collection.result(null)
  const isFixAlone = read.some(({ is }) => is === 'fix') && !/\binvert/.test(plain)
  if (said.picks.length + said.asks.length === 0 && !isFixAlone) collection.ask('unclear')
  return collection.result(null)
}

/** PM4: a correction of the pick before it, by a score without a club. */
function correctionAlone(plain: string, names: ClubNames, isRecent: boolean): Statement['says'] | undefined {
  const { text, isFix } = withoutRefusal(plain)
  const items = itemsIn(text, names)
  if (!isRecent && !isFix && !items.some(({ is }) => is === 'fix')) return undefined
  return scoreAlone(items, text)
}

function readFreely(items: readonly Item[], context: MessageContext, collection: Collection): void {
  const meets = meetsIn(context)
  let before = nothing
  const said = [...clausesOf(spreadOutcomes(items, meets))].flatMap((clause) => splitLastClub(clause, meets))
  const clauses = joinClauses(said, meets)
  for (const clause of clauses.flatMap(splitAtDoubt)) before = readClause({ clause, collection, before, meets })
}
