/** How much of a quantity is done, in whole percents: only the length of a bar. */
export function shareOf(done: string, of: string): number {
  const [some, all] = [Number(done), Number(of)]
  return all > 0 ? Math.floor((some / all) * 100) : 0
}
