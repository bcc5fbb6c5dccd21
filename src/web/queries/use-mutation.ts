import { useCallback, useEffect, useRef, useState } from 'react'

interface MutationOptions<Data, Variables> {
  mutationFn: (variables: Variables) => Promise<Data>
  onMutate?: (variables: Variables) => unknown
  onSuccess?: (data: Data, variables: Variables) => unknown
  onError?: (error: Error, variables: Variables) => unknown
  onSettled?: () => unknown
}

/** Of the part that asked for it, as long as it is there. */
type Then<Data, Variables> = Pick<MutationOptions<Data, Variables>, 'onSuccess' | 'onError' | 'onSettled'>

interface MutationState<Data, Variables> {
  status: 'idle' | 'pending' | 'success' | 'error'
  data?: Data
  error?: Error
  variables?: Variables
}

/** Something that the server is asked to do. It is done once what follows from it is done, too. */
export function useMutation<Data, Variables = void>(options: MutationOptions<Data, Variables>) {
  const [state, setState] = useState<MutationState<Data, Variables>>({ status: 'idle' })
  const latest = useRef(options)
  const newest = useRef(0)
  const isThere = useRef(false)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const mutateAsync = useCallback(async (variables: Variables, then: Then<Data, Variables> = {}): Promise<Data> => {
    const number = ++newest.current
    const set = (next: MutationState<Data, Variables>, tell?: () => void) => {
      if (number !== newest.current) return
      setState({ ...next, variables })
      if (isThere.current) tell?.()
    }
    set({ status: 'pending' })
    try {
      await latest.current.onMutate?.(variables)
      const data = await latest.current.mutationFn(variables)
      await latest.current.onSuccess?.(data, variables)
      await latest.current.onSettled?.()
      set({ status: 'success', data }, () => {
        then.onSuccess?.(data, variables)
        then.onSettled?.()
      })
      return data
    } catch (cause) {
      const error = cause as Error
      await latest.current.onError?.(error, variables)
      await latest.current.onSettled?.()
      set({ status: 'error', error }, () => {
        then.onError?.(error, variables)
        then.onSettled?.()
      })
      throw error
    }
  }, [])

  const mutate = useCallback(
    (variables: Variables, then?: Then<Data, Variables>): void => {
      mutateAsync(variables, then).catch(() => undefined)
    },
    [mutateAsync],
  )
  /** What is still being done is done, and not told of here. */
  const reset = useCallback(() => {
    newest.current++
    setState({ status: 'idle' })
  }, [])
  const { status, data, error, variables } = state
  return {
    mutate,
    mutateAsync,
    reset,
    data,
    error: error ?? null,
    variables,
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
  }
}
