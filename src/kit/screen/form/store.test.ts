import { expect, test, vi } from 'vitest'
import { formStore } from './store.ts'

const order = () =>
  formStore({
    name: 'PT Sinar',
    lines: [
      { key: 'a', qty: '1' },
      { key: 'b', qty: '2' },
    ],
  })

test('a keystroke wakes its own field and those that show what contains it, nobody else', () => {
  const store = order()
  const [cell, neighbour, row, all] = ['lines.1.qty', 'lines.0.qty', 'lines.1', ''].map((path) => {
    const woken = vi.fn()
    store.watch(path).subscribe(woken)
    return woken
  })

  store.write('lines.1.qty', '24')

  expect(cell).toHaveBeenCalledOnce()
  expect(row).toHaveBeenCalledOnce()
  expect(all).toHaveBeenCalledOnce()
  expect(neighbour).not.toHaveBeenCalled()
})

test('what stands beside a change keeps its identity', () => {
  const store = order()
  const before = store.read('lines.0')

  store.write('lines.1.qty', '24')

  expect(store.read('lines.0')).toBe(before)
  expect(store.read('lines.1.qty')).toBe('24')
})

test('writing what is there already wakes nobody and leaves the form clean', () => {
  const store = order()
  const woken = vi.fn()
  store.watch('name').subscribe(woken)

  store.write('name', 'PT Sinar')

  expect(woken).not.toHaveBeenCalled()
  expect(store.isDirty()).toBe(false)
})

test('a form typed back to what it was is not dirty', () => {
  const store = order()
  store.write('name', 'PT Sinar Abadi')
  expect(store.isDirty()).toBe(true)

  store.write('name', 'PT Sinar')
  expect(store.isDirty()).toBe(false)
})

test('an error goes when its field is written; the others stay', () => {
  const store = order()
  store.refuse({ name: ['Isi nama.'], 'lines.0.qty': ['Isi jumlah.'] })

  store.write('lines.0.qty', '3')

  expect(store.errors()).toEqual({ name: ['Isi nama.'] })
  expect(store.watchError('name').read()).toBe('Isi nama.')
})

test('a column names the cells of all its rows', () => {
  const store = order()
  store.name('lines.*.qty', 'Qty')

  expect(store.nameOf('lines.12.qty')).toBe('Qty')
})
