/** Scrolls a row that is wider than its place until the part named by `chosen` stands in sight; the page itself never moves. */
export function intoSight(row: HTMLElement | null, chosen: string): void {
  const part = row?.querySelector(chosen)
  if (!part || !row) return
  const [inner, outer] = [part.getBoundingClientRect(), row.getBoundingClientRect()]
  // Beside it a little of its neighbour is left, so that one sees the row go on.
  const [after, before] = [inner.right + PEEK - outer.right, outer.left + PEEK - inner.left]
  if (after > 0) row.scrollLeft += after
  else if (before > 0) row.scrollLeft -= before
}

const PEEK = 32
