import { type RefObject, useEffect } from 'react'

/** After a failed save the first wrong field gets the focus, or else the sentence that says why. */
export function useFocusProblem(form: RefObject<HTMLFormElement | null>, error: Error | null) {
  useEffect(() => {
    if (!error) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const problem = find('[aria-invalid=true]') ?? find('[role=alert]')
    problem?.focus()
  }, [form, error])
}
