// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListFilter } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import type { ListState } from './list-state.ts'

afterEach(cleanup)

const words = [{ value: 'open', label: 'Belum dibayar' }]
const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', kind: 'many', quick: true, words },
  { key: 'kind', label: 'Jenis', kind: 'many', words: [{ value: 'sale', label: 'Tagihan' }] },
]

/** The line below the bar. */
function chips(params: Record<string, string>) {
  const state = { params, set: vi.fn(), clear: vi.fn() } as unknown as ListState
  const bar = { state, filters, placeholder: 'Cari…', search: createRef<HTMLInputElement>(), aside: null }
  render(<FilterBar {...bar} onMore={() => undefined} />)
  const line = screen.queryByText('Hapus semua filter')?.parentElement
  return { state, line }
}

test('what narrows the list is said in a line of its own on a phone, also what stands in the bar of a wide page', () => {
  const { state, line } = chips({ status: 'open' })
  if (!line) throw new Error('no line')
  expect(line.className).toContain('md:hidden')
  fireEvent.click(within(line).getByLabelText('Hapus filter Status'))
  expect(state.set).toHaveBeenCalledWith({ status: undefined })
})

test('a wide page has that line for the filters of the sheet', () => {
  const { line } = chips({ kind: 'sale' })
  expect(line?.className).not.toContain(' md:hidden')
  expect(line && within(line).getByText('Tagihan')).toBeTruthy()
})

test('a list that is not narrowed has no such line', () => {
  expect(chips({}).line).toBeUndefined()
})
