import type { Dice } from '#app/seed/dice.ts'
import { nasty } from './nasty.ts'

type Plain = Record<string, unknown>

/** Spoils an honest input at some places, however deep they lie. */
export function spoil(given: Plain, dice: Dice): unknown {
  let spoilt: unknown = structuredClone(given)
  for (let count = dice.pick([1, 1, 1, 2, 3]); count > 0; count -= 1) spoilt = spoiltOnce(spoilt, dice)
  return spoilt
}

function spoiltOnce(value: unknown, dice: Dice): unknown {
  if (Array.isArray(value)) return spoiltList(value, dice)
  if (typeof value === 'object' && value !== null) return spoiltObject(value as Plain, dice)
  return spoiltLeaf(value, dice)
}

function spoiltList(list: readonly unknown[], dice: Dice): unknown {
  const at = dice.between(0, Math.max(0, list.length - 1))
  switch (dice.between(1, 6)) {
    case 1:
      return { ...list }
    case 2:
      return Array.from({ length: 400 }, () => list[0] ?? nasty(dice))
    case 3:
      return [...list, ...list]
    case 4:
      return nasty(dice)
    default:
      return list.length === 0 ? [nasty(dice)] : list.with(at, spoiltOnce(list[at], dice))
  }
}

function spoiltObject(object: Plain, dice: Dice): unknown {
  const keys = Object.keys(object)
  const key = keys.length > 0 ? dice.pick(keys) : 'x'
  switch (dice.between(1, 10)) {
    case 1:
      return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
    case 2:
      return { ...object, [dice.pick(STRANGERS)]: nasty(dice) }
    case 3:
      return Object.values(object)
    case 4:
      return { ...object, [key]: [object[key]] }
    default:
      return { ...object, [key]: spoiltOnce(object[key], dice) }
  }
}

function spoiltLeaf(value: unknown, dice: Dice): unknown {
  if (dice.chance(20)) return typeof value === 'string' ? Number(value) : String(value)
  if (dice.chance(10)) return [value]
  if (dice.chance(10)) return { value }
  return nasty(dice)
}

/** Fields that nobody may set, and names that are more than a name. */
const STRANGERS = [
  'companyId',
  'company_id',
  'id',
  'version',
  'state',
  'number',
  'total',
  'createdBy',
  'created_at',
  'role',
  'isOwner',
  'permissions',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a'.repeat(2000),
]
