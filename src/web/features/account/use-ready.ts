import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page the server drew, true once the browser's code can answer a press. */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
