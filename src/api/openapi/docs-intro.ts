import { html } from 'hono/html'

/** What a stranger needs before their first request. */
export const docsIntro = html`<section>
  <h2>Start here</h2>
  <ol>
    <li>
      Most reading needs no account. <code>curl http://localhost:3000/api/matches/today</code> works as it stands, and
      pages of other origins may read it, too (CORS, without cookies).
    </li>
    <li>
      For a program of yours, make a personal token on <code>/conta</code> and send it with every request:
      <code>Authorization: Bearer craque_…</code>. Each operation names the scope that it needs. <code>RateLimit</code>
      says how many requests are left, and for how many seconds.
    </li>
    <li>
      To act as a browser does, sign in: <code>POST /api/account/sign-in</code> with
      <code>{ "email", "password" }</code>. Keep the cookies of the answer and send them with every request. Whoever
      saves a squad or a pick without an account becomes a guest in the same way: keep the cookie.
    </li>
    <li>
      A server may have several championships. <code>?championship=slug</code> names one; without it the main one is
      meant. <code>GET /api/championships</code> lists them. Operations without this parameter know it from a number in
      their path. The match desk has both: name the championship there, too.
    </li>
    <li>
      Whoever wants to send a write again safely gives it a name of 16 to 64 letters and digits:
      <code>Idempotency-Key</code>. The server applies it once and repeats its first answer.
    </li>
    <li>
      What makes something answers <code>201</code>. <code>Location</code> is where to read it, or the list that shows
      it. What removes something answers <code>204</code> without a body.
    </li>
    <li>
      A list that can grow takes <code>limit</code> and answers <code>{ "items", "next" }</code>. Send
      <code>next</code> as <code>cursor</code> for the next page until it is null. In a larger answer the list is a part
      of it, such as <code>standings</code> of a league.
    </li>
    <li>
      A refusal is a document of type <code>application/problem+json</code>. <code>kind</code> is a stable word for
      programs, <code>detail</code> a sentence for people. After 429 and 503 wait as long as
      <code>Retry-After</code> says.
    </li>
    <li>
      Times end in <code>Ms</code>: milliseconds since 1970 in UTC. <code>pointTenths</code> are tenths of a point. What
      people do is English, and values come from the game: <code>futebol</code>, <code>Goleiro</code>,
      <code>pontos-corridos</code>. The kinds of activities (<code>team_created</code>, <code>prediction_made</code>)
      are those of the specification.
    </li>
    <li>
      <code>npm run client</code> makes a client for browsers and Node, with a type for every operation below. Its
      README has ten recipes.
    </li>
    <li>
      <code>GET /api/stream</code> tells what changes while matches run, as server-sent events. Connect again with
      <code>Last-Event-ID</code>.
    </li>
    <li>
      Owners of leagues and organisers have events sent to an https address: make a webhook on <code>/webhooks</code>.
      Deliveries are signed as Standard Webhooks (<code>standardwebhooks.com</code>) says, so its libraries check them.
      <code>docs/building.md</code> has the events and examples.
    </li>
  </ol>
</section>`
