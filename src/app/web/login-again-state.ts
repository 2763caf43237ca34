import { create } from 'zustand'

/** The session ended while somebody was working: a login over the page, which stays as it is. */
export const useLoginAgain = create<{ readonly isAsked: boolean }>()(() => ({ isAsked: false }))

export function askLoginAgain(): void {
  useLoginAgain.setState({ isAsked: true })
}

export function loggedInAgain(): void {
  useLoginAgain.setState({ isAsked: false })
}
