import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page the server drew, true once the browser's code can answer a press: for forms, and for parts that come after their page. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
