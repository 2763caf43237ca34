// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListState } from './list-state.ts'
import { PhoneTools } from './phone-tools.tsx'

afterEach(cleanup)

const state = { params: {} } as ListState
const usual = { state, hasFilters: false, placeholder: 'Cari nama…', count: '14 supplier', onFilter: () => undefined }

test('what the head of a wide page offers is one tap away on a phone', () => {
  render(<PhoneTools {...usual} more={<button type="button">Impor</button>} />)
  expect(screen.queryByText('Impor')).toBeNull()
  fireEvent.click(screen.getByLabelText('Tindakan lain'))
  expect(screen.getByText('Impor')).toBeTruthy()
})

test('a list that offers nothing more has no such button', () => {
  render(<PhoneTools {...usual} />)
  expect(screen.queryByLabelText('Tindakan lain')).toBeNull()
})

test('what was searched for is cleared with one press', () => {
  const set = vi.fn()
  const searched = { params: { q: 'semen' }, set } as unknown as ListState
  render(<PhoneTools {...usual} state={searched} />)
  fireEvent.click(screen.getByLabelText('Hapus pencarian'))
  expect(set).toHaveBeenCalledWith({ q: undefined }, { quietly: true })
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari nama…' }).value).toBe('')
  expect(screen.queryByLabelText('Hapus pencarian')).toBeNull()
})
