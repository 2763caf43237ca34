import { expect, test } from 'vitest'
import type { BankAccount } from '#modules/parties/suppliers/contract.ts'
import { sameAccounts, writtenAccounts } from '#modules/parties/suppliers/rules.ts'

const account = (more: Partial<BankAccount>): BankAccount => ({
  bank: 'BCA',
  accountNo: '1234',
  holder: 'Budi',
  branch: null,
  isDefault: false,
  ...more,
})

test('accounts are kept with bare numbers and exactly one main one', () => {
  const written = writtenAccounts([account({ accountNo: '12-34 5.6', branch: '' }), account({ accountNo: '9' })])
  expect(written.map(({ accountNo, branch, isDefault }) => [accountNo, branch, isDefault])).toEqual([
    ['123456', null, true],
    ['9', null, false],
  ])
  const two = writtenAccounts([account({}), account({ isDefault: true }), account({ isDefault: true })])
  expect(two.map(({ isDefault }) => isDefault)).toEqual([false, true, false])
})

test.each([
  [
    'their order',
    [account({ bank: 'A' }), account({ bank: 'B' })],
    [account({ bank: 'B' }), account({ bank: 'A' })],
    true,
  ],
  ['the number', [account({})], [account({ accountNo: '1235' })], false],
  ['the holder', [account({})], [account({ holder: 'Badu' })], false],
  ['the main one', [account({})], [account({ isDefault: true })], false],
  ['one more', [account({})], [account({}), account({ bank: 'B' })], false],
])('lists that differ in %s', (_what, one, other, isSame) => {
  expect(sameAccounts(one, other)).toBe(isSame)
})
