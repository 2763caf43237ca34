import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { guaranteeKinds, removeGuarantee, saveGuarantee, type Guarantee } from '../../guarantee/contract.ts'

interface GuaranteeSheetProps {
  readonly projectId: string
  /** The one that is written anew; a new one when left out. */
  readonly guarantee: Guarantee | undefined
  readonly onClose: () => void
}

const kinds = Object.entries(guaranteeKinds).map(([value, label]) => ({ value, label }))

/** Tambah jaminan, Ubah jaminan: the paper, its issuer, its days, and the day it came back. */
export function GuaranteeSheet({ projectId, guarantee, onClose }: GuaranteeSheetProps) {
  const key = useSaveKey()
  const remove = useAct(removeGuarantee, {
    say: 'Jaminan dihapus. Dari Sampah bisa dipulihkan selama 30 hari.',
    onDone: onClose,
  })
  const form = useForm({
    initial: {
      ...{ kind: guarantee?.kind ?? ('pelaksanaan' as Guarantee['kind']), number: guarantee?.number ?? '' },
      ...{ issuer: guarantee?.issuer ?? '', amount: guarantee?.amount ?? '', note: guarantee?.note ?? '' },
      ...{ validFrom: guarantee?.validFrom ?? today(), validTo: guarantee?.validTo ?? '' },
      ...{ returnedOn: guarantee?.returnedOn ?? '', files: [] as readonly string[] },
    },
    check: (values): Record<string, string[]> => ({
      ...(!values.number.trim() && { number: ['Tulis nomor jaminannya.'] }),
      ...(!values.issuer.trim() && { issuer: ['Tulis bank atau asuransi penerbitnya.'] }),
      ...(!values.amount && { amount: ['Isi nilainya.'] }),
      ...(!values.validTo && { validTo: ['Isi hari terakhirnya.'] }),
    }),
    save: (values) => {
      const input = {
        ...{ id: projectId, guaranteeId: guarantee?.id ?? null, version: guarantee?.version ?? null },
        ...{ kind: values.kind, number: values.number, issuer: values.issuer, amount: values.amount },
        ...{ validFrom: values.validFrom, validTo: values.validTo, note: values.note || null },
        ...{ returnedOn: values.returnedOn || null, files: [...values.files] },
      }
      return doAct(saveGuarantee, input, key.of(input))
    },
    saved: () => {
      notify('Jaminan disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={guarantee ? `Ubah ${guarantee.number}` : 'Tambah jaminan'} onClose={onClose}>
      <FieldRow>
        <SelectField name="kind" label="Jenis" options={kinds} />
        <TextField name="number" label="Nomor" maxLength={60} />
      </FieldRow>
      <FieldRow>
        <TextField name="issuer" label="Penerbit" maxLength={120} placeholder="Bank atau asuransi" />
        <MoneyField name="amount" label="Nilai" />
      </FieldRow>
      <FieldRow>
        <DateField name="validFrom" label="Berlaku dari" today={today()} />
        <DateField name="validTo" label="Berlaku sampai" today={today()} />
      </FieldRow>
      <DateField name="returnedOn" label="Dikembalikan pada" optional today={today()} />
      <TextField name="note" label="Catatan" optional maxLength={300} />
      {!guarantee && <AttachmentField name="files" label="Scan jaminan" optional queue={`jaminan:${projectId}`} />}
      {guarantee && (
        <div>
          <Button
            variant="ghost"
            isBusy={remove.isBusy}
            onClick={() => void remove.now({ id: projectId, guaranteeId: guarantee.id })}
          >
            Hapus jaminan
          </Button>
          {remove.refusal && (
            <Notice tone="danger" className="mt-2">
              {remove.refusal.message}
            </Notice>
          )}
        </div>
      )}
    </FormSheet>
  )
}
