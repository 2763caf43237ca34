import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import {
  approveChange,
  askChange,
  changeKinds,
  printChange,
  rejectChange,
  removeChange,
  voidChange,
  type ChangeOrder,
  type ChangeOrderLine,
} from '../../changes/contract.ts'
import { DropDraft } from '../drop-draft.tsx'

interface ChangeDetailProps {
  readonly projectId: string
  readonly change: ChangeOrder
  readonly onWrite: () => void
}

/** A change of the contract: why, its lines, and what may be done with it. */
export function ChangeDetail({ projectId, change, onWrite }: ChangeDetailProps) {
  const { days, requestedBy, addendumNo, remark } = change
  const facts = [
    changeKinds[change.kind],
    requestedBy && `diminta ${requestedBy}`,
    addendumNo && `adendum ${addendumNo}`,
    days !== 0 && `waktu ${days > 0 ? 'bertambah' : 'berkurang'} ${Math.abs(days)} hari`,
  ].filter(Boolean)
  return (
    <section className="border-t border-border" aria-label={`CCO-${change.number}`}>
      <div className="flex flex-wrap items-start gap-3 px-5 py-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-base font-semibold">{`CCO-${change.number}: ${change.reason}`}</h3>
          <p className="text-small text-muted-foreground">{facts.join(', ')}</p>
          {remark && <p className="text-small text-muted-foreground">{`Alasan keputusan: ${remark}`}</p>}
        </div>
        <Acts projectId={projectId} change={change} onWrite={onWrite} />
      </div>
      <PlainTable
        label={`Pekerjaan CCO-${change.number}`}
        columns={change.net === null ? columns.filter(({ id }) => !priced.has(id)) : columns}
        rows={change.lines}
        keyOf={(row) => `${row.number}${row.name}`}
      />
    </section>
  )
}

const priced = new Set(['price', 'amount'])

const columns: readonly PlainColumn<ChangeOrderLine>[] = [
  { id: 'number', title: 'No.', width: 88, cell: (row) => <span className="code">{row.number}</span> },
  {
    id: 'name',
    title: 'Pekerjaan',
    cell: (row) => <span className="block truncate">{row.isNew ? `${row.name} (baru)` : row.name}</span>,
  },
  {
    ...{ id: 'volume', title: 'Tambah/kurang', width: 128, align: 'right', under: 'name' },
    cell: (row) => <Qty value={row.volume} unit={row.unit} />,
  },
  {
    ...{ id: 'price', title: 'Harga (Rp)', width: 120, align: 'right', isWide: true },
    cell: (row) => <Money value={row.unitPrice} />,
  },
  {
    ...{ id: 'amount', title: 'Jumlah (Rp)', width: 136, align: 'right' },
    cell: (row) => <Money value={row.amount} />,
  },
]

type Asking = 'reject' | 'void'

function Acts({ projectId, change, onWrite }: ChangeDetailProps) {
  const mayWrite = useCan('update daftar-proyek')
  const [asking, setAsking] = useState<Asking>()
  const name = `CCO-${change.number}`
  const ask = useAct(askChange, { say: `${name} diajukan.` })
  const approve = useAct(approveChange, { say: `${name} disetujui, kontrak dan RAB sudah berubah.` })
  const reject = useAct(rejectChange, { say: `${name} ditolak.`, onDone: () => setAsking(undefined) })
  const takeBack = useAct(voidChange, { say: `${name} dibatalkan.`, onDone: () => setAsking(undefined) })
  const remove = useAct(removeChange, { say: `Draf ${name} dihapus. Dari Sampah bisa dipulihkan selama 30 hari.` })
  const which = { id: projectId, changeId: change.id, version: change.version }
  const refusal = ask.refusal ?? approve.refusal
  const { state, hindrance } = change
  return (
    <>
      <div className="flex flex-wrap justify-end gap-2">
        <PaperLink endpoint={printChange} input={{ id: projectId, changeId: change.id }} label="Cetak" />
        {state === 'draft' && mayWrite && (
          <>
            <DropDraft
              title={`Hapus draf ${name}?`}
              text="Draf ini masuk ke Sampah dan bisa dipulihkan selama 30 hari. Kontrak dan RAB tetap seperti sekarang."
              doing={remove}
              onConfirm={() => void remove.now({ id: projectId, changeId: change.id })}
            />
            <Button icon={<Pencil />} onClick={onWrite}>
              Ubah
            </Button>
            <Button variant="filled" isBusy={ask.isBusy} busyText="Mengajukan…" onClick={() => void ask.now(which)}>
              Ajukan
            </Button>
          </>
        )}
        {state === 'asked' && hindrance === 'own' && (
          <p className="self-center text-small text-muted-foreground">Menunggu disetujui orang lain.</p>
        )}
        {state === 'asked' && hindrance === null && (
          <>
            <Button onClick={() => setAsking('reject')}>Tolak</Button>
            <Button
              variant="filled"
              isBusy={approve.isBusy}
              busyText="Menyetujui…"
              onClick={() => void approve.now(which)}
            >
              Setujui CCO
            </Button>
          </>
        )}
        {state === 'approved' && change.isLast && hindrance !== 'right' && (
          <Button variant="ghost" onClick={() => setAsking('void')}>
            Batalkan CCO
          </Button>
        )}
      </div>
      {refusal && (
        <Notice tone="danger" className="w-full">
          {refusal.message}
        </Notice>
      )}
      {asking && (
        <Confirm
          title={asking === 'reject' ? `Tolak ${name}?` : `Batalkan ${name}?`}
          text={
            asking === 'reject'
              ? 'Kontrak dan RAB tetap seperti sekarang.'
              : 'RAB, nilai kontrak, dan tanggal selesai kembali seperti sebelum CCO ini.'
          }
          act={asking === 'reject' ? 'Tolak' : 'Batalkan CCO'}
          busyText={asking === 'reject' ? 'Menolak…' : 'Membatalkan…'}
          isDanger
          asksReason
          doing={asking === 'reject' ? reject : takeBack}
          onConfirm={(reason) => void (asking === 'reject' ? reject : takeBack).now({ ...which, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
