import { qtyFormat, rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { MoneyField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { placed } from '#kit/screen/form/sent-lines.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openRunningSubcontract } from '../../subcontract/opening/contract.ts'
import type { SubcontractSeen } from '../../subcontract/seen.ts'

interface OpeningSheetProps {
  readonly subcontract: SubcontractSeen
  readonly onClose: () => void
}

/** Catat saldo awal SPK: what stood of it on the last day before the books began here. */
export function SubcontractOpeningSheet({ subcontract, onClose }: OpeningSheetProps) {
  const key = useSaveKey()
  const { lines } = subcontract
  const form = useForm({
    initial: {
      ...{ on: today() as string, advance: '', retention: '', withCost: false, notes: '' },
      rows: lines.map(() => ({ volume: '' })),
    },
    save: (values) => {
      const built = values.rows.flatMap(({ volume }, at) =>
        volume ? [{ at: `rows.${at}`, line: { lineId: lines[at]?.id ?? '', volume } }] : [],
      )
      const { on, advance, retention, withCost, notes } = values
      const input = {
        ...{ id: subcontract.id, on, advance: advance || '0', retention: retention || '0', withCost },
        ...{ notes: notes || null, lines: built.map(({ line }) => line) },
      }
      return placed(built, doAct(openRunningSubcontract, input, key.of(input)))
    },
    saved: ({ number }) => {
      notify(number ? `Saldo awal SPK dicatat, jurnal ${number}.` : 'Saldo awal SPK dicatat.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Saldo awal ${subcontract.number ?? 'SPK'}`}
      saveLabel="Catat saldo awal"
      onClose={onClose}
      width="w-180"
    >
      <p className="text-muted-foreground">
        {`SPK ${rupiah(subcontract.total)} sebelum PPN, semua nilai di sini juga. Tagihan yang belum dibayar masuk lewat saldo awal hutang. Yang sudah dibangun tetapi belum ditagih dicatat sebagai opname sesudahnya.`}
      </p>
      <DateField
        name="on"
        label="Per tanggal"
        today={today()}
        hint="Hari terakhir sebelum pembukuan di sini dimulai."
      />
      <h3 className="mt-2 font-semibold">Sudah diopname dan ditagih</h3>
      {lines.map((line, at) => (
        <QuantityField
          key={line.id}
          name={`rows.${at}.volume`}
          label={line.description}
          optional
          unit={line.unit}
          hint={`SPK ${qtyFormat(line.volume)}`}
        />
      ))}
      <FieldRow>
        <MoneyField name="advance" label="Sisa uang muka" optional hint="Sudah dibayar, belum dipotong dari tagihan." />
        <MoneyField name="retention" label="Retensi ditahan" optional />
      </FieldRow>
      <CheckboxField
        name="withCost"
        label="Biayanya ikut dicatat"
        hint="Jangan, bila biaya subkon sudah ada di saldo awal proyek."
      />
      <TextField name="notes" label="Catatan" optional maxLength={300} />
    </FormSheet>
  )
}
