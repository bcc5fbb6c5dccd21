import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cuttableConnection, type CuttableConnection } from '#db/testing/cuttable-connection.ts'
import { useBrowser } from './browser.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { copyWorld, urlOf } from './world-server.ts'

let way: CuttableConnection
let server: ServerProcess
beforeAll(async () => {
  way = await cuttableConnection(await copyWorld(inject('worlds')))
  server = await startServer({ env: { DATABASE_URL: urlOf(way.connection) } })
})
afterAll(async () => {
  await server.stop()
  await way.close()
})

const { visit } = useBrowser()

test('while the database is away a page says so, and it recovers by itself', async () => {
  const { page } = await visit({}, server.url)
  way.cut()
  const away = await page.goto('/ligas')
  expect(away?.status()).toBe(503)
  await page.getByRole('heading', { name: 'Fora do ar por um momento' }).waitFor()
  await page.getByText('O banco de dados não respondeu').waitFor()
  expect(await page.getByText('Esta página tenta de novo sozinha').count()).toBe(1)
  way.mend()
  // The page recovers without interaction.
  await page.getByRole('heading', { level: 1, name: 'Ligas' }).waitFor()
  expect(page.url()).toBe(`${server.url}/ligas`)
})
