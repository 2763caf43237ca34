/** Says half hours as people do: 5 → '2,5 jam'. */
export function halfHoursText(halfHours: number): string {
  return `${String(halfHours / 2).replace('.', ',')} jam`
}

/** Reads hours as people write them, in halves: '2,5' → 5; undefined for anything else. */
export function readHalfHours(text: string): number | undefined {
  const found = /^(\d{1,2})(?:[.,]([05]))?$/.exec(text.trim())
  if (!found) return undefined
  const count = Number(found[1]) * 2 + (found[2] === '5' ? 1 : 0)
  return count <= 48 ? count : undefined
}
