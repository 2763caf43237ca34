import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { cashStandings } from '../../entries/contract.ts'

/** What lies in each cash box and bank account now; each leads to its ledger. */
export function CashStrip() {
  const { data } = useAsk(cashStandings, {})
  if (!data || data.length === 0) return null
  return (
    <ul aria-label="Saldo kas & bank" className="mb-4 flex gap-3 overflow-x-auto max-md:-mx-4 max-md:px-4">
      {data.map(({ id, name, accountCode, balance }) => (
        <li key={id} className="flex-none">
          <Go
            to="/laporan-keuangan/"
            search={{ view: 'buku-besar', akun: accountCode }}
            className="block rounded-lg border border-border bg-card px-4 py-3 hover:border-border-strong"
          >
            <span className="block text-small text-muted-foreground">{name}</span>
            <span className="block text-base font-semibold figures">
              <Money value={balance} rp />
            </span>
          </Go>
        </li>
      ))}
    </ul>
  )
}
