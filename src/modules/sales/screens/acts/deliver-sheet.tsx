import { useEffect, useRef, useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { MoreSection } from '#kit/screen/form/more-section.tsx'
import { placed, saidLines } from '#kit/screen/form/sent-lines.ts'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { PlateField } from '#kit/screen/form/plate-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { TimeField, wrongHours } from '#kit/screen/form/time-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useYes } from '#kit/screen/form/use-yes.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { notifyNext } from '#kit/screen/document/next-papers.tsx'
import type { DocumentRef } from '../../contract.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import {
  createDelivery,
  sendDelivery,
  updateDelivery,
  type DeliverableLine,
  type DeliveryDetail,
} from '../../deliveries/contract.ts'
import { startOrder } from '../../orders/contract.ts'
import { hourOf, instantOf } from './hours.ts'
import { keptQuestion } from '#modules/stock/rules.ts'
import { ableText, fromText, restOf, usualQty } from './send-places.ts'
import { SendRest, type Rest } from './send-rest.tsx'
import { useNextPapers } from './next-papers.ts'

interface DeliverSheetProps {
  readonly orderId: string
  readonly lines: readonly DeliverableLine[]
  readonly address: string | null
  /** A draft to go on with. */
  readonly draft?: DeliveryDetail
  readonly onClose: () => void
  readonly onSent?: (delivery: DocumentRef) => void
}

/** What goes on the truck: the rest of every line unless changed; a draft waits, sending takes the goods out of stock. */
export function DeliverSheet({ orderId, lines: all, address, draft, onClose, onSent }: DeliverSheetProps) {
  const [lines] = useState(() => all.filter((line) => line.toDeliver !== '0'))
  const isApart = lines.some(({ warehouseId, places }) => places.length > 0 || warehouseId !== lines[0]?.warehouseId)
  // Where it goes from is said where it is not what everybody expects.
  const isSaid = isApart || lines.some(({ isKeptElsewhere }) => isKeptElsewhere)
  const version = useRef(draft?.version ?? 0)
  const start = useAsk(startOrder, {}, { freshFor: 300_000 })
  const [key] = useState(newKey)
  const papersOf = useNextPapers()
  const going = useRef<Rest>({ head: {}, left: [] })
  const [next, setNext] = useState<Rest>()
  const yes = useYes(keptQuestion)
  const form = useForm({
    // Of what was left when it was begun: what others send meanwhile is not typed over.
    draft: `deliver:${orderId}:${draft ? `${draft.id}/${draft.version}` : lines.map(({ toDeliver }) => toDeliver).join('/')}`,
    initial: initialOf(lines, isSaid ? lines[0]?.warehouseId : null, { draft, address }),
    save: async ({ lines: filled, departedAt, ...rest }, then) => {
      const sent = saidLines('lines', filled)
      const left = instantOf({ on: rest.date, at: departedAt }, draft?.departedAt)
      const asked = {
        ...rest,
        departedAt: left,
        warehouseId: rest.warehouseId || null,
        lines: sent.map(({ line }) => sentLine(line)),
      }
      const isSent = then !== 'also'
      going.current = { head: rest, left: restOf(lines, filled, rest.warehouseId) }
      if (!draft) {
        const made = (takeKept: boolean) =>
          doAct(createDelivery, { id: orderId, ...asked, send: isSent, takeKept }, key)
        return placed(sent, yes.through(made))
      }
      const kept = await placed(sent, doAct(updateDelivery, { id: draft.id, version: version.current, ...asked }))
      version.current = kept.version
      if (!isSent) return kept
      const sending = { id: draft.id, version: kept.version }
      return placed(
        sent,
        yes.through((takeKept) => doAct(sendDelivery, { ...sending, takeKept }, key)),
      )
    },
    check: ({ lines: filled, departedAt }): Record<string, string[]> => {
      const wrong = wrongHours({ departedAt }, ['departedAt'])
      if (Object.keys(wrong).length > 0) return wrong
      const bad = filled.findIndex(({ coli }) => coli !== '' && !/^\d{1,6}$/.test(coli))
      if (bad >= 0) return { [`lines.${bad}.coli`]: ['Isi jumlah koli dengan angka bulat.'] }
      const isSome = filled.some((line) => line.qty !== '' && line.qty !== '0')
      return isSome ? {} : { 'lines.0.qty': ['Isi jumlah yang dikirim.'] }
    },
    saved: (delivery) => {
      const { number } = delivery
      if (number) notifyNext(`Surat jalan ${number} dibuat, stok berkurang.`, papersOf.delivery(orderId, delivery.id))
      else notify('Draf surat jalan disimpan.')
      onSent?.(delivery)
      const { left, head } = going.current
      if (number === null || left.length === 0) onClose()
      else setNext({ left, head })
    },
  })
  const warehouses = (start.data?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name }))
  if (next) return <SendRest orderId={orderId} rest={next} warehouses={warehouses} onSent={onSent} onClose={onClose} />
  return (
    <FormSheet
      form={form}
      title={draft ? `Ubah ${draft.label}` : 'Kirim barang'}
      onClose={onClose}
      also="Simpan draf"
      saveLabel={draft ? 'Kirim sekarang' : 'Buat surat jalan'}
    >
      <LineQuantities
        label="Kirim"
        field="qty"
        lines={lines.map((line) => ({
          key: line.orderLineId,
          description: line.description,
          unit: line.unit,
          note: `sisa ${qtyFormat(line.toDeliver)} dari ${qtyFormat(line.ordered)} ${line.unit}${ableText(line)}${isSaid ? fromText(line, warehouses) : ''}`,
        }))}
        more={(path) => <Packed path={path} />}
      />
      <FieldRow>
        <DateField name="date" label="Tanggal kirim" today={today()} />
        <SelectField
          name="warehouseId"
          label="Gudang asal"
          hint={isApart ? 'Tiap gudang dengan surat jalan sendiri.' : undefined}
          options={warehouses}
          empty={isSaid ? undefined : 'Sesuai order'}
        />
      </FieldRow>
      {isApart && <FillByWarehouse lines={lines} />}
      <FieldRow>
        <PlateField name="vehiclePlate" label="No. polisi" />
        <TextField name="driverName" label="Nama sopir" optional maxLength={120} />
      </FieldRow>
      <TextArea name="recipientAddress" label="Alamat kirim" optional rows={2} maxLength={500} />
      <MoreSection bare of={SELDOM} says="Ekspedisi, penerima, jam, keterangan">
        <FieldRow>
          <PhoneField name="driverPhone" label="HP sopir" optional />
          <TextField name="expedition" label="Ekspedisi" optional maxLength={120} />
        </FieldRow>
        <FieldRow>
          <TextField name="recipientName" label="Nama penerima" optional maxLength={120} />
          <PhoneField name="recipientPhone" label="Telepon penerima" optional />
        </FieldRow>
        <FieldRow>
          <TimeField name="departedAt" label="Jam berangkat" optional />
        </FieldRow>
        <TextArea name="notes" label="Keterangan" optional rows={2} maxLength={2000} />
      </MoreSection>
      {yes.dialog}
    </FormSheet>
  )
}

const SELDOM = ['driverPhone', 'expedition', 'recipientName', 'recipientPhone', 'departedAt', 'notes']

/** Of an order whose lines go from several warehouses, those of the chosen one are on the truck; what was typed stays. */
function FillByWarehouse({ lines }: { readonly lines: readonly DeliverableLine[] }) {
  const { store } = useFormScope()
  const chosen = useValue<string>('warehouseId')
  const last = useRef(chosen)
  useEffect(() => {
    if (chosen === last.current) return
    for (const [at, line] of lines.entries()) {
      const path = `lines.${at}.qty`
      if (store.read(path) === usualQty(line, last.current)) store.write(path, usualQty(line, chosen))
    }
    last.current = chosen
  }, [chosen, lines, store])
  return null
}

/** How a line is packed, and what is said of it on the surat jalan; closed until somebody needs it. */
function Packed({ path }: { readonly path: string }) {
  return (
    <details className="text-small">
      <summary className="w-fit cursor-pointer rounded-sm text-muted-foreground">Koli & keterangan</summary>
      <div className="mt-2 grid grid-cols-[96px_minmax(0,1fr)] gap-3">
        <TextField name={`${path}.coli`} label="Koli" optional inputMode="numeric" maxLength={6} />
        <TextField name={`${path}.note`} label="Keterangan barang" optional maxLength={200} />
      </div>
    </details>
  )
}

interface Begun {
  readonly draft: DeliveryDetail | undefined
  readonly address: string | null
}

function initialOf(lines: readonly DeliverableLine[], from: string | null | undefined, { draft, address }: Begun) {
  const head = headOf(draft, address)
  const warehouseId = draft ? head.warehouseId : (from ?? '')
  return { ...head, warehouseId, lines: lines.map((line) => ({ ...line, ...filledIn(line, warehouseId, draft) })) }
}

function headOf(draft: DeliveryDetail | undefined, address: string | null) {
  return {
    date: (draft?.date ?? today()) as string,
    warehouseId: draft?.warehouseId ?? '',
    recipientName: draft?.recipientName ?? '',
    recipientAddress: draft?.recipientAddress ?? address ?? '',
    recipientPhone: draft?.recipientPhone ?? '',
    driverName: draft?.driverName ?? '',
    driverPhone: draft?.driverPhone ?? '',
    vehiclePlate: draft?.vehiclePlate ?? '',
    expedition: draft?.expedition ?? '',
    departedAt: hourOf(draft?.departedAt ?? null).at,
    notes: draft?.notes ?? '',
  }
}

// A new one takes the rest of every line of its warehouse; a draft what it said.
function filledIn(line: DeliverableLine, from: string, draft: DeliveryDetail | undefined) {
  const { orderLineId } = line
  const before = draft?.lines.find((each) => each.orderLineId === orderLineId)
  const qty = draft ? (before?.qty ?? '') : usualQty(line, from)
  return { key: orderLineId, qty, coli: before?.coli ? String(before.coli) : '', note: before?.note ?? '' }
}

interface Filled {
  readonly orderLineId: string
  readonly qty: string
  readonly coli: string
  readonly note: string
}

function sentLine({ orderLineId, qty, coli, note }: Filled) {
  return { orderLineId, qty, coli: coli === '' ? null : Number(coli), note }
}
