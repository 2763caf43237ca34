import { QueryClient, type Query } from '@tanstack/react-query'
import { keepAnswersIn } from './answers.ts'

export { refetchTouched } from './answers.ts'

/**
 * Answers kept five minutes, never asked again by themselves: not after an error, not when the window gets focus. What
 * did not come is asked again once the device has a network again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60 * 1000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: ({ state }) => state.status === 'error',
      networkMode: 'always',
    },
  },
})

keepAnswersIn({
  touched: (tags) => void queryClient.invalidateQueries({ predicate: (query) => readsOne(query, tags) }),
  all: () => void queryClient.invalidateQueries(),
  forget: () => {
    // What is under way would only hear that nobody is signed in.
    void queryClient.cancelQueries()
    queryClient.clear()
  },
})

function readsOne({ meta }: Query, tags: readonly string[]): boolean {
  const reads = meta?.['reads'] as readonly string[] | undefined
  // Whatever was done to a record stands in its history as well.
  return reads?.some((tag) => tag === 'history' || tags.includes(tag)) ?? false
}
