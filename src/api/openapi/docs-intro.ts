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
      For a program of yours, create a personal token on <code>/conta</code> and send it with every request:
      <code>Authorization: Bearer craque_…</code>. Each operation names the scope that it needs. The header
      <code>RateLimit</code> says how many requests are left, and for how many seconds.
    </li>
    <li>
      To act as a browser does, sign in: <code>POST /api/account/sign-in</code> with
      <code>{ "email", "password" }</code>. Keep the cookies of the answer and send them with every request. Anyone who
      saves a squad or a pick without an account becomes a guest in the same way: keep the cookie.
    </li>
    <li>
      A server may have several championships. <code>?championship=slug</code> names one; without it, the main one is
      used. <code>GET /api/championships</code> lists them. Operations without this parameter find the championship by
      an id in their path. The match desk needs both: name the championship there, too.
    </li>
    <li>
      To send a write again safely, give it a key of 16 to 64 letters, digits, hyphens or underscores in the header
      <code>Idempotency-Key</code>. The server applies the write once and repeats its first answer.
    </li>
    <li>
      An operation that creates something answers <code>201</code>. <code>Location</code> is the address of the new
      thing, or of the list that shows it. An operation that removes something answers <code>204</code> without a body.
    </li>
    <li>
      A list that can grow takes <code>limit</code> and answers <code>{ "items", "next" }</code>. Send
      <code>next</code> as <code>cursor</code> for the next page until it is null. Some answers contain such a list as
      one field, such as <code>standings</code> of a league.
    </li>
    <li>
      A refusal is a document of type <code>application/problem+json</code>. <code>kind</code> is a stable word for
      programs, <code>detail</code> a sentence for people. After 429 and 503, wait as long as
      <code>Retry-After</code> says.
    </li>
    <li>
      Times end in <code>Ms</code>: milliseconds since 1970 in UTC. <code>pointTenths</code> are tenths of a point.
      Names of fields are English; values of the game are Portuguese: <code>futebol</code>, <code>Goleiro</code>,
      <code>pontos-corridos</code>. Kinds of activities (<code>team_created</code>, <code>prediction_made</code>) keep
      the names that the specification gives them.
    </li>
    <li>
      <code>npm run client</code> generates a client for browsers and Node, with a type for every operation below. Its
      README has ten recipes.
    </li>
    <li>
      <code>GET /api/stream</code> sends what changes while matches are in play, as server-sent events. To get what you
      missed, connect again with <code>Last-Event-ID</code>.
    </li>
    <li>
      Owners of leagues and organisers can have events sent to an https address: create a webhook on
      <code>/webhooks</code>. Deliveries are signed as Standard Webhooks (<code>standardwebhooks.com</code>) describes,
      so its libraries can check them. <code>docs/building.md</code> has the events and examples.
    </li>
  </ol>
</section>`
