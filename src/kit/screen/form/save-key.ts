import { useState } from 'react'

/** Makes the Idempotency-Key of a save: the same values have the same key, so that a repeat is never a second record. */
export function useSaveKey() {
  const [keys] = useState(() => new WeakMap<object, string>())
  return {
    of(values: object): string {
      const known = keys.get(values) ?? newKey()
      keys.set(values, known)
      return known
    },
  }
}

// crypto.randomUUID is missing on plain http away from localhost.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
