import type { AnswerFrom, Endpoint, InputOf, KeyedEndpoint } from '#kit/http/endpoint.ts'
import { ask } from './ask.ts'
import { refetchTouched } from './answers.ts'

/**
 * Does an act for a form that shows refusals itself: asks, then fetches again whatever shows the change. Who forgets the
 * Idempotency-Key of an endpoint that wants one is told by the compiler.
 */
export async function doAct<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  ...[key]: E extends KeyedEndpoint ? [key: string] : [key?: string]
): Promise<AnswerFrom<E>> {
  const answer = await ask(endpoint, input, { key })
  refetchTouched(endpoint.touches)
  return answer
}
