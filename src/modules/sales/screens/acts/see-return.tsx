import { dayFormat, qtyFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { returnConditions } from '../../returns/conditions.ts'
import { createReturn, openReturn, type ReturnDetail } from '../../returns/contract.ts'
import { moneyActs, paperLabels } from '../order-detail/happenings.tsx'
import { ReturnMenu } from '../order-detail/money-menus.tsx'
import { factRows, SeenFrame, SeenHead, SeenLines, type SeenProps } from './seen-frame.tsx'

/** Goods that came back, at the side: what and why, and the photos of them. */
export function SeeReturn({ id, onClose }: SeenProps) {
  const asked = useAsk(openReturn, { id })
  return (
    <AskedSheet title="Retur" asked={asked} onClose={onClose} width="w-144">
      {(made) => <Seen made={made} onClose={onClose} />}
    </AskedSheet>
  )
}

interface ReturnProps {
  readonly made: ReturnDetail
  readonly onClose: () => void
}

const THEN = { credit: 'Nota kredit', replace: 'Kirim pengganti', none: 'Barang saja' } as const

function Seen({ made, onClose }: ReturnProps) {
  const mayChange = useMay(createReturn)
  const qty = new Map(made.lines.map((line) => [line.id, `${qtyFormat(line.qty)} ${line.unit}`]))
  return (
    <SeenFrame title={made.number ?? 'Retur'} onClose={onClose}>
      <SeenHead label="Barang kembali" state={made.state} done="Diterima kembali">
        <ReturnMenu made={{ ...made, kind: 'return' }} />
      </SeenHead>
      <Facts rows={factsOf(made)} />
      <SeenLines
        label="Barang yang kembali"
        lines={made.lines.map(({ id, description, itemCode, condition }) => ({
          id,
          description,
          note: [itemCode, condition !== 'baik' && returnConditions[condition]].filter(Boolean).join(' · '),
        }))}
        figure={(id) => qty.get(id) ?? ''}
      />
      <Attachments subject="retur" ownerId={made.id} canChange={mayChange} title="Foto & lampiran" />
      <JournalCard id={made.id} />
      <RecordActivity subject="retur" ownerId={made.id} words={moneyActs} labels={paperLabels} />
    </SeenFrame>
  )
}

function factsOf(made: ReturnDetail) {
  const notes = made.creditNotes.map(({ number, total }) => `${number ?? ''} ${rupiah(total)}`)
  return factRows([
    ['Pelanggan', made.customerName],
    ['Tanggal', dayFormat(made.date as Day, 'short')],
    [
      'Surat jalan',
      <NameLink
        key="delivery"
        to={`/order/surat-jalan/${made.orderId}?dokumen=${made.deliveryId}`}
        className="code font-medium"
      >
        {made.deliveryNumber}
      </NameLink>,
    ],
    ['Alasan', made.reason],
    ['Lalu', THEN[made.settle]],
    ['Nota kredit', notes.join(', ')],
    ['Dibatalkan', made.voidReason],
  ])
}
