import { checkFiles } from './check-files.ts'

const input = document.querySelector('input')
const result = document.querySelector('pre')
if (!input || !result) throw new Error('the page is not whole')

async function check(files: readonly File[]): Promise<string> {
  const startedMs = performance.now()
  const { text } = await checkFiles(
    await Promise.all(files.map(async (file) => JSON.parse(await file.text()) as unknown)),
  )
  return `${text}\n\n${((performance.now() - startedMs) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} segundos`
}

input.disabled = false
result.textContent = 'Nenhum arquivo escolhido.'
input.addEventListener('change', () => {
  const files = [...(input.files ?? [])]
  if (files.length === 0) return
  result.textContent = 'Conferindo…'
  check(files).then(
    (text) => (result.textContent = text),
    (error: unknown) => (result.textContent = `Não deu para ler este arquivo: ${String(error)}`),
  )
})
