const AT_ONCE = 6

/** Does something for each, a few at a time: the database answers one while the next is asked. */
export async function eachOf<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = list.values()
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
