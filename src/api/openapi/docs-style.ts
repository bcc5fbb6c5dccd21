/** In its own file: a nonce in the page would make the page different for everybody, so it could not be cached. */
export const docsStyle = {
  path: '/api/docs.css',
  css: `:root{color-scheme:light dark;--line:#8886;--page:light-dark(#f5f3ec,#0b1411);--text:light-dark(#14211b,#edf4ef)}
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:15px/1.5 system-ui,sans-serif;background:var(--page);color:var(--text)}
section{border-top:1px solid var(--line);padding:.75rem 0}h1{margin:0}h2{font-size:1.25rem;margin:.25rem 0}h3{font-size:1rem;margin:.25rem 0}
caption{position:absolute;clip-path:inset(50%);height:1px;overflow:hidden}table{width:100%;border-collapse:collapse}
th{text-align:left;font-weight:600;vertical-align:top;width:12rem;padding:.2rem .5rem .2rem 0}td{padding:.2rem 0;overflow-wrap:anywhere}
code{font:13px/1.5 ui-monospace,monospace}a{color:inherit}body{overflow-wrap:anywhere}ul{margin:.25rem 0;padding-left:1.25rem}
@media(max-width:40rem){body{padding:1rem}tr,th,td{display:block;width:auto}}`,
}
