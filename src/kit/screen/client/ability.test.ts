import { expect, test } from 'vitest'
import { abilityOf } from './ability.ts'

test('a right is split at its first space', () => {
  const ability = abilityOf(['view dashboard', 'update surat jalan'])
  expect(ability.can('view', 'dashboard')).toBe(true)
  expect(ability.can('update', 'surat jalan')).toBe(true)
  expect(ability.can('update', 'dashboard')).toBe(false)
})

test.each(['manage all', 'manage order', 'view all', 'order', ' order', 'view '])('%j gives nothing', (permission) => {
  const ability = abilityOf([permission])
  for (const action of ['view', 'manage', '']) expect(ability.can(action, 'order')).toBe(false)
})
