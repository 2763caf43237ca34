import { dayFormat, qtyFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { openHandover, type HandoverDetail } from '../../handovers/contract.ts'
import { handoverSaid } from '../detail/receipts-table.tsx'
import { purchaseActs, purchaseLabels } from '../detail/happenings.tsx'
import { HandoverMenu } from '../detail/row-menus.tsx'
import { PaperSheet, type SeenPaperProps } from './paper-sheet.tsx'

/** A berita acara at the side: what was done, who gave and took it, with its photos and the signed paper. */
export function SeeHandover({ id, onClose }: SeenPaperProps) {
  const asked = useAsk(openHandover, { id })
  return (
    <AskedSheet title="Serah terima jasa" asked={asked} onClose={onClose} width="w-144">
      {(handover) => <Seen handover={handover} onClose={onClose} />}
    </AskedSheet>
  )
}

function Seen({ handover, onClose }: { readonly handover: HandoverDetail; readonly onClose: () => void }) {
  const mayChange = useCan('update pembelian-barang')
  const said = handoverSaid(handover)
  return (
    <PaperSheet title={handover.label} onClose={onClose}>
      <div className="flex items-center justify-between gap-3">
        <Badge tone={said.tone}>{said.text}</Badge>
        <HandoverMenu handover={handover} />
      </div>
      <Facts rows={factsOf(handover)} />
      <section aria-label="Jasa yang diserahterimakan" className="rounded-lg border border-border">
        <ul className="divide-y divide-border-subtle">
          {handover.lines.map((line) => (
            <li key={line.id} className="flex gap-3 px-4 py-3">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{line.description}</span>
                {line.note && <span className="block text-xs text-muted-foreground">{line.note}</span>}
              </span>
              <span className="figures">
                {qtyFormat(line.qty)} {line.unit}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Attachments subject="serah-terima" ownerId={handover.id} canChange={mayChange} />
      <RecordActivity subject="serah-terima" ownerId={handover.id} words={purchaseActs} labels={purchaseLabels} />
    </PaperSheet>
  )
}

function factsOf(handover: HandoverDetail) {
  const told: readonly (readonly [string, string | null])[] = [
    ['Yang menyerahkan', handover.handedBy],
    ['Yang menerima', handover.receivedBy],
    ['Catatan', handover.notes],
    ['Dibatalkan', handover.voidReason],
    ['Dicatat oleh', handover.postedBy],
  ]
  return [
    [
      'Supplier',
      <NameLink key="supplier" to={`/supplier/detail/${handover.supplierId}`}>
        {handover.supplierName}
      </NameLink>,
    ] as const,
    ['Tanggal', dayFormat(handover.date as Day, 'short')] as const,
    ['Lokasi', handover.place] as const,
    ...told.filter(([, value]) => value !== null),
  ]
}
