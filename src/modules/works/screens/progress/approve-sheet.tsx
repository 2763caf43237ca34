import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { approveProgress, returnProgress, type ProgressReport, type ProgressSheet } from '../../progress/contract.ts'
import { ManyLines } from './many-lines.tsx'

interface JudgeSheetProps {
  readonly projectId: string
  readonly sheet: ProgressSheet
  readonly draft: ProgressReport
  readonly onClose: () => void
}

const toldIn = ({ lines }: ProgressSheet) => lines.filter(({ week }) => week !== '0')

/** Setujui dengan volume lain: what the customer agrees to of a week, beside what the site measured. */
export function AgreeSheet({ projectId, sheet, draft, onClose }: JudgeSheetProps) {
  const key = useSaveKey()
  const told = toldIn(sheet)
  const form = useForm({
    initial: { agreed: Object.fromEntries(told.map(({ workItemId, week }) => [workItemId, week])), remark: '' },
    check: ({ remark }): Record<string, string[]> => (remark.trim() ? {} : { remark: ['Tulis alasannya.'] }),
    save: ({ agreed, remark }) => {
      const input = {
        ...{ id: projectId, reportId: draft.id, version: draft.version, remark },
        agreed: told.flatMap(({ workItemId, week }) => {
          const volume = agreed[workItemId] || '0'
          return volume === week ? [] : [{ workItemId, volume }]
        }),
      }
      return doAct(approveProgress, input, key.of(input))
    },
    saved: () => {
      notify('Opname disetujui.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Setujui minggu ${draft.week} dengan volume lain`}
      saveLabel="Setujui"
      busyText="Menyetujui…"
      onClose={onClose}
    >
      <p className="text-small text-muted-foreground">
        Yang diukur tetap tersimpan. Progres dan termin dihitung dari volume yang disetujui.
      </p>
      <ManyLines lines={told} isNarrow>
        {({ workItemId, code, name, unit, week }) => (
          <QuantityField
            name={`agreed.${workItemId}`}
            label={`${code} ${name}`}
            unit={unit ?? ''}
            hint={`Diukur ${qtyFormat(week)}`}
          />
        )}
      </ManyLines>
      <TextField name="remark" label="Alasan" maxLength={300} />
    </FormSheet>
  )
}

/** Kembalikan: the draft goes back to who wrote it, with what is to be changed. */
export function ReturnSheet({ projectId, draft, onClose }: Omit<JudgeSheetProps, 'sheet'>) {
  const key = useSaveKey()
  const form = useForm({
    initial: { remark: '' },
    check: ({ remark }): Record<string, string[]> =>
      remark.trim() ? {} : { remark: ['Tulis apa yang perlu diperbaiki.'] },
    save: ({ remark }) => {
      const input = { id: projectId, reportId: draft.id, version: draft.version, remark }
      return doAct(returnProgress, input, key.of(input))
    },
    saved: () => {
      notify(`Opname minggu ${draft.week} dikembalikan.`)
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Kembalikan opname minggu ${draft.week}`}
      saveLabel="Kembalikan"
      busyText="Mengembalikan…"
      onClose={onClose}
    >
      <TextField name="remark" label="Yang perlu diperbaiki" maxLength={300} />
    </FormSheet>
  )
}
