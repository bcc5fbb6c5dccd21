import { html } from 'hono/html'
import { TOKEN_LIMIT } from '#domain/token/token-rights.ts'
import { routeDoors } from './route-doors.ts'

const guestMakers = Object.entries(routeDoors)
  .filter(([, { makesGuest }]) => makesGuest)
  .map(([route], at) => html`${at > 0 ? ', ' : ''}<code>${route}</code>`)

const startHere = html`<section>
  <h2>Start here</h2>
  <ol>
    <li>
      Most reading needs no account. <code>curl "$CRAQUE_URL/api/matches/today"</code> works as it stands, and pages of
      other origins may read it, too (CORS, without cookies). In the examples <code>CRAQUE_URL</code> is the address of
      this server: that of this page, without <code>/api/docs</code>.
    </li>
    <li>
      A program sends a personal token with every request: <code>Authorization: Bearer craque_…</code>. Each operation
      names the scope that it needs. A person creates a token on <code>/conta</code>.
    </li>
    <li>
      A program without a person needs no browser:
      <ol>
        <li>Read the open round: <code>id</code> of <code>round</code> in <code>GET /api/market</code>.</li>
        <li>
          Save a squad, which may be empty. The answer sets the cookie of a new guest: keep it.<br />
          <code
            >curl -c jar -H 'content-type: application/json' -d
            '{"name":"Robô","playerIds":[],"captainId":null,"roundId":1}' "$CRAQUE_URL/api/squads"</code
          >
        </li>
        <li>
          Create a token with the cookie. The answer shows its <code>secret</code> once.<br />
          <code
            >curl -b jar -H 'content-type: application/json' -d '{"name":"Robô","scopes":["read","squads","leagues"]}'
            "$CRAQUE_URL/api/account/tokens"</code
          >
        </li>
        <li>
          From now on send the token, without the cookies of the guest. It is valid for <code>days</code> (90 if you
          name none). Keep the cookie to create the next one.
        </li>
        <li>
          Join a league with <code>POST /api/leagues/{id}/members</code>; an incomplete squad may join. Fill the squad
          with <code>PUT /api/squads/{id}</code> and the <code>version</code> that you read last.
        </li>
        <li>
          The guest is called <code>Convidado</code> and a number. <code>PUT /api/profile/name</code> gives them a name.
          The name of the squad is not shown in their place.
        </li>
      </ol>
    </li>
    <li>
      These operations make a guest of a visitor, unless they are refused: ${guestMakers}. The number of new guests from
      one network address in a day is limited (FP1).
    </li>
    <li>
      A token may send ${TOKEN_LIMIT.tries} requests in ${TOKEN_LIMIT.windowSeconds} seconds. Each answer to a valid
      token has the headers <code>RateLimit-Policy</code> with this limit, and <code>RateLimit</code> with the requests
      that are left (<code>r</code>) and the seconds until the count begins again (<code>t</code>). Answers to requests
      without a token do not have them.
    </li>
    <li>
      To act as a browser does, sign in: <code>POST /api/account/sign-in</code> with
      <code>{ "email", "password" }</code>. Keep the cookies of the answer and send them with every request. Programs
      need not send <code>Origin</code>.
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
      programs, <code>detail</code> a sentence for people. An operation lists the kinds of its family, and may never
      answer some of them. After 429 and 503, wait as long as <code>Retry-After</code> says. <code>title</code> and
      <code>detail</code> are in Portuguese, or in the language that the cookie <code>craque_language</code> names:
      <code>Cookie: craque_language=en</code>, <code>es</code> or <code>pt-BR</code>. <code>Accept-Language</code> does
      not count.
    </li>
    <li>
      Times end in <code>Ms</code>: milliseconds since 1970 in UTC. <code>pointTenths</code> are tenths of a point.
      Names of fields are English; values of the game are Portuguese: <code>futebol</code>, <code>Goleiro</code>,
      <code>pontos-corridos</code>. Kinds of activities (<code>team_created</code>, <code>prediction_made</code>) keep
      the names that the specification gives them.
    </li>
    <li>
      In the source code of Craque, <code>npm run client</code> generates a client for browsers and Node, with a type
      for every operation below.
    </li>
    <li>
      <code>GET /api/stream</code> sends what changes while matches are in play, as server-sent events. To get what you
      missed, connect again with <code>Last-Event-ID</code>.
    </li>
    <li>
      Owners of leagues and organisers can have events sent to an https address: create a webhook on
      <code>/webhooks</code>. Deliveries are signed as Standard Webhooks (<code>standardwebhooks.com</code>) describes,
      so its libraries can check them.
    </li>
  </ol>
</section>`

/** Which address answers which question about my rank. */
const followMyRank = html`<section>
  <h2>Follow my rank</h2>
  <p>
    The ranking of a championship lists people, and a league lists squads. People with a first complete squad get a
    place when its first round locks, or earlier when their first palpite is settled. In a league, a squad gets a place
    with the first points of its first round there. A round is in play from its lock until it is settled, also between
    matches; meanwhile places are provisional.
  </p>
  <table>
    <caption>
      Where to read my rank
    </caption>
    <tbody>
      <tr>
        <th scope="row"><code>GET /api/rankings/own</code></th>
        <td>
          At any time: my place in the championship (<code>own</code>), in the scope and by the metric that I name, with
          my neighbours. If <code>own</code> is null, <code>next</code> is the open round if a squad of mine may compete
          in it.
        </td>
      </tr>
      <tr>
        <th scope="row"><code>GET /api/rounds/own</code></th>
        <td>
          While a round is in play: the points of my lineups, my place in the championship (<code>standing</code>), and
          my place among the lineups of the round (<code>spread.rank</code>). At any time: my last settled round
          (<code>latest</code>).
        </td>
      </tr>
      <tr>
        <th scope="row"><code>GET /api/leagues/{id}</code></th>
        <td>
          My places in one league: <code>mine</code>, which shows my rows whatever page is read.
          <code>isProvisional</code> is true while they include the round in play.
        </td>
      </tr>
      <tr>
        <th scope="row"><code>GET /api/stream</code>, event <code>you</code></th>
        <td>
          My place in the championship, sent when my points change, and during a round also when only my place changes.
          After the event <code>changed</code> with <code>league</code>, read the league again; with <code>round</code>,
          read everything again.
        </td>
      </tr>
    </tbody>
  </table>
</section>`

/** What a newcomer needs before their first request, and where they read their rank. */
export const docsIntro = html`${startHere}${followMyRank}`
