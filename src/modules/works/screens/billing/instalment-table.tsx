import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Percent } from '#kit/screen/format/quantity.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import type { SignedContract } from '../../billing/contract.ts'
import { instalmentStates, type Instalment } from '../../instalments/contract.ts'
import { dueWords } from '../../instalments/due-words.ts'

/** The agreed parts of a contract: what each waits for, what it comes to before PPN, and its invoice. */
export function InstalmentTable({ contract }: { readonly contract: SignedContract }) {
  const { instalments, orderId } = contract
  const isChanged = instalments.some(({ state }) => state === 'waiting' || state === 'ready')
  return (
    <section aria-label="Angsuran" className="border-t border-border pt-4">
      <h2 className="px-5 text-base font-semibold">Angsuran</h2>
      {isChanged && (
        <p className="mt-1 px-5 text-small text-muted-foreground">
          Nilai sebelum PPN. Tambah-kurang (CCO) ikut di angsuran yang belum ditagih, menurut persennya; yang terakhir
          mengambil sisanya.
        </p>
      )}
      <div className="mt-3">
        <PlainTable label="Angsuran" columns={columnsFor(orderId)} rows={instalments} keyOf={(row) => row.id} />
      </div>
    </section>
  )
}

function columnsFor(orderId: string): readonly PlainColumn<Instalment>[] {
  return [
    {
      id: 'name',
      title: 'Angsuran',
      cell: (row) => (
        <span className="grid min-w-0">
          <span className="truncate">{row.name}</span>
          {row.documents && <span className="truncate text-xs text-muted-foreground">{row.documents}</span>}
        </span>
      ),
    },
    {
      id: 'percent',
      title: '%',
      width: 72,
      align: 'right',
      isWide: true,
      cell: (row) => <Percent value={row.percent} />,
    },
    { id: 'due', title: 'Ditagih saat', width: 136, under: 'name', cell: (row) => dueText(row) },
    {
      id: 'expected',
      title: 'Perkiraan',
      width: 104,
      isWide: true,
      cell: (row) => (row.expectedOn ? shown(row.expectedOn) : ''),
    },
    {
      id: 'state',
      title: 'Status',
      width: 184,
      under: 'name',
      cell: (row) =>
        row.invoiceNumber ? (
          <>
            {'Ditagih '}
            <Go
              to={`/order/invoice/${orderId}${row.invoiceId ? `?dokumen=${row.invoiceId}` : ''}`}
              className={numberLink}
            >
              {row.invoiceNumber}
            </Go>
          </>
        ) : (
          <span className={row.state === 'ready' ? 'font-semibold' : 'text-muted-foreground'}>
            {instalmentStates[row.state]}
          </span>
        ),
    },
    { id: 'amount', title: 'Nilai (Rp)', width: 120, align: 'right', cell: (row) => <Money value={row.amount} /> },
  ]
}

const shown = (on: string) => dayFormat(on as Day, 'dense', today())

const dueText = (row: Instalment) => dueWords(row).replace(/^./, (letter) => letter.toUpperCase())
