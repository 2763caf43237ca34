import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { OnDay } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { houseWorkers, type HouseWorker } from '../../houses/contract.ts'

/** Who earned piece-rate pay here. */
export function WorkersTab({ houseId }: { readonly houseId: string }) {
  const asked = useAsk(houseWorkers, { id: houseId })
  const seesPay = useCan('view gaji')
  return (
    <AskedCard
      asked={asked}
      empty={{ text: 'Belum ada upah borongan yang dicatat di sini.', is: (rows) => rows.length === 0 }}
    >
      {(rows) => <PlainTable label="Pekerja" columns={columnsFor(seesPay)} rows={rows} keyOf={(row) => row.name} />}
    </AskedCard>
  )
}

function columnsFor(seesPay: boolean): readonly PlainColumn<HouseWorker>[] {
  const columns: readonly PlainColumn<HouseWorker>[] = [
    { id: 'name', title: 'Nama', cell: (row) => row.name },
    { id: 'entries', title: 'Catatan', width: 88, align: 'right', isWide: true, cell: (row) => row.entries },
    { id: 'qty', title: 'Jumlah', width: 104, align: 'right', cell: (row) => qtyFormat(row.qty) },
    { id: 'last', title: 'Terakhir', width: 96, isWide: true, cell: (row) => <OnDay day={row.lastOn} /> },
  ]
  const pay: PlainColumn<HouseWorker> = {
    id: 'amount',
    title: 'Upah (Rp)',
    width: 128,
    align: 'right',
    cell: (row) => <Money value={row.amount} />,
  }
  const owed: PlainColumn<HouseWorker> = {
    id: 'owed',
    title: 'Belum dibayar (Rp)',
    width: 144,
    align: 'right',
    under: 'amount',
    cell: (row) => <Money value={row.owed} />,
  }
  return seesPay ? [...columns, pay, owed] : columns
}
