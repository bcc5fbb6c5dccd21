import { checkRound, reportText } from './check-round.ts'
import type { RoundFile } from './round-file.ts'

const input = document.querySelector('input')
const result = document.querySelector('pre')
if (!input || !result) throw new Error('the page is not whole')

async function check(file: File): Promise<string> {
  const startedMs = performance.now()
  const text = reportText(await checkRound(JSON.parse(await file.text()) as RoundFile))
  return `${text}\n\n${((performance.now() - startedMs) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} segundos`
}

input.disabled = false
result.textContent = 'Nenhum arquivo escolhido.'
input.addEventListener('change', () => {
  const [file] = input.files ?? []
  if (!file) return
  result.textContent = 'Conferindo…'
  check(file).then(
    (text) => (result.textContent = text),
    (error: unknown) => (result.textContent = `Não deu para ler este arquivo: ${String(error)}`),
  )
})
