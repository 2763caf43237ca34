import { create } from 'zustand'

interface Waiting {
  /** Calls that wait for the person's code; the dialog stands as long as there are any. */
  readonly calls: readonly ((isGiven: boolean) => void)[]
}

/** Whether a call waits for the second factor: the dialog over the page follows it. */
export const useFactorAsked = create<Waiting>()(() => ({ calls: [] }))

/** Asks the person for the second factor over the page, which stays as it is; false when they would rather not. */
export function askFactor(): Promise<boolean> {
  return new Promise((resolve) => useFactorAsked.setState(({ calls }) => ({ calls: [...calls, resolve] })))
}

/** Ends the asking: the waiting calls go through, or are given up. */
export function factorGiven(isGiven: boolean): void {
  const { calls } = useFactorAsked.getState()
  useFactorAsked.setState({ calls: [] })
  for (const resolve of calls) resolve(isGiven)
}
