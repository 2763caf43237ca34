import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { saveFinalHandover, type Handover } from '../../handover/contract.ts'

interface FinalSheetProps {
  readonly projectId: string
  readonly handover: Handover
  /** Whether the customer holds money back that may be billed from then on. */
  readonly holdsRetention: boolean
  readonly onClose: () => void
}

/** BAST-2: the day the work was handed over for good. */
export function FinalSheet({ projectId, handover, holdsRetention, onClose }: FinalSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: { date: today() as string, number: '' },
    check: (values): Record<string, string[]> => ({
      ...(!values.number.trim() && { number: ['Tulis nomor BAST-nya.'] }),
    }),
    save: (values) => {
      const input = { id: projectId, version: handover.version, ...values }
      return doAct(saveFinalHandover, input, key.of(input))
    },
    saved: () => {
      notify('BAST-2 dicatat.')
      onClose()
    },
  })
  const until = dayFormat(handover.maintenanceUntil as Day, 'short')
  return (
    <FormSheet form={form} title="Catat BAST-2" onClose={onClose}>
      <p className="text-muted-foreground">
        {`Masa pemeliharaan sampai ${until}.${holdsRetention ? ' Sesudah BAST-2 retensi bisa ditagih.' : ''}`}
      </p>
      <DateField name="date" label="Tanggal BAST-2" today={today()} />
      <TextField name="number" label="Nomor BAST-2" maxLength={60} />
    </FormSheet>
  )
}
