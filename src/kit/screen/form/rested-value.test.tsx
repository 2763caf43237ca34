// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormContext, useRestedValue } from './form-context.ts'
import { formStore, type FormStore } from './store.ts'

let renders = 0

function Sum() {
  const lines = useRestedValue<readonly { qty: string }[]>('lines')
  return <output>{lines.reduce((sum, { qty }) => sum + Number(qty), 0)}</output>
}

function Form({ store }: { readonly store: FormStore }) {
  const [scope] = useState({ store, id: 'f' })
  return (
    <FormContext value={scope}>
      <Profiler id="sum" onRender={() => (renders += 1)}>
        <Sum />
      </Profiler>
    </FormContext>
  )
}

const shown = () => screen.getByRole('status').textContent
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

beforeEach(() => {
  renders = 0
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a sum over many rows is worked out once when typing rests, and then of what was typed last', async () => {
  const store = formStore({ lines: [{ qty: '1' }, { qty: '2' }] })
  render(<Form store={store} />)
  expect(shown()).toBe('3')
  const atFirst = renders
  for (const qty of ['4', '45', '456']) {
    act(() => store.write('lines.1.qty', qty))
    await wait(100)
  }
  expect(renders).toBe(atFirst)
  await wait(100)
  expect(shown()).toBe('457')
  expect(renders).toBe(atFirst + 1)
})

test('a form that closes while typing rests asks nobody any more', async () => {
  const store = formStore({ lines: [{ qty: '1' }] })
  const { unmount } = render(<Form store={store} />)
  act(() => store.write('lines.0.qty', '9'))
  unmount()
  await wait(500)
  expect(renders).toBe(1)
})
