/** Says why the service worker asks for a page: to show it, or to store a copy of a page that is on screen. */
export const keepHeader = 'craque-keep'
export const copyOfPage = 'copy'
/** Names the person for whom the page was drawn. A device must not show it to anybody else. */
export const personHeader = 'craque-person'
