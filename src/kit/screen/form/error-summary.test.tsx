// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { formStore } from './store.ts'
import { TextField } from './text-field.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(cleanup)

const open = (errors: Record<string, string[]>) => {
  const store = formStore({ name: '', note: '' })
  render(
    <FormContext value={{ store, id: 'uji' }}>
      <TextField name="name" label="Nama" />
      <details>
        <TextField name="note" label="Catatan" />
      </details>
    </FormContext>,
  )
  store.refuse(errors)
  return render(
    <FormContext value={{ store, id: 'uji' }}>
      <ErrorSummary attempt={1} />
    </FormContext>,
  )
}

test('which line is wrong is said once: by the label of the complaint', () => {
  const store = formStore({ lines: [{}, {}] })
  store.name('lines.1.item', 'Barang')
  store.refuse({ 'lines.1.item': ['Baris 2: pilih barang.'] })
  const { getByRole } = render(
    <FormContext value={{ store, id: 'uji' }}>
      <ErrorSummary attempt={1} />
    </FormContext>,
  )
  expect(getByRole('alert').textContent).toBe('Ada 1 isian yang perlu diperbaiki. Baris 2 · Barang: pilih barang.')
})

test('one wrong field has the focus and says it alone, also from a fold that was closed', () => {
  open({ note: ['Terlalu panjang.'] })
  const field = screen.getByLabelText('Catatan')
  expect(document.activeElement).toBe(field)
  expect(field.closest('details')?.open).toBe(true)
  expect(screen.getAllByText('Terlalu panjang.')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('of several the summary tells, and has the focus', () => {
  open({ name: ['Isi nama.'], note: ['Terlalu panjang.'] })
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('alert').textContent).toContain('Ada 2 isian')
})

test('a refusal of the whole is said by the summary', () => {
  open({ '': ['Stok tidak cukup.'] })
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getAllByText('Stok tidak cukup.')).toHaveLength(1)
})
