import { expect, test } from 'vitest'
import type { ChatGroupRow } from '#db/chat/chat-group.ts'
import { worldDatabase } from '#jobs/testing/world-database.ts'
import { askAs } from '#api/chat/ask-as.ts'
import { testApp } from '#api/testing/test-app.ts'
import { testBrowser } from '#api/testing/test-browser.ts'
import { signInAs } from '#api/testing/test-people.ts'
import { cardOf } from '#web/pictures/card-of.ts'
import { drawLeagueWith } from './draw-league.ts'

test('BT6 the picture of a private bolão shows what the member who linked the group sees', async () => {
  const app = await testApp({ database: await worldDatabase() })
  const draw = drawLeagueWith(async (asked) => {
    const card = await cardOf(asked)
    return card
      ? { kind: 'picture', digest: '', png: new TextEncoder().encode(JSON.stringify(card)) }
      : { kind: 'missing' }
  })
  const [ana, bia] = [await signInAs(app.session), await signInAs(app.session)]
  const nowMs = Date.now()
  const { body } = await testBrowser(app, { cookie: ana.cookie }).post('/api/leagues', {
    name: 'Só da família',
    format: 'bolao',
    visibility: 'private',
    prize: 0,
    squadId: null,
    startsAtMs: nowMs,
    endsAtMs: nowMs + 60 * 86_400_000,
  })
  const group = {
    id: 1,
    leagueId: (body as { league: { id: number } }).league.id,
    language: 'pt-BR',
    championship: 'craque',
  } as ChatGroupRow
  const drawnFor = async (userId: string) => {
    const png = await draw(
      group,
      (await askAs({
        db: app.db,
        askApp: app.app.request,
        site: 'https://craque.example',
        userId,
        language: 'pt-BR',
        championship: group.championship,
      }))!,
    )
    return new TextDecoder().decode(png)
  }
  expect(await drawnFor(ana.userId)).toContain('Só da família')
  const hidden = await drawnFor(bia.userId)
  expect(hidden).toContain('Liga privada')
  expect(hidden).not.toContain('Só da família')
  await app.close()
})
