import { describe, expect, test } from 'vitest'
import { lostBy, shutsOut } from '#modules/company/accounts/own-role.ts'
import { withNeeded } from '#modules/company/accounts/permissions.ts'

const role = (id: string, ...rights: string[]) => ({ id, permissions: withNeeded(rights) })

describe('changing a role one holds', () => {
  const own = [role('office', 'update permissions', 'update order'), role('stock', 'view order', 'view stock')]

  test('takes what no other role of theirs gives', () => {
    expect(lostBy(own, 'office', ['update permissions'])).toEqual(['update order'])
    expect(lostBy(own, 'office', ['update permissions', 'update order', 'view gudang'])).toEqual([])
  })

  test('of somebody else takes nothing', () => {
    expect(lostBy(own, 'another', [])).toEqual([])
  })

  test('shuts out who no longer sees or changes rights', () => {
    expect(shutsOut(lostBy(own, 'office', ['view permissions', 'update order']))).toBe(true)
    expect(shutsOut(lostBy([...own, role('head', 'update permissions')], 'office', []))).toBe(false)
    expect(shutsOut(lostBy(own, 'stock', []))).toBe(false)
  })
})
