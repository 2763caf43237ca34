import { useEffect, useState } from 'react'
import { useAuth } from '../client/auth.ts'
import { isOutOfReach } from '../client/failure.ts'
import type { Asked } from '../client/use-ask.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'

interface Kept<A> {
  /** Makes what lies here fit the question that is asked now. */
  readonly adapt?: (kept: A) => A
  /** What of the answer may lie on a device: without money, without what needs a right of its own. */
  readonly toKeep?: (answer: A) => A
}

/** Where an answer of a company lies. */
export function keptName(what: string): string {
  return `${useAuth.getState().user?.companyId}:${what}`
}

/**
 * An answer that is there without a signal as well: as this device saw it last, for three days. `keptAt` says since when
 * it lies here.
 */
export function useKept<A>(what: string, asked: Asked<A>, how: Kept<A> = {}): Asked<A> & { readonly keptAt?: number } {
  const by = useAuth((auth) => auth.user?.id) ?? ''
  const name = keptName(what)
  const [kept, setKept] = useState<{ readonly of: string; readonly answer?: A; readonly at: number }>()
  const { data, failure } = asked
  const isOut = failure !== undefined && isOutOfReach(failure)
  const { adapt = same, toKeep = same } = how
  useEffect(() => {
    if (data) void keepAnswer(by, name, toKeep(data))
    // How it is kept does not change while one looks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [by, name, data])
  useEffect(() => {
    if (isOut) void keptAnswer<A>(by, name).then((one) => setKept({ of: name, at: 0, ...one }))
  }, [by, name, isOut])
  // What lies here stays in sight while the server is asked again, so that a form over it is not taken away.
  const isAgain = asked.isFetching && failure === undefined && kept?.of === name && kept.answer !== undefined
  if (data || !(isOut || isAgain)) return asked
  if (kept?.of !== name) return { ...asked, failure: undefined, isLoading: true, isFetching: true }
  if (kept.answer === undefined) return asked
  return { ...asked, data: adapt(kept.answer), failure: undefined, isLoading: false, keptAt: kept.at }
}

function same<A>(answer: A): A {
  return answer
}
