import { writeFileSync } from 'node:fs'
import { APPS, NODES, ports } from './cluster-places.mjs'
import { startDaemon } from './cluster-process.mjs'

const to = (name, numbers, port, check = () => '') =>
  numbers.map((n) => `  server ${name}${n} 127.0.0.1:${port(n)} check${check(n)}`).join('\n')
const asksPatroni = (n) => ` port ${ports.patroni(n)}`

/**
 * HAProxy closes connections to a node that is no longer the primary, because a client that waits on one would wait
 * forever. It keeps connections to the app, which can answer public requests without a database and continues its
 * streams later.
 */
const settings = `
global
  maxconn 4000
defaults
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 1s
  option clitcpka
  option srvtcpka
  default-server inter 1s fall 2 rise 1

listen primary
  bind 127.0.0.1:${ports.primary}
  option httpchk OPTIONS /primary
  default-server on-marked-down shutdown-sessions
${to('node', NODES, ports.postgres, asksPatroni)}

listen replicas
  bind 127.0.0.1:${ports.replicas}
  balance roundrobin
  option httpchk OPTIONS /replica
  default-server on-marked-down shutdown-sessions
${to('node', NODES, ports.postgres, asksPatroni)}

frontend site
  mode http
  bind 127.0.0.1:${ports.site}
  option forwardfor
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive

backend ready
  mode http
  balance leastconn
  option redispatch 1
  retries 3
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
${to('app', APPS, ports.app)}

backend alive
  mode http
  balance leastconn
  option redispatch 1
  retries 3
  option httpchk
  http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost
${to('app', APPS, ports.app)}
`

export function startHaproxy(places) {
  const file = places.settings('haproxy.cfg')
  writeFileSync(file, settings)
  const proxy = startDaemon('haproxy', ['-db', '-f', file], { log: places.log('haproxy') })
  return { stop: () => proxy.kill('SIGTERM') }
}
