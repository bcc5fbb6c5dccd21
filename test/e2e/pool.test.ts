import { expect, test } from 'vitest'
import { expectNoAxeViolations, expectNoSidewaysScroll, phone, useBrowser, waitForHydration } from './browser.ts'

const { visit } = useBrowser()

test('a bolão is created with its own scoring, joined by its link without a squad, and has its own question', async () => {
  const owner = await visit(phone)
  const { page } = owner
  await page.goto('/ligas?criar=true')
  await waitForHydration(page)
  await page.getByRole('textbox', { name: 'Nome da liga' }).fill('Bolão da firma')
  await page.getByRole('combobox', { name: 'Formato' }).selectOption({ label: 'Bolão de palpites' })
  await page.getByRole('combobox', { name: 'Quem pode entrar' }).selectOption({ label: 'Privada' })
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 x 1 no palpite, 3 x 1 no jogo').waitFor()
  await dialog.getByText('12 pontos').waitFor()
  await page.getByRole('combobox', { name: 'Pontuação' }).selectOption({ label: 'Placar cheio 10, resultado 5' })
  await dialog.getByText('10 pontos').waitFor()
  await page.getByRole('combobox', { name: 'Pontuação' }).selectOption({ label: 'Montar a minha' })
  await dialog.getByRole('spinbutton', { name: 'só o vencedor' }).fill('11')
  await dialog.getByText('Nenhum acerto pode valer mais que o placar exato.').waitFor()
  await dialog.getByRole('spinbutton', { name: 'só o vencedor' }).fill('4')
  await dialog.getByText('4 pontos').waitFor()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Criar', exact: true }).click()
  await page.getByRole('heading', { name: 'Bolão da firma', level: 1 }).waitFor()
  const table = page.getByRole('table', { name: 'Classificação do bolão' })
  await table.getByText('(você)').waitFor()
  await page.getByText('Os palpites de todos aparecem aqui quando cada jogo começa.').waitFor()
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  const link = await page.getByRole('textbox', { name: 'Convite' }).inputValue()

  // BL7: the owner's own question.
  const { gameNowMs } = (await (await page.request.get('/api/picks/upcoming')).json()) as { gameNowMs: number }
  const closes = await page.evaluate((atMs) => {
    const local = new Date(atMs - new Date(atMs).getTimezoneOffset() * 60_000)
    return local.toISOString().slice(0, 16)
  }, gameNowMs + 3_600_000)
  await page.getByText('Fazer uma pergunta').click()
  await page.getByRole('combobox', { name: 'O que perguntar' }).selectOption({ label: 'Pergunta livre' })
  await page.getByRole('textbox', { name: 'Pergunta', exact: true }).fill('Chove na final?')
  await page.getByRole('textbox', { name: 'Respostas possíveis' }).fill('sim\nnão')
  await page.getByLabel('Responder até').fill(closes)
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Publicar pergunta' }).click()
  await page.getByRole('heading', { name: 'Chove na final?' }).waitFor()

  const friend = await visit()
  // The question is in the HTML, for people without scripts.
  expect(await (await friend.page.request.get(link)).text()).toContain('Chove na final?</h3>')
  await friend.page.goto(link)
  await waitForHydration(friend.page)
  await friend.page.getByRole('button', { name: 'Participar de Bolão da firma' }).click()
  await friend.page.getByRole('button', { name: 'Desfazer: sair de Bolão da firma' }).waitFor()
  await expect
    .poll(() => friend.page.getByRole('table', { name: 'Classificação do bolão' }).getByRole('row').count())
    .toBe(3)
  await friend.page.getByRole('combobox', { name: 'Sua resposta' }).selectOption({ label: 'não' })
  await friend.page.getByText('Resposta salva. Os outros só a veem depois do prazo.').waitFor()
  await expectNoAxeViolations(friend.page)
  await friend.page.goto('/ligas?quais=minhas')
  await friend.page.getByRole('link', { name: 'Bolão da firma' }).waitFor()
  expect([...owner.complaints, ...friend.complaints]).toEqual([])
})
