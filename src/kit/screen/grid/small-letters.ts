/** Smaller letters for figures that would not fit their cell: a cut number is a wrong number. On a phone a cell has the line. */
export function smallLetters(figures: string): string {
  if (figures.length > 14) return 'md:px-1 md:text-2xs md:tracking-tighter'
  return figures.length > 11 ? 'md:text-xs' : ''
}
