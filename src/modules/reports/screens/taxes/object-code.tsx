import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { isTaxObject } from '#modules/company/tax-objects/contract.ts'
import { TaxObjectField } from '#modules/company/tax-objects/screens/face.tsx'
import { saveTaxObject } from '#modules/finance/tax-objects/contract.ts'
import type { TaxSlip } from '../../taxes/contract.ts'

/** What PPh 22 or 23 was held back for, by its code in Coretax; said here where nobody has. */
export function ObjectCode({ slip }: { readonly slip: TaxSlip }) {
  const may = useCan('create laporan-keuangan')
  const [isOpen, setOpen] = useState(false)
  const { kind, objectOf, objectCode } = slip
  if (objectOf === null || (kind !== 'pph22' && kind !== 'pph23')) return objectCode
  if (!may) return objectCode ?? 'Belum ada'
  return (
    <>
      <Button size="sm" aria-label={`Kode objek ${slip.number}`} onClick={() => setOpen(true)}>
        {objectCode ?? 'Isi kode'}
      </Button>
      {isOpen && <CodeSheet slip={slip} objectOf={objectOf} onClose={() => setOpen(false)} />}
    </>
  )
}

interface CodeSheetProps {
  readonly slip: TaxSlip
  readonly objectOf: string
  readonly onClose: () => void
}

function CodeSheet({ slip, objectOf, onClose }: CodeSheetProps) {
  const form = useForm({
    initial: { code: slip.objectCode ?? '' },
    check: ({ code }): Record<string, string[]> =>
      isTaxObject(code.trim()) ? {} : { code: ['Tulis kodenya, misalnya 24-104-29.'] },
    save: ({ code }) => ask(saveTaxObject, { id: objectOf, code: code.trim() }),
    saved: ({ code }) => {
      refetchTouched(saveTaxObject.touches)
      notify(`Kode objek ${code} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Kode objek ${slip.number}`} onClose={onClose}>
      <p className="text-small text-muted-foreground">{slip.party}</p>
      <TaxObjectField
        name="code"
        kind={slip.kind}
        isNeeded
        hint="Menurut Coretax. Pemotongan berikutnya ke supplier ini memakai kode yang sama."
      />
    </FormSheet>
  )
}
