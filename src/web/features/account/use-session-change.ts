import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** After the person changed, nothing that was read for the one before may stay on the screen. */
export function useSessionChange() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (to?: string) => {
    await queryClient.cancelQueries()
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.resetQueries()
    if (to) await router.navigate({ to })
    await router.invalidate()
  }
}
