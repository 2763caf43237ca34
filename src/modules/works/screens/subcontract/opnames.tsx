import { useState } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, OnDay } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { printOpname } from '../../papers/contract.ts'
import { approveSubcontractOpname, deleteSubcontractOpname, voidSubcontractOpname } from '../../subcontract/contract.ts'
import type { SubcontractOpnameSeen, SubcontractSeen } from '../../subcontract/seen.ts'

interface OpnamesProps {
  readonly subcontract: SubcontractSeen
  readonly onEdit: () => void
}

/** The opnames of a subcontract: the draft is approved by another, the last is taken back. */
export function SubcontractOpnames({ subcontract, onEdit }: OpnamesProps) {
  const [undoing, setUndoing] = useState<SubcontractOpnameSeen>()
  const undo = useAct(voidSubcontractOpname, { say: 'Opname dibatalkan.', onDone: () => setUndoing(undefined) })
  const { opnames } = subcontract
  const draft = opnames.find((opname) => opname.state === 'draft')
  const posted = opnames.filter((opname) => opname.state === 'posted')
  const last = posted.at(-1)
  const mayApprove = useCan('approve daftar-proyek')
  if (subcontract.status === 'draft') return null
  return (
    <Card title="Opname" flush>
      {opnames.length === 0 && (
        <NothingYet text="Belum ada opname. Catat volume yang selesai, lalu orang lain menyetujuinya." />
      )}
      {draft && <DraftOpname draft={draft} onEdit={onEdit} />}
      {posted.length > 0 && (
        <PlainTable label="Opname subkon" columns={opnameColumns} rows={posted} keyOf={(row) => row.id} />
      )}
      {last && !last.billNumber && !draft && mayApprove && (
        <div className="px-5 py-2">
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
    </Card>
  )
}

function DraftOpname({ draft, onEdit }: { readonly draft: SubcontractOpnameSeen; readonly onEdit: () => void }) {
  const approve = useAct(approveSubcontractOpname, { say: (saved) => `Opname ${saved.number ?? ''} disetujui.` })
  const remove = useAct(deleteSubcontractOpname, {
    say: 'Draf opname dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
  })
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
  {
    ...{ id: 'paper', title: 'Cetak', isQuiet: true, width: 144 },
    cell: (row) => <PaperLink endpoint={printOpname} input={{ id: row.id }} label="Cetak BA" />,
  },
]
