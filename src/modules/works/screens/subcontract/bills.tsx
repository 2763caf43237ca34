import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { takeSubcontractBillBack } from '../../subcontract/contract.ts'
import {
  subcontractBillKinds,
  type ReadySubcontractBill,
  type SubcontractBillSeen,
  type SubcontractSeen,
} from '../../subcontract/seen.ts'
import { ReadyToBill } from './ready-to-bill.tsx'

const BillSheet = later(() => import('./bill-sheet.tsx').then((parts) => parts.BillSheet))

/** The bills of a subcontract; the last one that nobody paid is taken back. */
export function SubcontractBills({ subcontract }: { readonly subcontract: SubcontractSeen }) {
  const [undoing, setUndoing] = useState<SubcontractBillSeen>()
  const undo = useAct(takeSubcontractBillBack, { say: 'Tagihan dibatalkan.', onDone: () => setUndoing(undefined) })
  const mayUndo = useCan('delete pembelian-barang')
  const [billing, setBilling] = useState<ReadySubcontractBill>()
  const { bills, ready } = subcontract
  const last = bills.at(-1)
  if (!last && ready.length === 0) return null
  return (
    <Card title="Tagihan" flush>
      {ready.map((bill) => (
        <ReadyToBill key={bill.kind} bill={bill} onBill={() => setBilling(bill)} />
      ))}
      {last && <PlainTable label="Tagihan subkon" columns={billColumns} rows={bills} keyOf={(row) => row.id} />}
      {mayUndo && last?.billId && (
        <div className="px-5 py-2">
          <Button variant="ghost" onClick={() => setUndoing(last)}>
            {`Batalkan ${last.number}`}
          </Button>
        </div>
      )}
      {undoing?.billId && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${undoing.number}?`}
          text="Jurnal pembaliknya dicatat hari ini. Tagihan yang sudah dibayar dibatalkan sesudah pembayarannya dibatalkan."
          act="Batalkan tagihan"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: subcontract.id, billId: undoing.billId ?? '', reason })}
          onClose={() => setUndoing(undefined)}
        />
      )}
      {billing && <BillSheet subcontract={subcontract} bill={billing} onClose={() => setBilling(undefined)} />}
    </Card>
  )
}

const billColumns: readonly PlainColumn<SubcontractBillSeen>[] = [
  {
    id: 'number',
    title: 'Tagihan',
    cell: (row) =>
      row.billId ? (
        <Go to={`/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=${row.billId}`} className={numberLink}>
          {row.number}
        </Go>
      ) : (
        <span className="code">{row.number}</span>
      ),
  },
  { id: 'kind', title: 'Untuk', width: 96, cell: (row) => subcontractBillKinds[row.kind] },
  { id: 'date', title: 'Tanggal', width: 80, isWide: true, cell: (row) => <OnDay day={row.date} /> },
  {
    id: 'charged',
    title: 'Potongan (Rp)',
    width: 112,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.backCharge} />,
  },
  { id: 'total', title: 'Jumlah (Rp)', width: 112, align: 'right', cell: (row) => <Money value={row.total} /> },
  {
    ...{ id: 'paid', title: 'Dibayar (Rp)', width: 112, align: 'right', isWide: true },
    cell: (row) => <Money value={row.paid} />,
  },
]
