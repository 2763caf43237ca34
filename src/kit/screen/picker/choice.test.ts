import { expect, test } from 'vitest'
import { exactChoice, ranked, recentChoices, rememberChoice, type Choice } from './choice.ts'

const choice = (id: string, label = id): Choice => ({ id, label, code: `BB-${id}` })

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('what was picked lately comes first while nothing is typed', () => {
  const found = ['a', 'b', 'c'].map((id) => choice(id))
  expect(ranked(found, [choice('c')], '').map((one) => one.id)).toEqual(['c', 'a', 'b'])
  expect(ranked(found, [choice('c')], 'x').map((one) => one.id)).toEqual(['a', 'b', 'c'])
})

test('at most twenty are shown', () => {
  const found = Array.from({ length: 30 }, (_, at) => choice(String(at)))
  expect(ranked(found, [], 'x')).toHaveLength(20)
})

test('the last five picks are remembered, newest first, each once', () => {
  const device = shelf()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberChoice(device, 'item', choice(id))
  expect(recentChoices(device, 'item').map((one) => one.id)).toEqual(['b', 'f', 'e', 'd', 'c'])
})

test('a code or a name written in full is meant', () => {
  const found = [choice('1', 'Semen Putih'), choice('2', 'Semen')]
  expect(exactChoice(found, 'semen')?.id).toBe('2')
  expect(exactChoice(found, 'bb-1')?.id).toBe('1')
  expect(exactChoice(found, 'sem')).toBeUndefined()
})
