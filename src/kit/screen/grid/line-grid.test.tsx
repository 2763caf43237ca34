// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormContext } from '../form/form-context.ts'
import { formStore, type FormStore } from '../form/store.ts'
import type { Choice } from '../picker/choice.ts'
import { TooltipProvider } from '../ui/tooltip.tsx'
import type { GridColumn, GridRow, Spans } from './column.ts'
import { LineGrid } from './line-grid.tsx'

const semen: Choice = { id: 'i1', label: 'Semen Portland 50 kg', code: 'BB-014', more: { unit: 'zak', price: '68000' } }
const pasir: Choice = { id: 'i2', label: 'Pasir cor', code: 'BB-031', more: { unit: 'm³', price: '315000' } }
const search = vi.fn(async (typed: string) =>
  [semen, pasir].filter((one) => one.label.toLowerCase().includes(typed.toLowerCase())),
)

const columns: readonly GridColumn[] = [
  {
    id: 'item',
    kind: 'pick',
    title: 'Barang',
    source: { key: 'uji', noun: 'barang', search },
    fill: (choice) => ({ unit: choice.more?.['unit'], price: choice.more?.['price'] }),
  },
  { id: 'qty', kind: 'quantity', title: 'Qty' },
  { id: 'unit', kind: 'text', title: 'Satuan', enter: 'never' },
  { id: 'price', kind: 'price', title: 'Harga (Rp)', enter: 'empty' },
]
const blank = () => ({ item: null, qty: '', unit: '', price: '' })
const filled = (key: string, item = semen, qty = '1') => ({ key, item, qty, unit: 'zak', price: '68000' })

interface FormProps {
  readonly store: FormStore
  readonly columns?: readonly GridColumn[]
  readonly spans?: Spans
}

function Form({ store, columns: shown = columns, spans }: FormProps) {
  const [scope] = useState({ store, id: 'f' })
  return (
    <TooltipProvider>
      <FormContext value={scope}>
        <LineGrid name="lines" title="Item" columns={shown} blank={blank} spans={spans} />
      </FormContext>
    </TooltipProvider>
  )
}

const cell = (row: number, column: string) => document.getElementById(`f-lines-${row}-${column}`) as HTMLInputElement
const lines = (store: FormStore) => store.read('lines') as Record<string, unknown>[]
const settle = async (ms = 200) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

function open(rows: object[] = []) {
  const store = formStore({ lines: rows })
  render(<Form store={store} />)
  return store
}

/** Tells the observer of rows which are near and which are far. */
let seen: (entries: { target: Element; isIntersecting: boolean }[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => {}
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what is typed is laid out in its own cell, not in the table around it', () => {
  open([{ key: 'a', qty: '1' }])
  expect(cell(0, 'qty').className).toContain('[contain:strict]')
})

test('a row far out of sight is marked, to be cut from what is painted, and stays where Tab finds it', () => {
  open([filled('a'), filled('b')])
  const [near, far] = document.querySelectorAll('[data-row]')
  seen([
    { target: near!, isIntersecting: true },
    { target: far!, isIntersecting: false },
  ])
  expect([near, far].map((row) => row?.hasAttribute('data-far'))).toEqual([false, true])
  expect(far?.className).toContain('data-far:*:[clip-path:inset(50%)]')
  act(() => cell(1, 'qty').focus())
  expect(document.activeElement).toBe(cell(1, 'qty'))

  seen([{ target: far!, isIntersecting: true }])
  expect(far?.hasAttribute('data-far')).toBe(false)
})

test('there is always a blank row, and writing in it makes it a line and opens another', () => {
  const store = open()
  fireEvent.change(cell(0, 'qty'), { target: { value: '24' } })

  expect(lines(store)).toHaveLength(1)
  expect(lines(store)[0]).toMatchObject({ qty: '24' })
  expect(cell(1, 'item')).toBeTruthy()
})

test('type, Enter, quantity, Enter: a line without the mouse, and the cursor waits in the next', async () => {
  const store = open()
  act(() => cell(0, 'item').focus())
  fireEvent.change(cell(0, 'item'), { target: { value: 'sem' } })
  await settle()
  fireEvent.keyDown(cell(0, 'item'), { key: 'Enter' })

  expect(lines(store)[0]).toMatchObject({ item: { id: 'i1' }, unit: 'zak', price: '68000' })
  expect(document.activeElement).toBe(cell(0, 'qty'))

  fireEvent.change(cell(0, 'qty'), { target: { value: '200' } })
  fireEvent.keyDown(cell(0, 'qty'), { key: 'Enter' })
  expect(document.activeElement).toBe(cell(1, 'item'))
})

test('Enter before the answer came takes the first of what comes', async () => {
  const store = open()
  act(() => cell(0, 'item').focus())
  fireEvent.change(cell(0, 'item'), { target: { value: 'pas' } })
  fireEvent.keyDown(cell(0, 'item'), { key: 'Enter' })
  await settle()

  expect(lines(store)[0]).toMatchObject({ item: { id: 'i2' } })
  expect(document.activeElement).toBe(cell(0, 'qty'))
})

test('amounts are typed the Indonesian way, sums included', () => {
  const store = open([filled('a')])
  fireEvent.change(cell(0, 'price'), { target: { value: '12*45000' } })
  expect(lines(store)[0]).toMatchObject({ price: '540000' })

  fireEvent.blur(cell(0, 'price'))
  expect(cell(0, 'price').value).toBe('540.000')
})

test('what is no number stays written, and says so', () => {
  open([filled('a')])
  fireEvent.change(cell(0, 'qty'), { target: { value: 'abc' } })
  fireEvent.blur(cell(0, 'qty'))

  expect(cell(0, 'qty').value).toBe('abc')
  expect(cell(0, 'qty').getAttribute('aria-invalid')).toBe('true')
})

test('Ctrl+Enter duplicates, Alt+Down moves, Ctrl+D copies from above, Ctrl+Delete removes', () => {
  const store = open([filled('a', semen, '1'), filled('b', pasir, '2')])
  const press = (row: number, column: string, key: string, held: object) =>
    fireEvent.keyDown(cell(row, column), { key, ...held })

  press(0, 'qty', 'Enter', { ctrlKey: true })
  expect(lines(store).map((line) => line['qty'])).toEqual(['1', '1', '2'])

  press(1, 'qty', 'ArrowDown', { altKey: true })
  expect(lines(store).map((line) => line['qty'])).toEqual(['1', '2', '1'])

  press(1, 'qty', 'd', { ctrlKey: true })
  expect(lines(store).map((line) => line['qty'])).toEqual(['1', '1', '1'])

  press(0, 'qty', 'Delete', { ctrlKey: true })
  expect(lines(store)).toHaveLength(2)
})

test('Esc takes back what was typed in the cell; a second Esc leaves the grid', () => {
  const store = open([filled('a')])
  act(() => cell(0, 'qty').focus())
  fireEvent.change(cell(0, 'qty'), { target: { value: '99' } })
  fireEvent.keyDown(cell(0, 'qty'), { key: 'Escape' })
  expect(lines(store)[0]).toMatchObject({ qty: '1' })

  fireEvent.keyDown(cell(0, 'qty'), { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Item' }))
})

test('Tab from the first cell of the blank row leaves the grid', () => {
  open([filled('a')])
  expect(cell(1, 'item').tabIndex).toBe(0)
  expect(cell(1, 'qty').tabIndex).toBe(-1)
})

test('a block from Excel fills rows; names that mean nothing are pointed out', async () => {
  const store = open()
  const clipboardData = { getData: () => 'Semen Portland 50 kg\t10\tzak\t70000\nTidak ada\t5\tzak\t1' }
  fireEvent.paste(cell(0, 'item'), { clipboardData })
  await settle()

  expect(lines(store)).toHaveLength(2)
  expect(lines(store)[0]).toMatchObject({ item: { id: 'i1' }, qty: '10', price: '70000' })
  expect(store.errors()).toHaveProperty(['lines.1.item'])
})

test('a heading stands between the lines, and Enter in it goes on to the next', async () => {
  const store = formStore({ lines: [filled('a')] })
  const spans: Spans = {
    kind: 'row',
    text: 'description',
    of: [{ value: 'section', label: 'Bagian', placeholder: 'Judul', isHeading: true }],
  }
  render(<Form store={store} spans={spans} />)

  fireEvent.click(screen.getByRole('button', { name: 'Bagian' }))
  await settle(10)
  fireEvent.change(screen.getByLabelText('Bagian'), { target: { value: 'Struktur' } })
  expect(lines(store)[1]).toMatchObject({ row: 'section', description: 'Struktur' })

  fireEvent.keyDown(cell(1, 'description'), { key: 'Enter' })
  expect(document.activeElement).toBe(cell(2, 'item'))
})

test('a keystroke among 200 lines works out one line again, and draws no other row', () => {
  const store = formStore({ lines: Array.from({ length: 200 }, (_, at) => filled(`k${at}`, semen, String(at))) })
  const work = vi.fn((row: GridRow) => String(row['qty']))
  render(<Form store={store} columns={[...columns, { id: 'jumlah', kind: 'worked', title: 'Jumlah', work }]} />)
  const rows = Array.from(document.querySelectorAll('tr[data-row]'))
  work.mockClear()

  fireEvent.change(cell(100, 'qty'), { target: { value: '7' } })

  expect(new Set(work.mock.calls.map(([row]) => row.key))).toEqual(new Set(['k100']))
  expect(Array.from(document.querySelectorAll('tr[data-row]'))).toEqual(rows)
})

test('a long name stands whole beside its box, which has one line; a short one needs nothing', () => {
  const besi = { ...semen, id: 'i3', label: 'Besi beton ulir D13 × 12 m SNI' }
  open([filled('a', pasir), filled('b', besi)])
  expect(cell(1, 'item').value).toBe(besi.label)
  expect(screen.getAllByText(besi.label)).toHaveLength(1)
  expect(screen.queryByText(pasir.label)).toBeNull()
})
