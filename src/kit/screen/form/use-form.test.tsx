// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAuth } from '../client/auth.ts'
import { useForm } from './use-form.ts'

interface Values {
  readonly name: string
}

const user = { id: 'u1', name: 'Siti', email: 'siti@contoh.id', isPending: false, companyId: 'c1' }
const key = 'draft:u1:c1:uji'

function open(save: (values: Values) => Promise<string>, check?: (values: Values) => Record<string, string[]>) {
  const saved = vi.fn()
  const hook = renderHook(() => useForm<Values, string>({ initial: { name: '' }, draft: 'uji', check, save, saved }))
  return { saved, form: () => hook.result.current, close: () => hook.unmount() }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useAuth.setState({ user, token: 't', permissions: [] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a double click saves once', async () => {
  let finish = (_answer: string) => {}
  const save = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
  const { form, saved } = open(save)
  act(() => form().store.write('name', 'PT Sinar'))

  await act(async () => {
    const both = [form().submit('close'), form().submit('close')]
    finish('1')
    await Promise.all(both)
  })

  expect(save).toHaveBeenCalledOnce()
  expect(saved).toHaveBeenCalledExactlyOnceWith('1', 'close')
})

test('what the form itself refuses never reaches the server', async () => {
  const save = vi.fn(async () => '1')
  const { form } = open(save, () => ({ name: ['Isi nama.'] }))

  await act(async () => void (await form().submit('close')))

  expect(save).not.toHaveBeenCalled()
  expect(form().store.errors()).toEqual({ name: ['Isi nama.'] })
  expect(form().attempt).toBe(1)
})

test('texts of the server stand at their fields, and the typing stays', async () => {
  const refused = Object.assign(new Error('Ada isian yang perlu diperbaiki.'), {
    status: 422,
    errors: { name: ['Sudah dipakai.'] },
  })
  const { form } = open(() => Promise.reject(refused))
  act(() => form().store.write('name', 'PT Sinar'))

  await act(async () => void (await form().submit('close')))

  expect(form().store.errors()).toEqual({ name: ['Sudah dipakai.'] })
  expect(form().store.read('name')).toBe('PT Sinar')
  expect(form().store.isDirty()).toBe(true)
})

test('typing survives a crash and is offered again; a save leaves nothing behind', async () => {
  const first = open(async () => '1')
  act(() => first.form().store.write('name', 'PT Sinar'))
  act(() => void vi.advanceTimersByTime(2000))
  first.close()

  const second = open(async () => '1')
  expect(second.form().draft.found?.values).toEqual({ name: 'PT Sinar' })

  act(() => second.form().draft.restore())
  expect(second.form().store.read('name')).toBe('PT Sinar')

  await act(async () => void (await second.form().submit('close')))
  second.close()
  expect(localStorage.getItem(key)).toBeNull()
})

test('save and again starts over with an empty form', async () => {
  const { form, saved } = open(async () => '1')
  act(() => form().store.write('name', 'PT Sinar'))

  await act(async () => void (await form().submit('again')))

  expect(saved).toHaveBeenCalledWith('1', 'again')
  expect(form().store.read('name')).toBe('')
  expect(form().store.isDirty()).toBe(false)
})

test('somebody else saved first: a conflict; the summary says so too, in place of what it said before', async () => {
  const changed = Object.assign(new Error('Data ini baru diubah oleh Rina.'), {
    status: 409,
    code: 'document.changed',
    facts: { by: 'Rina', at: '' },
  })
  const { form } = open(() => Promise.reject(changed))
  act(() => form().store.refuse({ '': ['Server tidak dapat dihubungi.'] }))

  await act(async () => void (await form().submit('close')))

  expect(form().conflict).toEqual({ by: 'Rina', at: undefined })
  expect(form().store.errors()).toEqual({ '': ['Data ini baru diubah oleh Rina.'] })
})
