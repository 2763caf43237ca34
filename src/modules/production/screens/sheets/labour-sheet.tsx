import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey } from '#kit/screen/form/rows.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { houseWorkers } from '../../houses/contract.ts'
import type { OrderDetail } from '../../orders/contract.ts'
import { recordLabour } from '../../results/contract.ts'

interface LabourSheetProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

const blank = () => ({ workerName: '', qty: '', rate: '' })

/** Catat upah: who made how many; the rate of the recipe unless another is written. */
export function LabourSheet({ order, onClose }: LabourSheetProps) {
  const [key] = useState(newKey)
  const seesPay = useCan('view gaji')
  const workers = useAsk(houseWorkers, { id: order.houseId }, { freshFor: 60_000 })
  const names = (workers.data ?? []).map((each) => each.name)
  const form = useForm({
    draft: `spk/upah/${order.id}`,
    initial: { date: today() as string, rows: [{ ...blank(), key: rowKey() }] },
    save: ({ date, rows }) => {
      const asked = rows.map(({ workerName, qty, rate }) => ({ workerName, qty, rate: rate || null }))
      return doAct(recordLabour, { id: order.id, version: order.version, date: date || null, rows: asked }, key)
    },
    saved: () => {
      notify('Upah borongan dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Catat upah borongan" onClose={onClose} saveLabel="Simpan upah">
      <Repeat name="rows" of="pekerja" blank={blank} most={100}>
        {(path) => (
          <>
            <TextField name={`${path}.workerName`} label="Nama pekerja" maxLength={120} suggestions={names} />
            <FieldRow>
              <QuantityField name={`${path}.qty`} label="Jumlah" unit={order.unit} />
              {seesPay && (
                <PriceField
                  name={`${path}.rate`}
                  label="Upah per satuan"
                  optional
                  hint={order.pieceRate ? `Kosong: ${rupiah(order.pieceRate)} sesuai resep.` : 'Kosong: sesuai resep.'}
                />
              )}
            </FieldRow>
          </>
        )}
      </Repeat>
      <DateField name="date" label="Tanggal" today={today()} />
    </FormSheet>
  )
}
