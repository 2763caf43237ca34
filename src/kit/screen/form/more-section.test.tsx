// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormContext } from './form-context.ts'
import { MoreSection } from './more-section.tsx'
import { formStore } from './store.ts'
import { TextField } from './text-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = (values: object) => {
  const store = formStore(values)
  render(
    <FormContext value={{ store, id: 'uji' }}>
      <MoreSection of={['driver', 'files']} says="Sopir">
        <TextField name="driver" label="Sopir" />
      </MoreSection>
    </FormContext>,
  )
  return { store, fold: screen.getByLabelText('Sopir').closest('details') }
}

test('what is seldom said stays folded until it is needed', () => {
  expect(open({ driver: '', files: [], other: 'ada' }).fold?.open).toBe(false)
})

test('it is open where something in it was said, also by a draft that came later', () => {
  expect(open({ driver: 'Agus' }).fold?.open).toBe(true)
  cleanup()
  const { store, fold } = open({ driver: '' })
  act(() => {
    store.replace({ driver: 'Agus' })
    vi.advanceTimersByTime(500)
  })
  expect(fold?.open).toBe(true)
})
