import type { ReactNode } from 'react'
import type { MoneyNow } from '#app/dashboard/contract.ts'
import { thousands } from '#ground/format.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'

/** Accounts and taxes shown; the rest stands behind the link of the card. */
const MOST = 4

/** Kas & bank as they stand today, what the month earned, and what is owed of tax: each leads to the rows that make it. */
export function MoneyCard({ money }: { readonly money: MoneyNow }) {
  const { accounts, taxes, profit, waiting } = money
  return (
    <Card
      title="Kas & bank"
      flush
      aside={
        <strong className="figures">
          <Money value={money.total} rp />
        </strong>
      }
    >
      <ul aria-label="Kas & bank">
        {accounts.slice(0, MOST).map(({ id, name, code, balance }) => (
          <Line key={id} label={name} search={{ view: 'buku-besar', akun: code }}>
            <Money value={balance} />
          </Line>
        ))}
        {accounts.length > MOST && (
          <Line label={`${accounts.length - MOST} akun lain`} search={{ view: 'transaksi' }}>
            Lihat semua
          </Line>
        )}
        {waiting > 0 && (
          <Line label="Mutasi bank perlu dicocokkan" search={{ view: 'cocokkan' }}>
            {thousands(String(waiting))}
          </Line>
        )}
        {profit && (
          <Line label="Laba bulan ini" search={{ view: 'laba-rugi', dateFrom: profit.from, dateTo: profit.to }}>
            <Money value={profit.amount} />
          </Line>
        )}
        {taxes.slice(0, MOST).map(({ code, name, balance }) => (
          <Line key={code} label={name} search={{ view: 'buku-besar', akun: code }}>
            <Money value={balance} />
          </Line>
        ))}
      </ul>
    </Card>
  )
}

interface LineProps {
  readonly label: string
  readonly search: Readonly<Record<string, string>>
  readonly children: ReactNode
}

function Line({ label, search, children }: LineProps) {
  return (
    <li className="relative flex min-h-9 items-center gap-2 border-t border-border-subtle px-5 hover:bg-row-hover max-md:min-h-12 max-md:px-4">
      <Go
        to="/laporan-keuangan/"
        search={search}
        className="min-w-0 flex-1 truncate rounded-sm text-small after:absolute after:inset-0"
      >
        {label}
      </Go>
      <span className="font-medium figures">{children}</span>
    </li>
  )
}
