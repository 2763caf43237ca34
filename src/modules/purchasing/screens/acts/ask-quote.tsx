import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { SendSheet } from '#kit/screen/document/send-sheet.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { briefSupplier, type SupplierBrief } from '#modules/parties/suppliers/contract.ts'
import { mailPurchasePaper } from '../../papers/contract.ts'
import type { RequestDetail } from '../../requests/detail.ts'

interface AskQuoteProps {
  readonly request: RequestDetail
  readonly onClose: () => void
}

/** Asks one supplier what it wants for a request: whom first, then by email or WhatsApp. */
export function AskQuote({ request, onClose }: AskQuoteProps) {
  const [supplier, setSupplier] = useState<SupplierBrief>()
  if (!supplier) return <Whom onChosen={setSupplier} onClose={onClose} />
  const paper = { kind: 'permintaan-harga', id: request.id } as const
  return (
    <SendSheet
      label={`Permintaan penawaran ${request.label}`}
      to={supplier.email ?? ''}
      paper={{ ...paper, phone: supplier.whatsapp ?? supplier.phone }}
      send={(letter, key) => doAct(mailPurchasePaper, { ...paper, ...letter }, key)}
      onClose={onClose}
    />
  )
}

interface WhomProps {
  readonly onChosen: (supplier: SupplierBrief) => void
  readonly onClose: () => void
}

function Whom({ onChosen, onClose }: WhomProps) {
  const [suppliers] = useState(supplierSource)
  const form = useForm({
    initial: { supplier: null as Choice | null },
    check: ({ supplier }): Record<string, string[]> => (supplier?.id ? {} : { supplier: ['Pilih supplier.'] }),
    save: ({ supplier }) => ask(briefSupplier, { id: supplier?.id ?? '' }),
    saved: onChosen,
  })
  return (
    <FormSheet form={form} title="Minta penawaran" onClose={onClose} saveLabel="Lanjut" busyText="Membuka…">
      <PickField name="supplier" label="Supplier" source={suppliers} autoFocus />
      <p className="text-small text-muted-foreground">
        Yang dikirim hanya nama barang, jumlah, dan kapan dibutuhkan. Perkiraan harga dan keperluannya tidak ikut.
      </p>
    </FormSheet>
  )
}
