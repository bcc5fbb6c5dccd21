/** How the service worker asks for a page: to show it, or as a copy of one that is shown already. */
export const keepHeader = 'craque-keep'
export const copyOfPage = 'copy'
/** Whose page it is: what a device keeps is one person's. */
export const personHeader = 'craque-person'
