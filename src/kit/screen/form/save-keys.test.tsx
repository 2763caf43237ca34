// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSaveKeys } from './save-bar.tsx'
import type { FormHandle } from './use-form.ts'

afterEach(cleanup)

function Form({ submit, inSheet }: { readonly submit: () => void; readonly inSheet?: boolean }) {
  // Safe: the keys use nothing else of a form.
  const form = { store: submit, submit: async () => submit() } as unknown as FormHandle
  useSaveKeys(form)
  return (
    <div role={inSheet ? 'dialog' : undefined}>
      <div data-form>
        <input aria-label={inSheet ? 'Di panel' : 'Di halaman'} />
      </div>
    </div>
  )
}

const save = (field: HTMLElement) => {
  field.focus()
  return !fireEvent.keyDown(field, { key: 's', ctrlKey: true })
}

test('Ctrl+S saves the form that is typed in, in a page and in a panel over it', () => {
  const [page, panel] = [vi.fn(), vi.fn()]
  const { getByLabelText, rerender } = render(<Form submit={page} />)
  save(getByLabelText('Di halaman'))
  rerender(
    <>
      <Form submit={page} />
      <Form submit={panel} inSheet />
    </>,
  )
  save(getByLabelText('Di panel'))
  expect([page.mock.calls.length, panel.mock.calls.length]).toEqual([1, 1])
})

test('behind a question that lies over the form nothing is saved, and the browser does not save the page either', () => {
  const submit = vi.fn()
  const { getByLabelText } = render(
    <>
      <Form submit={submit} />
      <div role="dialog">
        <input aria-label="Kata sandi" />
      </div>
    </>,
  )
  expect(save(getByLabelText('Kata sandi'))).toBe(true)
  expect(submit).not.toHaveBeenCalled()
})
