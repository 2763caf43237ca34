/** What somebody is known by: name, tax number, telephone. */
export type KnownBy = readonly [name: string, npwp: string, phone: string]

/**
 * Whether those alike are asked for: enough is typed. Nobody typed what a copy `begun` with: that there is one of that name
 * is known.
 */
export function isWorthAsking([name, npwp, phone]: KnownBy, begun?: KnownBy): boolean {
  if (begun?.join() === [name, npwp, phone].join()) return false
  return name.trim().length > 3 || npwp !== '' || phone.length > 7
}
