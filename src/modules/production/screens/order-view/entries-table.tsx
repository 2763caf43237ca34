import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { NothingYet, OnDay } from '#kit/screen/document/cells.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import type { Entry, OrderDetail } from '../../orders/contract.ts'
import { voidEntry } from '../../results/contract.ts'
import { entryWords, gradeWords } from '../../words.ts'

/** Everything that happened on the floor, newest first; each can be taken back while the order runs. */
export function EntriesTable({ order }: { readonly order: OrderDetail }) {
  const [taking, setTaking] = useState<Entry>()
  const mayVoid = useCan('delete rumah-produksi') && order.stage === 'running'
  if (order.entries.length === 0)
    return <NothingYet text="Belum ada catatan. Catat bahan atau hasil setelah produksi dimulai." />
  return (
    <>
      <ul>
        {order.entries.map((entry) => (
          <li key={entry.id} className="flex items-start gap-3 border-b border-border-subtle px-5 py-3 last:border-b-0">
            <div className="min-w-0 flex-1">
              {/* Why it was taken back stays to be read. */}
              <div className={entry.isVoid ? 'text-muted-foreground line-through' : ''}>
                <p className="font-medium">{entryWords[entry.kind]}</p>
                <p className="text-small figures">{contentOf(entry, order.unit)}</p>
              </div>
              <p className="text-xs text-muted-foreground">
                <OnDay day={entry.date} /> · {entry.by}
                {entry.reason ? ` · ${entry.reason}` : ''}
                {entry.voidReason ? ` · batal: ${entry.voidReason}` : ''}
              </p>
            </div>
            <span
              className={`text-right text-small whitespace-nowrap figures ${entry.isVoid ? 'text-muted-foreground line-through' : ''}`}
            >
              {amountOf(entry)}
            </span>
            {mayVoid && !entry.isVoid && entry.kind !== 'finish' && entry.kind !== 'late' && (
              <IconButton
                plain
                size="sm"
                label={`Batalkan ${entryWords[entry.kind].toLowerCase()} nomor ${entry.seq}`}
                icon={<Undo2 />}
                onClick={() => setTaking(entry)}
              />
            )}
          </li>
        ))}
      </ul>
      {taking && <TakeBack order={order} entry={taking} onClose={() => setTaking(undefined)} />}
    </>
  )
}

interface TakeBackProps {
  readonly order: OrderDetail
  readonly entry: Entry
  readonly onClose: () => void
}

function TakeBack({ order, entry, onClose }: TakeBackProps) {
  const take = useAct(voidEntry, { say: 'Catatan dibatalkan.', onDone: onClose })
  return (
    <Confirm
      title={`Batalkan ${entryWords[entry.kind].toLowerCase()} ini?`}
      text="Barang kembali dengan biaya asalnya dan jurnalnya dibalik."
      act="Batalkan catatan"
      isDanger
      asksReason
      doing={take}
      onConfirm={(reason) => void take.now({ id: order.id, version: order.version, entryId: entry.id, reason })}
      onClose={onClose}
    />
  )
}

function contentOf(entry: Entry, unit: string): string {
  if (entry.kind === 'labour') {
    const rate = entry.rate ? ` × ${rupiah(entry.rate)}` : ''
    return `${entry.workerName ?? ''} · ${qtyFormat(entry.qty ?? '0')} ${unit}${rate}`
  }
  if (entry.kind === 'finish') return 'Sisa biaya dibukukan'
  if (entry.kind === 'late') return entry.lines.map(({ itemName }) => itemName).join(' · ')
  return entry.lines
    .map((line) => `${line.grade ? gradeWords[line.grade] : line.itemName}: ${qtyFormat(line.qty)} ${line.unit}`)
    .join(' · ')
}

function amountOf(entry: Entry): string {
  const worth =
    entry.kind === 'output' || entry.kind === 'finish'
      ? entry.loss !== '0'
        ? entry.loss
        : entry.value
      : (entry.pay ?? entry.cost)
  return worth ? rupiah(worth) : ''
}
