import { dayFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { openPurchaseReturn, type PurchaseReturnDetail } from '../../returns/contract.ts'
import { awaitedOf } from '../detail/return-acts.tsx'
import { ReturnMenu } from '../detail/row-menus.tsx'
import { purchaseActs, purchaseLabels } from '../detail/happenings.tsx'
import { PaperLink } from '../papers/paper-link.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { PaperSheet, type SeenPaperProps } from './paper-sheet.tsx'

/** A return at the side: what went back and why, and which bills became smaller by it. */
export function SeeReturn({ id, walk, onClose }: SeenPaperProps) {
  const asked = useAsk(openPurchaseReturn, { id }, { keep: walk !== undefined })
  return (
    <AskedSheet title="Retur" asked={asked} onClose={onClose} width="w-144">
      {(made) => <Seen made={made} walk={walk} onClose={onClose} />}
    </AskedSheet>
  )
}

interface SeenProps extends Omit<SeenPaperProps, 'id'> {
  readonly made: PurchaseReturnDetail
}

function Seen({ made, walk, onClose }: SeenProps) {
  const mayChange = useCan('update pembelian-barang')
  const isVoid = made.state === 'void'
  return (
    <PaperSheet title={made.label} walk={walk} onClose={onClose}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-small text-muted-foreground">
            {made.wantsReplacement ? 'Minta barang pengganti senilai' : 'Potong hutang'}
          </p>
          <p className="text-xl font-semibold figures">{rupiah(made.wantsReplacement ? made.value : made.total)}</p>
        </div>
        <Badge tone={isVoid ? 'neutral' : 'success'}>{isVoid ? 'Dibatalkan' : 'Dikembalikan'}</Badge>
        <ReturnMenu made={made} awaited={awaitedOf(made)} />
      </div>
      <Facts rows={factsOf(made)} />
      <Lines made={made} />
      <Attachments subject="retur-beli" ownerId={made.id} canChange={mayChange} />
      <JournalCard id={made.id} />
      {made.closings.map((one) => (
        <JournalCard key={one.id} id={one.id} />
      ))}
      <RecordActivity subject="retur-beli" ownerId={made.id} words={purchaseActs} labels={purchaseLabels} />
    </PaperSheet>
  )
}

function factsOf(made: PurchaseReturnDetail) {
  const told: readonly (readonly [string, string | null])[] = [
    ...awaitedFacts(made),
    ['Kendaraan', made.vehiclePlate],
    ['Sopir', made.driverName],
    ['Belum dipakai', made.unallocated === '0' ? null : rupiah(made.unallocated)],
    ['Catatan', made.notes],
    ['Dibatalkan', made.voidReason],
    ['Dicatat oleh', made.postedBy],
  ]
  return [
    [
      'Supplier',
      <NameLink key="supplier" to={`/supplier/detail/${made.supplierId}`}>
        {made.supplierName}
      </NameLink>,
    ] as const,
    ['Tanggal', dayFormat(made.date as Day, 'short')] as const,
    ['Dari gudang', made.warehouseName] as const,
    ['Alasan', made.reason] as const,
    ['Nilai barang', rupiah(made.value)] as const,
    ...told.filter(([, value]) => value !== null),
  ]
}

// What was to be replaced: what is awaited still, and what was given up.
function awaitedFacts(made: PurchaseReturnDetail): (readonly [string, string])[] {
  const awaited = made.lines.filter((line) => line.awaitedQty !== '0')
  const list = awaited.map((line) => `${qtyFormat(line.awaitedQty)} ${line.unit} ${line.description}`)
  return [
    ...(list.length > 0 ? [['Pengganti ditunggu', list.join(', ')] as const] : []),
    ...made.closings.map(
      (one) =>
        ['Pengganti ditutup', `${rupiah(one.total)}, ${dayFormat(one.date as Day, 'short')}: ${one.reason}`] as const,
    ),
  ]
}

function Lines({ made }: { readonly made: PurchaseReturnDetail }) {
  return (
    <section aria-label="Barang yang kembali" className="rounded-lg border border-border">
      <ul className="divide-y divide-border-subtle">
        {made.lines.map((line) => (
          <li key={line.id} className="flex gap-3 px-4 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{line.description}</span>
              <span className="block text-xs text-muted-foreground figures">
                {line.receiptNumber && (
                  <>
                    <PaperLink kind="penerimaan" id={line.receiptId} number={line.receiptNumber} />
                    {' · '}
                  </>
                )}
                {qtyFormat(line.qty)} {line.unit}
              </span>
            </span>
            <span className="font-medium figures">{thousands(line.cost)}</span>
          </li>
        ))}
      </ul>
      {made.settlements.length > 0 && (
        <p className="border-t border-border-subtle px-4 py-3 text-small text-muted-foreground figures">
          Mengurangi{' '}
          {made.settlements.map((one, at) => (
            <span key={one.id}>
              {at > 0 && ', '}
              <PaperLink kind="tagihan" id={one.billId} number={one.billNumber} /> {rupiah(one.amount)}
            </span>
          ))}
          .
        </p>
      )}
    </section>
  )
}
