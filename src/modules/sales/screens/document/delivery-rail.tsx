import type { ReactNode } from 'react'
import PackageCheck from 'lucide-react/icons/package-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { dayFormat, qtyFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { filesOf } from '#kit/files/contract.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { RecordActivity } from '#kit/screen/detail/activity.tsx'
import { PaperAnswerCard, SigningLink } from '#kit/screen/document/paper-answer-card.tsx'
import { MapLink } from '#kit/screen/format/map-link.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { DeliveryDetail } from '../../deliveries/contract.ts'
import { JournalCard } from '#modules/journal/screens/face.tsx'
import { paperActs, paperLabels } from '../order-detail/happenings.tsx'
import { Sendings } from './sendings.tsx'
import { returnConditions } from '../../returns/conditions.ts'

interface DeliveryRailProps {
  readonly delivery: DeliveryDetail
  readonly onReceive: () => void
  readonly onReturn: () => void
}

/** Beside the surat jalan: how it travels, what arrived, what came back. */
export function DeliveryRail({ delivery, onReceive, onReturn }: DeliveryRailProps) {
  const rejected = delivery.lines.filter((line) => line.qtyRejected && line.qtyRejected !== '0')
  const returned = delivery.lines.filter((line) => line.returned !== '0')
  const canChange = useCan('update order')
  return (
    <>
      <Card title="Pengiriman">
        <dl className="grid gap-3">
          <Fact name="Tanggal kirim" value={dayFormat(delivery.date as Day, 'short')} />
          <Fact name="Gudang asal" value={delivery.warehouseName} />
          <Fact name="No. polisi" value={delivery.vehiclePlate} />
          <Fact name="Sopir" value={delivery.driverName} />
          {delivery.driverPhone && <Fact name="HP sopir" value={<PhoneLink value={delivery.driverPhone} />} />}
          {delivery.expedition && <Fact name="Ekspedisi" value={delivery.expedition} />}
          <Fact name="Jam berangkat" value={delivery.departedAt && timelineText(delivery.departedAt)} />
        </dl>
        {delivery.can.includes('receive') && (
          <Button wide icon={<PackageCheck />} className="mt-4" onClick={onReceive}>
            Tandai diterima
          </Button>
        )}
      </Card>
      {delivery.receivedBy && (
        <Card title="Penerimaan">
          <dl className="grid gap-3">
            <Fact name="Diterima oleh" value={delivery.receivedBy} />
            <Fact name="Jam tiba" value={delivery.arrivedAt && timelineText(delivery.arrivedAt)} />
            <Fact name="Dicatat" value={delivery.receivedAt && timelineText(delivery.receivedAt)} />
            {delivery.receivedAtPlace && (
              <Fact name="Lokasi" value={<MapLink {...delivery.receivedAtPlace}>Lihat di peta</MapLink>} />
            )}
            <Signed delivery={delivery} />
            {rejected.map((line) => (
              <Fact key={line.id} name={`Ditolak: ${line.description}`} value={rejectedText(line)} />
            ))}
          </dl>
        </Card>
      )}
      {delivery.answer && <PaperAnswerCard answer={delivery.answer} />}
      {!delivery.answer && delivery.can.includes('receive') && (
        <SigningLink
          label={`Tanda terima ${delivery.label}`}
          paper={{ kind: 'terima-barang', id: delivery.id, phone: delivery.driverPhone ?? delivery.recipientPhone }}
        />
      )}
      {returned.length > 0 && (
        <Card title="Diretur">
          <dl className="grid gap-3">
            {returned.map((line) => (
              <Fact key={line.id} name={line.description} value={`${qtyFormat(line.returned)} ${line.unit}`} />
            ))}
          </dl>
        </Card>
      )}
      {delivery.can.includes('return') && (
        <Button wide icon={<Undo2 />} onClick={onReturn}>
          Catat retur
        </Button>
      )}
      <Attachments subject="surat-jalan" ownerId={delivery.id} canChange={canChange} title="Foto & lampiran" />
      <RecordActivity subject="surat-jalan" ownerId={delivery.id} words={paperActs} labels={paperLabels} />
      <Sendings kind="surat-jalan" id={delivery.id} />
      <JournalCard id={delivery.id} />
    </>
  )
}

// What the one who took the goods signed on the screen.
function Signed({ delivery }: { readonly delivery: DeliveryDetail }) {
  const files = useAsk(filesOf, { subject: 'surat-jalan', ownerId: delivery.id }, { isQuiet: true })
  const signature = files.data?.find((file) => file.slot === 'tanda-tangan')
  if (!signature) return null
  return (
    <div>
      <dt className="text-muted-foreground">Tanda tangan</dt>
      <dd className="mt-1.5">
        <img
          src={`/storage/${signature.id}`}
          alt={`Tanda tangan ${delivery.receivedBy ?? 'penerima'}`}
          className="h-20 w-full rounded-md border border-border bg-paper object-contain p-2"
        />
      </dd>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right font-medium">{value ?? '—'}</dd>
    </div>
  )
}

function rejectedText({ qtyRejected, unit, rejectCondition }: DeliveryDetail['lines'][number]): string {
  const said = `${qtyFormat(qtyRejected ?? '0')} ${unit}`
  return rejectCondition === 'baik' ? said : `${said}, ${returnConditions[rejectCondition].toLowerCase()}`
}
