import { hashKey, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { drawWith } from './ahead.ts'
import { ask } from './ask.ts'
import { useAuth } from './auth.ts'
import { ApiFailure } from './failure.ts'
import { queryClient } from './query-client.ts'

interface AskOptions {
  /** Asks only when true. */
  readonly when?: boolean
  /** Goes on showing the last answer while another input is asked, so that a list does not blink. */
  readonly keep?: boolean
  /** A refusal is no toast: the screen asks elsewhere, or says it in its own place. */
  readonly isQuiet?: boolean
  /** Milliseconds during which an answer counts as fresh. */
  readonly freshFor?: number
}

/** What a screen sees of a question. */
export interface Asked<A> {
  readonly data: A | undefined
  /** Nothing to show yet. */
  readonly isLoading: boolean
  /** What is shown answers the question before this one, until this one is answered. */
  readonly isOld: boolean
  /** Asking, also when there is something to show. */
  readonly isFetching: boolean
  readonly failure: ApiFailure | undefined
  /** When the answer came, in milliseconds; 0 when it has not. */
  readonly updatedAt: number
  readonly reload: () => void
}

function optionsOf<E extends Endpoint>(endpoint: E, input: InputOf<E>, isQuiet?: boolean) {
  return queryOptions({
    queryKey: [`${endpoint.method} ${endpoint.path}`, input],
    // Without a signal the page says so once, and each part in its place.
    queryFn: ({ signal }): Promise<AnswerFrom<E>> =>
      ask(endpoint, input, { signal, isQuiet: isQuiet || !navigator.onLine }),
    meta: { reads: endpoint.reads ?? [] },
  })
}

/** What was asked before anything was drawn. */
let ahead = { hash: '', since: 0 }
/** How long such an answer is not asked for once more by whoever draws it. */
const AHEAD = 10_000

/** Asks what the first page will ask, before it is drawn: the answer is under way while the page is. */
export function askAhead<E extends Endpoint>(endpoint: E, input: InputOf<E>): void {
  const options = optionsOf(endpoint, input)
  ahead = { hash: hashKey(options.queryKey), since: performance.now() }
  drawWith(queryClient.prefetchQuery(options))
}

const isAhead = (hash: string) => hash === ahead.hash && performance.now() - ahead.since < AHEAD

/** Asks the server and keeps the answer; asked again when an act touches one of the endpoint's tags. */
export function useAsk<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: AskOptions = {},
): Asked<AnswerFrom<E>> {
  const { keep, freshFor = 0, isQuiet } = options
  // Whoever has just left asks nothing more, also where their last page is drawn once more before it goes.
  const mayAsk = useAuth((auth) => auth.token !== null) || endpoint.permission === 'public'
  const when = mayAsk && options.when !== false
  const query = useQuery(
    {
      ...optionsOf(endpoint, input, isQuiet),
      enabled: when,
      staleTime: ({ queryHash }) => (isAhead(queryHash) ? AHEAD : freshFor),
      ...(keep ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  )
  const failure = failureIn(query.error)
  return {
    // Whoever may not see it any more does not go on seeing what came before.
    data: failure?.status === 403 ? undefined : query.data,
    isLoading: when && query.isPending,
    isOld: query.isPlaceholderData,
    isFetching: query.isFetching,
    failure,
    updatedAt: query.dataUpdatedAt,
    reload: () => void query.refetch(),
  }
}

const givenUp = new ApiFailure(0, { message: 'Permintaan dibatalkan.' })

// A question somebody stopped waiting for has no answer either; the part offers to ask again.
function failureIn(error: Error | null): ApiFailure | undefined {
  if (!error) return undefined
  return error instanceof ApiFailure ? error : givenUp
}
