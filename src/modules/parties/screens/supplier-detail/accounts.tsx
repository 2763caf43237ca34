import { Empty } from '#kit/screen/ui/empty.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { BankAccount, Supplier } from '../../suppliers/contract.ts'

/** The number of an account; to who neither keeps nor pays suppliers the server does not tell it. */
export function AccountNumber({ of }: { readonly of: Partial<Pick<BankAccount, 'accountNo'>> }) {
  if (of.accountNo === undefined) return <span className="font-normal text-muted-foreground">nomor disembunyikan</span>
  return <span className="code">{of.accountNo}</span>
}

/** The accounts our money may go to. */
export function AccountList({ supplier }: { readonly supplier: Supplier }) {
  if (supplier.bankAccounts.length === 0) {
    return (
      <Empty
        title="Belum ada rekening yang disetujui."
        text="Tambahkan lewat tombol Ubah; rekening dipakai setelah orang lain menyetujuinya."
      />
    )
  }
  return (
    <ul className="divide-y divide-border-subtle">
      {supplier.bankAccounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
          <span className="min-w-0 flex-1">
            <span className="block font-medium">
              {account.bank} <AccountNumber of={account} />
            </span>
            <span className="block text-small text-muted-foreground">
              {['a.n. ' + account.holder, account.branch].filter(Boolean).join(' · ')}
            </span>
          </span>
          {account.isDefault && <QuietBadge tone="primary">Utama</QuietBadge>}
        </li>
      ))}
    </ul>
  )
}
