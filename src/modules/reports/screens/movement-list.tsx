import Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { optionsOf } from '#kit/screen/document/said.ts'
import { Money } from '#kit/screen/format/money.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ListFilter } from '#kit/screen/list/filter.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { moneyColumn, orDash, quietDay } from '#kit/screen/list/paper-cells.tsx'
import { documentPage } from '#modules/journal/screens/face.tsx'
import { areaWords } from '#modules/journal/contract.ts'
import { cashStandings, type CashStanding } from '#modules/finance/entries/contract.ts'
import { exportCashMovements, listCashMovements, type CashMovement } from '../movements/contract.ts'

const pageOf = (row: CashMovement) => row.page ?? documentPage(row.sourceKind, row.sourceId) ?? ''
const numberOf = (row: CashMovement) => row.sourceNumber ?? row.entryNumber

const columns: readonly ListColumn<CashMovement>[] = [
  { id: 'date', title: 'Tanggal', width: 84, sort: 'down', priority: 2, cell: (row) => quietDay(row.date) },
  {
    id: 'sourceNumber',
    title: 'Nomor',
    width: 140,
    priority: 3,
    cell: (row) => <span className="code text-muted-foreground">{numberOf(row)}</span>,
  },
  {
    id: 'memo',
    title: 'Keterangan',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => <span title={row.memo}>{row.memo}</span>,
    onCard: (row) => row.memo,
  },
  { id: 'against', title: 'Lawan akun', width: 168, priority: 5, card: 'subtitle', cell: (row) => orDash(row.against) },
  {
    id: 'cashAccountName',
    title: 'Kas / Bank',
    width: 120,
    priority: 3,
    card: 'meta',
    cell: (row) => orDash(row.cashAccountName),
  },
  { id: 'area', title: 'Sumber', width: 104, priority: 6, cell: (row) => areaWords[row.area] },
  moneyColumn<CashMovement>({ id: 'cashIn', title: 'Masuk (Rp)', priority: 2 }, (row) => row.cashIn),
  moneyColumn<CashMovement>(
    { id: 'cashOut', title: 'Keluar (Rp)', priority: 2, card: 'amount' },
    (row) => row.cashOut,
    (row) => <Money value={row.cashOut === '0' ? row.cashIn : `-${row.cashOut}`} rp />,
  ),
  moneyColumn<CashMovement>({ id: 'balance', title: 'Saldo (Rp)', priority: 3 }, (row) => row.balance),
]

/** Every movement of cash and bank, each with what lay there after it and the document it comes from. */
export function MovementList({ above }: { readonly above: ReactNode }) {
  const places = useAsk(cashStandings, {}, { freshFor: 60_000 })
  return (
    <ListPage
      title="Mutasi kas & bank"
      path="/laporan-keuangan/"
      keptAs="/laporan-keuangan/mutasi"
      noun="mutasi"
      endpoint={listCashMovements}
      exporting={exportCashMovements}
      above={above}
      columns={columns}
      filters={filtersOf(places.data ?? [])}
      searchFor="Cari nomor jurnal atau keterangan…"
      defaultSort="-date"
      nameOf={numberOf}
      linkOf={pageOf}
      menuOf={(row) =>
        pageOf(row) && (
          <MenuGo to={pageOf(row)} icon={<Eye />}>
            Buka dokumennya
          </MenuGo>
        )
      }
      first={{
        title: 'Belum ada uang yang bergerak.',
        text: 'Pembayaran pelanggan dan supplier, gaji, dan transaksi kas berkumpul di sini dengan saldonya.',
      }}
    />
  )
}

function filtersOf(places: readonly CashStanding[]): readonly ListFilter[] {
  return [
    { key: 'date', label: 'Periode', kind: 'days', quick: true },
    {
      ...{ key: 'cashAccountId', label: 'Kas / Bank', kind: 'many', quick: true },
      words: places.map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'area', label: 'Sumber', kind: 'many', quick: true, words: optionsOf(areaWords) },
    { key: 'amount', label: 'Nilai', kind: 'amounts' },
  ]
}
