/** What a document is called: by its number, or as a draft before it has one. */
export function labelOf(number: string | null): string {
  return number ?? 'Draf'
}
