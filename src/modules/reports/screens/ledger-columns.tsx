import type { PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { documentPage } from '#modules/journal/screens/face.tsx'
import type { LedgerRow } from '../ledger/contract.ts'

/** The lines of a ledger, column by column. */
export const ledgerColumns: readonly PlainColumn<LedgerRow>[] = [
  { id: 'date', title: 'Tanggal', width: 120, cell: (row) => <DateText value={row.date} style="short" /> },
  { id: 'document', title: 'Dokumen', width: 160, isWide: true, cell: (row) => <Source row={row} /> },
  { id: 'memo', title: 'Keterangan', cell: (row) => <Said row={row} /> },
  { id: 'debit', title: 'Debit', width: 130, align: 'right', isWide: true, cell: (row) => <Side amount={row.debit} /> },
  {
    id: 'credit',
    title: 'Kredit',
    width: 130,
    align: 'right',
    isWide: true,
    cell: (row) => <Side amount={row.credit} />,
  },
  { id: 'balance', title: 'Saldo', width: 140, align: 'right', cell: (row) => <Money value={row.balance} /> },
]

function Source({ row }: { readonly row: LedgerRow }) {
  const page = documentPage(row.sourceKind, row.sourceId)
  const number = <span className="code">{row.sourceNumber ?? row.entryNumber}</span>
  return page ? <NameLink to={page}>{number}</NameLink> : number
}

function Said({ row }: { readonly row: LedgerRow }) {
  return <span title={row.memo}>{[row.memo, row.projectName].filter(Boolean).join(' · ')}</span>
}

function Side({ amount }: { readonly amount: string }) {
  return amount === '0' ? <span className="text-subtle-foreground">—</span> : <Money value={amount} />
}
