import type { MouseEvent } from 'react'

/**
 * Tells, under the pointer, what a cell has no room for. The link of a row lies over all its cells, so that what they say of
 * themselves would never be read: the link says it for them.
 */
export function tellCut({ target, clientX }: Pick<MouseEvent<HTMLElement>, 'target' | 'clientX'>): void {
  // Safe: what a pointer is over.
  const cover = (target as Element).closest<HTMLElement>('[data-cover]')
  const row = cover?.closest('tr')
  if (!cover || !row) return
  const cell = [...row.cells].find((each) => {
    const { left, right } = each.getBoundingClientRect()
    return left <= clientX && clientX < right
  })
  const parts = cell ? [cell, ...cell.querySelectorAll('*')] : []
  cover.title = parts.find((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)?.textContent ?? ''
}
