// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Choice, ChoiceSource } from './choice.ts'
import { PickInput } from './pick-input.tsx'

const all: Choice[] = [
  { id: '1', label: 'PT Sinar Abadi', code: 'PLG-0001' },
  { id: '2', label: 'PT Sinar Jaya', code: 'PLG-0002' },
  { id: '3', label: 'CV Karya', code: 'PLG-0003' },
]
const search = vi.fn(async (typed: string) =>
  all.filter((one) => one.label.toLowerCase().includes(typed.toLowerCase())),
)
const onPick = vi.fn()
const onTaken = vi.fn()

function Picker({ create }: { readonly create?: ChoiceSource['create'] }) {
  const [value, setValue] = useState<Choice | null>(null)
  const [source] = useState<ChoiceSource>({ key: 'uji', noun: 'pelanggan', search, create })
  const pick = (choice: Choice | null) => {
    onPick(choice)
    setValue(choice)
  }
  return (
    <PickInput
      value={value}
      onPick={pick}
      source={source}
      className=""
      input={{ 'aria-label': 'Pelanggan' }}
      onTaken={onTaken}
    />
  )
}

const box = () => screen.getByRole('combobox') as HTMLInputElement
const type = async (text: string) => {
  fireEvent.change(box(), { target: { value: text } })
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)))
}
const press = (key: string, held: object = {}) => fireEvent.keyDown(box(), { key, ...held })

beforeEach(() => {
  vi.useFakeTimers()
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
  search.mockClear()
  onPick.mockClear()
  onTaken.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('one question is asked for a word, 150 ms after its last letter', async () => {
  render(<Picker />)
  for (const text of ['s', 'si', 'sin']) fireEvent.change(box(), { target: { value: text } })
  expect(search).not.toHaveBeenCalled()

  await act(async () => void (await vi.advanceTimersByTimeAsync(150)))
  expect(search).toHaveBeenCalledOnce()
  expect(search.mock.calls[0]?.[0]).toBe('sin')
})

test('arrows mark, Enter takes, and the mark is told to screen readers', async () => {
  render(<Picker />)
  await type('sinar')
  press('ArrowDown')
  const marked = box().getAttribute('aria-activedescendant')
  expect(document.getElementById(marked ?? '')?.textContent).toContain('PT Sinar Jaya')

  press('Enter')
  expect(onPick).toHaveBeenCalledWith(all[1])
  expect(box().value).toBe('PT Sinar Jaya')
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('Esc closes and leaves the value as it was', async () => {
  render(<Picker />)
  await type('karya')
  press('Enter')
  await type('sinar')
  press('Escape')
  expect(box().value).toBe('CV Karya')
})

test('an emptied box means nobody', async () => {
  render(<Picker />)
  await type('karya')
  press('Enter')
  await type('')
  fireEvent.blur(box())
  expect(onPick).toHaveBeenLastCalledWith(null)
})

test('Ctrl+Enter makes a new one with what was typed, and comes back with it', async () => {
  const create = vi.fn((typed: string, done: (made: Choice) => void) => (
    <button type="button" onClick={() => done({ id: '9', label: typed })}>
      Simpan
    </button>
  ))
  render(<Picker create={create} />)
  await type('Toko Baru')
  expect(screen.getByText('Tambah pelanggan "Toko Baru"')).toBeTruthy()

  press('Enter', { ctrlKey: true })
  fireEvent.click(screen.getByText('Simpan'))
  expect(onPick).toHaveBeenCalledWith({ id: '9', label: 'Toko Baru' })
  expect(box().value).toBe('Toko Baru')
  expect(onTaken).toHaveBeenCalledOnce()
})

test('nothing found says so', async () => {
  render(<Picker />)
  await type('zzz')
  expect(screen.getByRole('status').textContent).toBe('Tidak ada yang cocok dengan "zzz".')
})

test('what comes in from outside while the list is open is chosen, and the list goes', async () => {
  const source: ChoiceSource = { key: 'uji', noun: 'pelanggan', search }
  const props = { onPick, source, className: '', input: { 'aria-label': 'Pelanggan' } }
  const { rerender } = render(<PickInput {...props} value={null} />)
  fireEvent.click(box())
  await act(async () => void (await vi.advanceTimersByTimeAsync(200)))
  expect(screen.getByRole('listbox')).toBeTruthy()
  rerender(<PickInput {...props} value={all[2]} />)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().value).toBe('CV Karya')
})
