/**
 * TV2: switches between the parts and requests the page again. While the server is away the last page stays with a
 * note, and the script keeps trying: nobody at a board has a keyboard. An answer of 404 clears the board. After an
 * update of the server the whole page reloads, with the new script.
 */
export const tvScript = `(() => {
  const TURN_MS = 12000, ASK_MS = 15000, GONE_MS = 300000, main = document.querySelector('main'), note = document.querySelector('#note')
  let at = 0
  const show = () => [...main.children].forEach((part, i) => { part.hidden = i !== at % main.children.length })
  async function ask() {
    let nextMs = ASK_MS
    try {
      const stop = new AbortController()
      const timer = setTimeout(() => stop.abort(), 10000)
      const answer = await fetch(location.href, { signal: stop.signal, cache: 'no-store' })
      const text = await answer.text()
      clearTimeout(timer)
      if (answer.status === 404) { main.innerHTML = ''; nextMs = GONE_MS }
      if (!answer.ok) throw new Error(String(answer.status))
      const next = new DOMParser().parseFromString(text, 'text/html')
      if (next.documentElement.dataset.version !== document.documentElement.dataset.version) return location.reload()
      main.innerHTML = next.querySelector('main').innerHTML
      note.hidden = true
      show()
    } catch {
      note.textContent = nextMs === GONE_MS ? note.dataset.gone : note.dataset.away
      note.hidden = false
    }
    setTimeout(ask, nextMs)
  }
  show()
  setInterval(() => { at++; show() }, TURN_MS)
  setTimeout(ask, ASK_MS)
})()`
