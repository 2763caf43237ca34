import { QueryClient } from '@tanstack/react-query'

/** Answers kept five minutes, never asked again by themselves: not after an error, not when the window gets focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 5 * 60 * 1000, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** Fetches again every query whose endpoint reads one of the touched tags. */
export function refetchTouched(touched: readonly string[] = []): void {
  if (touched.length === 0) return
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => (meta?.['reads'] as readonly string[] | undefined)?.some((tag) => touched.includes(tag)) ?? false,
  })
}
