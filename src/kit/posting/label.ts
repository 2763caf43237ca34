/** What a document is called before it has a number. */
export function labelOf(id: string, number: string | null): string {
  return number ?? `DRAFT-${id.slice(-6).toUpperCase()}`
}
