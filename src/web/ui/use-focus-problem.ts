import { type RefObject, useEffect } from 'react'

/** After a failed save, focuses the first wrong field, or the message if there is none. */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>, error: Error | null) {
  useEffect(() => {
    if (!error) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const problem = find('[aria-invalid=true]') ?? find('[role=alert]')
    problem?.focus()
  }, [form, error])
}
