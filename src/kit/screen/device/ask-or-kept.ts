import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { ask } from '../client/ask.ts'
import { useAuth } from '../client/auth.ts'
import { ApiFailure, isOutOfReach } from '../client/failure.ts'
import { keptAnswer } from './kept-answers.ts'
import { keptName } from './use-kept.ts'

/** Asks what a picker shows; without a signal, what `useKept` keeps of it under that name. */
export async function askOrKept<E extends Endpoint>(
  what: string,
  [endpoint, input]: readonly [E, InputOf<E>],
  signal: AbortSignal,
): Promise<AnswerFrom<E>> {
  try {
    return await ask(endpoint, input, { signal, isQuiet: !navigator.onLine })
  } catch (error) {
    if (!(error instanceof ApiFailure) || !isOutOfReach(error)) throw error
    const kept = await keptAnswer<AnswerFrom<E>>(useAuth.getState().user?.id ?? '', keptName(what))
    if (!kept) throw error
    return kept.answer
  }
}
