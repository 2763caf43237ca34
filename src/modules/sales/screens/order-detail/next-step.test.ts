import { expect, test } from 'vitest'
import type { OrderAct, OrderDetail } from '../../orders/contract.ts'
import { nextOf } from './next-step.tsx'

test.each<[string, OrderDetail['delivery'], readonly OrderAct[], string | undefined]>([
  ['a draft', 'none', ['edit', 'confirm'], 'confirm'],
  ['nothing went, though work of it can be billed', 'none', ['deliver', 'invoice'], 'deliver'],
  ['a part went', 'partial', ['deliver', 'invoice', 'pay'], 'invoice'],
  ['a part went and is billed', 'partial', ['deliver', 'pay'], 'deliver'],
  ['all went', 'full', ['invoice', 'pay'], 'invoice'],
  ['all is billed', 'full', ['pay'], 'pay'],
  ['all is paid', 'full', ['duplicate'], undefined],
])('what comes next of an order of which %s', (_name, delivery, can, next) => {
  expect(nextOf({ delivery, can })).toBe(next)
})
