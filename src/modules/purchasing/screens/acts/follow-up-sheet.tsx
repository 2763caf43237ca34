import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { followUpPurchase } from '../../orders/contract.ts'
import type { PurchaseDetail } from '../../orders/detail.ts'

interface FollowUpSheetProps {
  readonly order: PurchaseDetail
  readonly onClose: () => void
}

/** What the supplier said of an order that is late, and when it is promised now. */
export function FollowUpSheet({ order, onClose }: FollowUpSheetProps) {
  const form = useForm({
    initial: { note: '', expectedDate: '' },
    check: ({ note }): Record<string, string[]> => (note.trim() === '' ? { note: ['Tulis jawaban supplier.'] } : {}),
    save: ({ note, expectedDate }) =>
      doAct(followUpPurchase, { id: order.id, note, expectedDate: expectedDate || undefined }),
    saved: () => {
      notify('Jawaban supplier dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Tanya supplier, ${order.label}`} onClose={onClose}>
      <TextArea name="note" label="Jawaban supplier" rows={3} maxLength={300} />
      <DateField name="expectedDate" label="Janji tiba yang baru" optional today={today()} />
    </FormSheet>
  )
}
