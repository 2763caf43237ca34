import { expect, test } from 'vitest'
import type { PurchaseAct, PurchaseDetail } from '../../orders/detail.ts'
import { nextOf } from './next-step.tsx'

test.each<[string, PurchaseDetail['receiving'], readonly PurchaseAct[], string | undefined]>([
  ['somebody must say yes to', 'none', ['decide', 'submit'], undefined],
  ['nothing came', 'none', ['receive'], 'receive'],
  ['nothing came, though work of it can be billed', 'none', ['receive', 'bill'], 'receive'],
  ['a part came', 'partial', ['receive', 'bill'], 'bill'],
  ['a part came and is billed', 'partial', ['receive'], 'receive'],
  ['all came', 'full', ['bill'], 'bill'],
  ['all is billed', 'full', [], 'pay'],
])('what comes next of a purchase %s', (_name, receiving, can, next) => {
  expect(nextOf({ can, receiving, state: 'posted', openDue: '1' }, true)).toBe(next)
})
