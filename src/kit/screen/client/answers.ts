/** Where answers are kept once somebody asked a question; the pages before sign-in ask none and do not load it. */
export interface AnswerKeeper {
  /** Asks again whatever reads one of the tags. */
  touched(tags: readonly string[]): void
  /** Asks everything again. */
  all(): void
  forget(): void
}

let keeper: AnswerKeeper | undefined

/** Names the keeper; called by itself when it is loaded. */
export function keepAnswersIn(own: AnswerKeeper): void {
  keeper = own
}

/** Fetches again every query whose endpoint reads one of the touched tags. */
export function refetchTouched(tags: readonly string[] = []): void {
  if (tags.length > 0) keeper?.touched(tags)
}

/** Fetches again everything in sight: another company, another session. */
export function refetchAll(): void {
  keeper?.all()
}

/** Forgets every answer: somebody signed out. */
export function forgetAnswers(): void {
  keeper?.forget()
}
