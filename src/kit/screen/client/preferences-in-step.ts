import { useEffect } from 'react'
import { openPreferences } from '#kit/preferences/contract.ts'
import { takePreferences } from './preferences.ts'
import { useAsk } from './use-ask.ts'

/** Fetches what the server remembers of this person's choices. Belongs in the shell. */
export function usePreferencesInStep(): void {
  const { data } = useAsk(openPreferences, {}, { isQuiet: true, freshFor: 60_000 })
  useEffect(() => {
    if (data) takePreferences(data)
  }, [data])
}
