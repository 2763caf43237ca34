import { useState } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { today } from '#kit/screen/format/zone.ts'
import {
  approveSubcontractOpname,
  deleteSubcontractOpname,
  subcontractBillKinds,
  takeSubcontractBillBack,
  voidSubcontractOpname,
  type SubcontractBillSeen,
  type SubcontractOpnameSeen,
  type SubcontractSeen,
} from '../../subcontract/contract.ts'

interface OpnamesProps {
  readonly subcontract: SubcontractSeen
  readonly onEdit: () => void
}

/** The opnames of a subcontract: the draft is approved by another, the last is taken back. */
export function OpnamesOfSubcontract({ subcontract, onEdit }: OpnamesProps) {
  const [undoing, setUndoing] = useState<SubcontractOpnameSeen>()
  const undo = useAct(voidSubcontractOpname, { say: 'Opname dibatalkan.', onDone: () => setUndoing(undefined) })
  const { opnames } = subcontract
  const draft = opnames.find((opname) => opname.state === 'draft')
  const posted = opnames.filter((opname) => opname.state === 'posted')
  const last = posted.at(-1)
  const mayApprove = useCan('approve daftar-proyek')
  if (opnames.length === 0) return null
  return (
    <>
      {draft && <DraftOpname draft={draft} onEdit={onEdit} />}
      {posted.length > 0 && (
        <PlainTable label="Opname subkon" columns={opnameColumns} rows={posted} keyOf={(row) => row.id} />
      )}
      {last && !last.billNumber && !draft && mayApprove && (
        <div className="px-5 pt-2">
          <Button variant="ghost" onClick={() => setUndoing(last)}>
            {`Batalkan ${last.number ?? 'opname'}`}
          </Button>
        </div>
      )}
      {undoing && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${undoing.number ?? 'opname'}?`}
          act="Batalkan opname"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: undoing.id, version: undoing.version, reason })}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </>
  )
}

function DraftOpname({ draft, onEdit }: { readonly draft: SubcontractOpnameSeen; readonly onEdit: () => void }) {
  const approve = useAct(approveSubcontractOpname, { say: (saved) => `Opname ${saved.number ?? ''} disetujui.` })
  const remove = useAct(deleteSubcontractOpname, { say: 'Draf opname dihapus.' })
  const mayWrite = useCan('update daftar-proyek')
  const mayApprove = useCan('approve daftar-proyek')
  const { id, version } = draft
  const refusal = approve.refusal ?? remove.refusal
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 py-3">
      <p className="mr-auto">
        {`Draf opname ${dayFormat(draft.date as Day, 'dense', today())}: `}
        <Money value={draft.gross} rp />
        {draft.isOwn && <span className="ml-2 text-small text-muted-foreground">menunggu disetujui orang lain</span>}
      </p>
      {mayWrite && (
        <>
          <Button variant="ghost" isBusy={remove.isBusy} onClick={() => void remove.now({ id })}>
            Hapus draf
          </Button>
          <Button onClick={onEdit}>Ubah opname</Button>
        </>
      )}
      {mayApprove && !draft.isOwn && (
        <Button variant="filled" isBusy={approve.isBusy} onClick={() => void approve.now({ id, version })}>
          Setujui opname
        </Button>
      )}
      {refusal && (
        <Notice tone="danger" className="w-full">
          {refusal.message}
        </Notice>
      )}
    </div>
  )
}

const opnameColumns: readonly PlainColumn<SubcontractOpnameSeen>[] = [
  { id: 'number', title: 'Opname', cell: (row) => <span className="code">{row.number}</span> },
  { id: 'date', title: 'Tanggal', width: 120, cell: (row) => <OnDay day={row.date} /> },
  { id: 'bill', title: 'Tagihan', width: 152, isWide: true, cell: (row) => row.billNumber ?? 'Belum ditagih' },
  { id: 'gross', title: 'Nilai (Rp)', width: 136, align: 'right', cell: (row) => <Money value={row.gross} /> },
]

/** The bills of a subcontract; the last one that nobody paid is taken back. */
export function BillsOfSubcontract({ subcontract }: { readonly subcontract: SubcontractSeen }) {
  const [undoing, setUndoing] = useState<SubcontractBillSeen>()
  const undo = useAct(takeSubcontractBillBack, { say: 'Tagihan dibatalkan.', onDone: () => setUndoing(undefined) })
  const mayUndo = useCan('delete pembelian-barang')
  const last = subcontract.bills.at(-1)
  if (!last) return null
  return (
    <>
      <PlainTable label="Tagihan subkon" columns={billColumns} rows={subcontract.bills} keyOf={(row) => row.id} />
      {mayUndo && last.billId && (
        <div className="px-5 pt-2">
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
    </>
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
  { id: 'kind', title: 'Untuk', width: 112, cell: (row) => subcontractBillKinds[row.kind] },
  { id: 'date', title: 'Tanggal', width: 120, isWide: true, cell: (row) => <OnDay day={row.date} /> },
  {
    id: 'charged',
    title: 'Potongan (Rp)',
    width: 128,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.backCharge} />,
  },
  { id: 'total', title: 'Jumlah (Rp)', width: 136, align: 'right', cell: (row) => <Money value={row.total} /> },
]
