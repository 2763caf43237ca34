interface Line {
  readonly id: string
  readonly item_id: string | null
}

/**
 * Which line of an order takes the place of which of the one it revises: the first of an item that of the first, and so
 * on; where fewer ask for it, the last of them. What is asked for no more has none.
 *
 *   paving, gate, paving → paving: both pavings become the one, the gate nothing
 */
export function pairLines(before: readonly Line[], after: readonly Line[]): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    before.flatMap(({ id, item_id: itemId }): [string, string][] => {
      if (itemId === null) return []
      const at = seen.get(itemId) ?? 0
      seen.set(itemId, at + 1)
      const same = after.filter((line) => line.item_id === itemId)
      const next = same[at] ?? same.at(-1)
      return next ? [[id, next.id]] : []
    }),
  )
}
