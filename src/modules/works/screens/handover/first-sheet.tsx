import { percentFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField, PercentField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { saveFirstHandover, type Handover } from '../../handover/contract.ts'

interface FirstSheetProps {
  readonly projectId: string
  /** What was written before; null the first time. */
  readonly handover: Handover | null
  /** Approved progress of the whole. */
  readonly pct: string
  readonly onClose: () => void
}

/** BAST-1: the day the work was handed over, its maintenance, and what a late day costs by the contract. */
export function FirstSheet({ projectId, handover, pct, onClose }: FirstSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: {
      ...{ date: (handover?.firstOn ?? today()) as string, number: handover?.firstNumber ?? '' },
      maintenanceDays: String(handover?.maintenanceDays ?? 180),
      penaltyPerMille: handover ? (handover.penaltyPerMille ?? '') : '1',
      penaltyCap: handover ? (handover.penaltyCap ?? '') : '5',
      penaltyBase: handover?.penaltyBase ?? '',
    },
    check: (values): Record<string, string[]> => ({
      ...(!values.number.trim() && { number: ['Tulis nomor BAST-nya.'] }),
      ...(!/^\d{1,4}$/.test(values.maintenanceDays.trim()) && { maintenanceDays: ['Isi hari dengan angka bulat.'] }),
    }),
    save: (values) => {
      const input = {
        ...{ id: projectId, version: handover?.version ?? null, date: values.date, number: values.number },
        maintenanceDays: Number(values.maintenanceDays),
        ...{ penaltyPerMille: values.penaltyPerMille || null, penaltyCap: values.penaltyCap || null },
        penaltyBase: values.penaltyBase || null,
      }
      return doAct(saveFirstHandover, input, key.of(input))
    },
    saved: () => {
      notify('BAST-1 dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={handover ? 'Ubah BAST-1' : 'Catat BAST-1'} onClose={onClose}>
      {!handover && pct !== '100' && (
        <Notice tone="warning">
          {`Progres yang disetujui baru ${percentFormat(pct)}. Serah terima biasanya sesudah 100%: catat opnamenya dulu, atau sebutkan sisanya di BAST.`}
        </Notice>
      )}
      <FieldRow>
        <DateField name="date" label="Tanggal BAST-1" today={today()} />
        <TextField name="number" label="Nomor BAST-1" maxLength={60} />
      </FieldRow>
      <TextField name="maintenanceDays" label="Masa pemeliharaan (hari)" inputMode="numeric" maxLength={4} />
      <FieldRow>
        <QuantityField name="penaltyPerMille" label="Denda per hari" unit="‰" optional />
        <PercentField name="penaltyCap" label="Denda paling banyak" optional />
      </FieldRow>
      <MoneyField
        name="penaltyBase"
        label="Bagian yang terlambat"
        optional
        hint="Kosong: denda dihitung dari seluruh nilai kontrak."
      />
    </FormSheet>
  )
}
