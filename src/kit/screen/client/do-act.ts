import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { ask } from './ask.ts'
import { refetchTouched } from './answers.ts'

/** Does an act for a form that shows refusals itself: asks, then fetches again whatever shows the change. */
export async function doAct<E extends Endpoint>(endpoint: E, input: InputOf<E>, key?: string): Promise<AnswerFrom<E>> {
  const answer = await ask(endpoint, input, { key })
  refetchTouched(endpoint.touches)
  return answer
}
