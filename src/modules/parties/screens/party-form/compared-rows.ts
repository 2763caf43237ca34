import type { PlaceValues } from './party-values.ts'

/** An address in a few words, when two versions are compared. */
export function addressSaid({ address, city }: PlaceValues['addresses'][number]): string {
  return [address, city].filter(Boolean).join(', ')
}

/** A person in a few words, likewise. */
export function contactSaid({ name, phone }: PlaceValues['contacts'][number]): string {
  return [name, phone].filter(Boolean).join(' ')
}
