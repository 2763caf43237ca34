import { createContext, useContext } from 'react'

/** Tells whether this person may open an address; given by the application's one rule table. */
export const RouteRules = createContext<(address: string) => boolean>(() => true)

/** A link that may not be followed is not a link: ask before drawing one. */
export function useMayOpen(address: string): boolean {
  return useContext(RouteRules)(address)
}
