import { useEffect, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { signInOptions } from '#modules/company/sign-in/contract.ts'

type Options = AnswerFrom<typeof signInOptions>

let known: Options | undefined

/** What these pages must know before anybody signed in; the last answer until the next one comes. */
export function useSignInOptions(): Options | undefined {
  const [options, setOptions] = useState(known)
  useEffect(() => {
    let isHere = true
    ask(signInOptions, {}).then(
      (answer) => {
        known = answer
        if (isHere) setOptions(answer)
      },
      // The page works without it, and the failure has been said.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return options
}
