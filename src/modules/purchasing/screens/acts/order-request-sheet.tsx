import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { LineQuantities } from '#kit/screen/document/line-quantities.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { orderRequest } from '../../requests/contract.ts'
import type { RequestDetail } from '../../requests/detail.ts'

interface OrderRequestSheetProps {
  readonly request: RequestDetail
  readonly onClose: () => void
}

/** Which of the approved lines go to which supplier; several orders may come of one request. */
export function OrderRequestSheet({ request, onClose }: OrderRequestSheetProps) {
  const navigate = useNavigate()
  const [key] = useState(newKey)
  const [suppliers] = useState(supplierSource)
  const [lines] = useState(() => request.lines.filter((line) => line.toOrder !== '0'))
  const form = useForm({
    initial: {
      supplier: null as Choice | null,
      lines: lines.map((line) => ({ key: line.id, lineId: line.id, qty: line.toOrder })),
    },
    check: (values): Record<string, string[]> => ({
      ...(values.supplier?.id ? {} : { supplier: ['Pilih supplier.'] }),
      ...(values.lines.some(isAsked) ? {} : { 'lines.0.qty': ['Isi jumlah yang dipesan.'] }),
    }),
    save: (values) => {
      const asked = values.lines.filter(isAsked).map(({ lineId, qty }) => ({ lineId, qty }))
      return doAct(
        orderRequest,
        { id: request.id, version: request.version, supplierId: values.supplier?.id ?? '', lines: asked },
        key,
      )
    },
    saved: (order) => {
      notify('Draf pembelian dibuat. Periksa harga, lalu pesan.')
      void navigate({ to: `/pembelian-barang/edit/${order.id}` })
    },
  })
  return (
    <FormSheet form={form} title={`Pembelian dari ${request.label}`} onClose={onClose} saveLabel="Buat draf pembelian">
      <PickField name="supplier" label="Supplier" source={suppliers} autoFocus />
      <LineQuantities
        label="Pesan"
        field="qty"
        lines={lines.map((line) => ({
          key: line.id,
          description: line.description,
          unit: line.unit,
          note: `belum dipesan ${qtyFormat(line.toOrder)} dari ${qtyFormat(line.qty)} ${line.unit}`,
        }))}
      />
    </FormSheet>
  )
}

function isAsked({ qty }: { readonly qty: string }): boolean {
  return qty !== '' && qty !== '0'
}
