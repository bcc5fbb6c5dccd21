import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { cosignatureLine, witnessKey } from './cosignature.ts'
import { growLog } from './grow-log.ts'
import { readEpochs } from './read-log.ts'
import { makeKeyPair } from './signed-note.ts'
import { readWitnesses, storeCosignature } from './witness.ts'

test('the server shows the newest head that each witness signed, at most 20 of them, and no head of another log (VR11)', async () => {
  const { db, drop } = await testDatabase()
  const grow = async () => {
    await sql`select var_note(1, 'rules', 1, game_now(1), '{}')`.execute(db)
    await growLog(db, firstChampionship)
    return (await readEpochs(db, firstChampionship))[0]?.checkpoint ?? ''
  }
  const witnessOf = (name: string) => {
    const pair = makeKeyPair()
    const sign = (checkpoint: string) => {
      const text = checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1)
      return checkpoint + cosignatureLine(text, { name, atSeconds: 1_800_000_000, ...pair })
    }
    const key = witnessKey(name, pair.publicKey)
    return { key, store: (checkpoint: string) => storeCosignature(db, { key, note: sign(checkpoint) }) }
  }
  const first = witnessOf('casa.example/w1')
  const [old, newer] = [await grow(), await grow()]
  expect(await first.store(newer)).toBe(undefined)
  expect(await first.store(old), 'an older head changes nothing').toBe(undefined)
  const size = Number(newer.split('\n')[1])
  expect(await readWitnesses(db, firstChampionship)).toMatchObject([{ key: first.key, size }])
  expect((await readEpochs(db, firstChampionship))[0]?.checkpoint.split('\n— casa.example/w1 ')).toHaveLength(2)
  expect(await storeCosignature(db, { key: first.key, note: newer })).toBe('no_cosignature')
  expect(await first.store(newer.replace(/\n\d+\n/, '\n999\n'))).toBe('unknown_checkpoint')
  expect(await first.store(newer.replace(/^\S+/, 'craque/x/1/1'))).toBe('unknown_checkpoint')
  for (let more = 2; more <= 20; more++) expect(await witnessOf(`w${more}.example`).store(newer)).toBe(undefined)
  expect(await witnessOf('w21.example').store(newer)).toBe('too_many_witnesses')
  await sql`update var_witness set at = at - interval '31 days' where key = ${first.key}`.execute(db)
  expect(await witnessOf('w21.example').store(newer), 'one was silent').toBe(undefined)
  await drop()
})
