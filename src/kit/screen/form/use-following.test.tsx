// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isHeld } from '../live/hold.ts'
import { useForm } from './use-form.ts'

interface Rules {
  readonly version: number
  readonly days: string
}

afterEach(cleanup)

function card(first: Rules, follows = true) {
  const hook = renderHook(
    ({ initial }) => useForm<Rules, Rules>({ initial, follows, save: async (values) => values, saved: () => {} }),
    { initialProps: { initial: first } },
  )
  const store = hook.result.current.store
  return {
    store,
    values: () => store.read('') as Rules,
    submit: () => act(async () => void (await hook.result.current.submit('close'))),
    savedElsewhere: (initial: Rules) => hook.rerender({ initial }),
    type: (days: string) => act(() => store.write('days', days)),
  }
}

test('an untouched card takes in what somebody else saved, and keeps nothing live waiting', () => {
  const { store, values, savedElsewhere } = card({ version: 1, days: '7' })
  expect(isHeld()).toBe(false)

  savedElsewhere({ version: 2, days: '14' })

  expect(values()).toEqual({ version: 2, days: '14' })
  expect(store.isDirty()).toBe(false)
})

test('what is typed is not touched; typed back, the card catches up', () => {
  const { values, savedElsewhere, type } = card({ version: 1, days: '7' })
  type('9')
  expect(isHeld()).toBe(true)

  savedElsewhere({ version: 2, days: '14' })
  expect(values()).toEqual({ version: 1, days: '9' })

  type('7')
  expect(values()).toEqual({ version: 2, days: '14' })
})

test('after its own save a card never falls back on an answer from before it', async () => {
  const { store, values, savedElsewhere, submit, type } = card({ version: 1, days: '7' })
  type('9')
  savedElsewhere({ version: 2, days: '14' })

  await submit()
  expect(values().days).toBe('9')

  savedElsewhere({ version: 3, days: '9' })
  expect(values()).toEqual({ version: 3, days: '9' })
  expect(store.isDirty()).toBe(false)
})

test('a form that does not follow holds live changes back as long as it stands', () => {
  const { values, savedElsewhere } = card({ version: 1, days: '7' }, false)

  savedElsewhere({ version: 2, days: '14' })

  expect(isHeld()).toBe(true)
  expect(values()).toEqual({ version: 1, days: '7' })
})
