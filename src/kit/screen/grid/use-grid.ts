import { useRef, useState, useSyncExternalStore, type ClipboardEvent, type KeyboardEvent } from 'react'
import { controlId, useFormScope } from '../form/form-context.ts'
import type { FieldErrors } from '../form/store.ts'
import { insertRow, moveRow, removeRow, rowKey, rowsAt } from '../form/rows.ts'
import { notify } from '../ui/toast.tsx'
import { isTyped, spanOf, type GridColumn, type GridRow, type Spans } from './column.ts'
import { gridAct, type GridAct } from './keys.ts'
import { isBlock } from './paste.ts'
import { pasteRows } from './paste-rows.ts'

interface GridOptions {
  readonly name: string
  readonly columns: readonly GridColumn[]
  readonly blank?: () => Readonly<Record<string, unknown>>
  readonly spans?: Spans
}

/** What the cells of a grid share; its identity never changes, so cells do not render because of it. */
export interface Grid {
  readonly name: string
  readonly columns: readonly GridColumn[]
  readonly spans: Spans | undefined
  rowAt(index: number): GridRow | undefined
  cellId(index: number, column: string): string
  /** Writes one cell, or several; the blank row becomes a real one at its first writing. */
  write(index: number, key: string, cells: Readonly<Record<string, unknown>>): void
  act(act: GridAct, index: number, column: number): void
  forward(index: number, column: number): void
  /** What the cell held when it was entered. */
  entered(index: number, column: string): void
}

const UNDO_FOR = 10_000

/** The rows of a grid by key, the blank one last, and everything a key can do to them. */
export function useGrid(options: GridOptions) {
  const { store, id: formId } = useFormScope()
  const { name, columns, spans } = options
  const [nextKey, setNextKey] = useState(rowKey)
  const latest = useRef(options)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<unknown>(undefined)
  latest.current = options
  const fresh = () => (latest.current.blank ? 1 : 0)

  const watched = store.watch(name)
  const keys = useSyncExternalStore(watched.subscribe, () =>
    rowsAt(store, name)
      .map((row) => row.key)
      .join(' '),
  )
  const rowKeys = keys === '' ? [] : keys.split(' ')
  if (rowKeys.includes(nextKey)) setNextKey(rowKey())

  const [grid] = useState<Grid>(() => {
    const typed = columns.filter(isTyped)
    const rowAt = (index: number) => rowsAt<GridRow>(store, name)[index]
    const cellId = (index: number, column: string) => controlId(formId, `${name}.${index}.${column}`)
    const focus = (index: number, column: number) => {
      const which = spanOf(spans, rowAt(index)) ? spans?.text : typed[column]?.id
      document.getElementById(cellId(index, which ?? ''))?.focus()
    }
    // After a row came, went or moved, its cells stand elsewhere only once the page is drawn again.
    const focusSoon = (index: number, column: number) => setTimeout(() => focus(index, column), 0)
    const spot = (row: number, column: number) => ({
      row,
      column,
      rows: rowsAt(store, name).length + fresh(),
      columns: typed.length,
      stops: (at: number, which: number) => !spanOf(spans, rowAt(at)) && stopsAt(typed[which], rowAt(at)),
    })
    const remove = (index: number) => {
      const removed = removeRow(store, name, index)
      if (!removed) return
      const undo = () => insertRow(store, name, index, removed)
      notify(`Baris ${index + 1} dihapus.`, { action: { label: 'Urungkan', onClick: undo }, duration: UNDO_FOR })
    }
    const revert = (index: number, column: number) => {
      const path = `${name}.${index}.${typed[column]?.id}`
      const cell = document.getElementById(cellId(index, typed[column]?.id ?? ''))
      if (rowAt(index) && store.read(path) !== before.current) {
        cell?.blur()
        store.write(path, before.current)
        cell?.focus()
      } else heading.current?.focus()
    }
    const acts: Record<Exclude<GridAct['act'], 'go' | 'move'>, (index: number, column: number) => void> = {
      duplicate(index, column) {
        const row = rowAt(index)
        if (!row) return
        insertRow(store, name, index + 1, { ...row, id: undefined, key: rowKey() } as GridRow)
        focusSoon(index + 1, column)
      },
      remove(index, column) {
        remove(index)
        focusSoon(index, column)
      },
      'copy-above'(index, column) {
        const which = typed[column]?.id
        const above = rowAt(index - 1)
        if (which && above) grid.write(index, latestKey(index), { [which]: above[which] })
      },
      revert,
    }
    const latestKey = (index: number) => rowAt(index)?.key ?? ''
    const grid: Grid = {
      name,
      columns,
      spans,
      rowAt,
      cellId,
      write(index, key, cells) {
        const row = rowAt(index)
        if (row) return writeCells(index, row, cells)
        if (Object.values(cells).every((value) => value === '' || value === null)) return
        // What was missing in the blank row is answered by the row it becomes.
        store.refuse(withoutRow(store.errors(), `${name}.${index}.`))
        insertRow(store, name, index, { ...latest.current.blank?.(), ...cells, key: key || rowKey() })
      },
      act(act, index, column) {
        const isOfCells = act.act === 'go' || act.act === 'copy-above' || act.act === 'revert'
        if (!isOfCells && !latest.current.blank) return
        if (act.act === 'go') focus(act.row, act.column)
        else if (act.act === 'move') focusSoon(moveRow(store, name, index, act.by), column)
        else acts[act.act](index, column)
      },
      forward: (index, column) => {
        const next = gridAct(
          { key: 'Enter', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
          spot(index, column),
        )
        if (next) grid.act(next, index, column)
      },
      entered(index, column) {
        before.current = store.read(`${name}.${index}.${column}`)
      },
    }
    function writeCells(index: number, row: GridRow, cells: Readonly<Record<string, unknown>>) {
      const [only, ...more] = Object.entries(cells)
      if (only && more.length === 0) store.write(`${name}.${index}.${only[0]}`, only[1])
      else store.write(`${name}.${index}`, { ...row, ...cells })
    }
    return grid
  })

  const placeOf = (target: EventTarget) => {
    const at = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]')?.dataset.cell : undefined
    const [row = '', column = ''] = at?.split(':') ?? []
    return row === '' ? undefined : { row: Number(row), column: Number(column) }
  }
  const press = (event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (!place) return
    const typed = columns.filter(isTyped)
    const act = gridAct(event, {
      ...place,
      rows: rowKeys.length + fresh(),
      columns: typed.length,
      stops: (row, column) => !spanOf(spans, grid.rowAt(row)) && stopsAt(typed[column], grid.rowAt(row)),
    })
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    grid.act(act, place.row, place.column)
  }
  const paste = (event: ClipboardEvent) => {
    const place = placeOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (!place || !isBlock(text)) return
    event.preventDefault()
    void pasteRows(store, { text, place, name, columns, blank: latest.current.blank, nextKey })
  }
  const addSpan = (kind: string) => {
    const at = rowKeys.length
    if (!spans) return
    insertRow(store, name, at, { ...latest.current.blank?.(), [spans.kind]: kind, key: rowKey() })
    setTimeout(() => document.getElementById(grid.cellId(at, spans.text))?.focus(), 0)
  }
  return { grid, rowKeys, nextKey, heading, press, paste, addSpan }
}

function withoutRow(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([at]) => !at.startsWith(path)))
}

function stopsAt(column: GridColumn | undefined, row: GridRow | undefined): boolean {
  if (!column || column.enter === 'never') return false
  if (column.enter !== 'empty') return true
  const value = row?.[column.id]
  return value === undefined || value === null || value === ''
}
