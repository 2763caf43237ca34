import type { BankAccount } from '#modules/parties/suppliers/contract.ts'

/** Accounts as they are compared and kept: digits only in the number, one of them the main one. */
export function writtenAccounts(accounts: readonly BankAccount[]): BankAccount[] {
  const main = accounts.findIndex((each) => each.isDefault)
  return accounts.map(({ bank, accountNo, holder, branch }, at) => ({
    bank,
    accountNo: accountNo.replace(/[\s.-]/g, ''),
    holder,
    branch: branch || null,
    isDefault: at === Math.max(main, 0),
  }))
}

/** Whether two lists name the same accounts, whatever their order. */
export function sameAccounts(one: readonly BankAccount[], other: readonly BankAccount[]): boolean {
  const text = (accounts: readonly BankAccount[]) =>
    accounts
      .map(({ bank, accountNo, holder, branch, isDefault }) =>
        JSON.stringify([bank, accountNo, holder, branch, isDefault]),
      )
      .toSorted()
      .join('\n')
  return text(one) === text(other)
}
