// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { formStore } from './store.ts'

afterEach(cleanup)

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
