import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftName, dropDraft, keepDraft, readDraft } from './draft.ts'
import { formStore } from './store.ts'

const now = () => new Date('2026-11-21T07:05:00.000Z')
const name = draftName({ userId: 'u1', companyId: 'c1' }, 'order/tambah')

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('typing is on the device within two seconds, and comes back after a crash', () => {
  const device = shelf()
  const store = formStore({ name: '' })
  const onKept = vi.fn()
  keepDraft(store, { shelf: device, name, now, onKept })

  store.write('name', 'PT Sinar Abadi')
  vi.advanceTimersByTime(2000)

  expect(onKept).toHaveBeenCalledWith('2026-11-21T07:05:00.000Z')
  expect(readDraft(device, name)).toEqual({ at: '2026-11-21T07:05:00.000Z', values: { name: 'PT Sinar Abadi' } })
})

test('a page that closes keeps what was typed a moment ago', () => {
  const device = shelf()
  const store = formStore({ name: '' })
  const keeping = keepDraft(store, { shelf: device, name, now, onKept: () => {} })

  store.write('name', 'PT Sinar')
  keeping.now()

  expect(readDraft(device, name)?.values).toEqual({ name: 'PT Sinar' })
})

test('a saved form leaves no draft behind', () => {
  const device = shelf()
  const store = formStore({ name: '' })
  keepDraft(store, { shelf: device, name, now, onKept: () => {} })

  store.write('name', 'PT Sinar')
  store.settle()
  dropDraft(device, name)
  vi.advanceTimersByTime(2000)

  expect(readDraft(device, name)).toBeUndefined()
})

test('another person, another company or another form has its own draft', () => {
  expect(draftName({ userId: 'u2', companyId: 'c1' }, 'order/tambah')).not.toBe(name)
  expect(draftName({ userId: 'u1', companyId: 'c2' }, 'order/tambah')).not.toBe(name)
})

test('a spoilt draft is as good as none', () => {
  const device = shelf()
  device.setItem(name, '{"half')
  expect(readDraft(device, name)).toBeUndefined()
})

test('a device without room does not stop the form', () => {
  const store = formStore({ name: '' })
  const full = {
    ...shelf(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const keeping = keepDraft(store, { shelf: full, name, now, onKept: () => {} })

  store.write('name', 'PT Sinar')
  expect(() => keeping.now()).not.toThrow()
})
