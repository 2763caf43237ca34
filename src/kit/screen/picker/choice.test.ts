import { expect, test } from 'vitest'
import { exactChoice, recentChoices, rememberChoice, type Choice } from './choice.ts'

const choice = (id: string, label = id): Choice => ({ id, label, code: `BB-${id}` })

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('the last eight picks are remembered, newest first, each once', () => {
  const device = shelf()
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b']) rememberChoice(device, 'item', choice(id))
  expect(recentChoices(device, 'item').map((one) => one.id)).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c'])
})

test('a code or a name written in full is meant', () => {
  const found = [choice('1', 'Semen Putih'), choice('2', 'Semen')]
  expect(exactChoice(found, 'semen')?.id).toBe('2')
  expect(exactChoice(found, 'bb-1')?.id).toBe('1')
  expect(exactChoice(found, 'sem')).toBeUndefined()
})
