/** What a key asks of the grid. */
export type GridAct =
  | { readonly act: 'go'; readonly row: number; readonly column: number }
  | { readonly act: 'duplicate' | 'remove' | 'copy-above' | 'revert' }
  | { readonly act: 'move'; readonly by: 1 | -1 }

export interface Stroke {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Where the cursor stands; the blank row counts, so the last row is the blank one. */
export interface Spot {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
  /** Whether Enter should stop at a cell: always at a quantity, only when empty at a price, never at a discount. */
  readonly stops: (row: number, column: number) => boolean
}

/** The keyboard contract of the grid: what a stroke means here, or nothing when the browser should have it. */
export function gridAct(stroke: Stroke, spot: Spot): GridAct | undefined {
  const command = stroke.ctrlKey || stroke.metaKey
  if (stroke.key === 'Enter' && !stroke.altKey) {
    if (command) return stroke.shiftKey ? undefined : { act: 'duplicate' }
    return stroke.shiftKey ? backward(spot) : forward(spot)
  }
  if (stroke.key === 'ArrowDown' || stroke.key === 'ArrowUp') return vertical(stroke, spot, command)
  if (command && stroke.key === 'Delete') return { act: 'remove' }
  if (command && !stroke.shiftKey && stroke.key.toLowerCase() === 'd') return { act: 'copy-above' }
  if (stroke.key === 'Escape') return { act: 'revert' }
  return undefined
}

function vertical(stroke: Stroke, spot: Spot, command: boolean): GridAct | undefined {
  const by = stroke.key === 'ArrowDown' ? 1 : -1
  if (stroke.altKey) return { act: 'move', by }
  if (command || stroke.shiftKey) return undefined
  const row = Math.min(Math.max(spot.row + by, 0), spot.rows - 1)
  return { act: 'go', row, column: spot.column }
}

function forward(spot: Spot): GridAct {
  for (let column = spot.column + 1; column < spot.columns; column += 1) {
    if (spot.stops(spot.row, column)) return { act: 'go', row: spot.row, column }
  }
  return { act: 'go', row: Math.min(spot.row + 1, spot.rows - 1), column: 0 }
}

function backward(spot: Spot): GridAct {
  if (spot.column > 0) return { act: 'go', row: spot.row, column: spot.column - 1 }
  return { act: 'go', row: Math.max(spot.row - 1, 0), column: spot.row > 0 ? spot.columns - 1 : 0 }
}
