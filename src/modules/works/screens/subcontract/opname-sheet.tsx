import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { placed } from '#kit/screen/form/sent-lines.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addSubcontractOpname, updateSubcontractOpname } from '../../subcontract/contract.ts'
import type { SubcontractLine, SubcontractSeen } from '../../subcontract/seen.ts'

interface OpnameSheetProps {
  readonly subcontract: SubcontractSeen
  readonly onClose: () => void
}

/** Catat opname subkon: what was built of each line since the last opname. */
export function OpnameSheet({ subcontract, onClose }: OpnameSheetProps) {
  const key = useSaveKey()
  const { lines } = subcontract
  const draft = subcontract.opnames.find((opname) => opname.state === 'draft')
  const kept = new Map(draft?.volumes.map((one) => [one.lineId, one]))
  const form = useForm({
    initial: {
      date: draft?.date ?? today(),
      note: draft?.note ?? '',
      rows: lines.map(({ id }) => ({ volume: kept.get(id)?.volume ?? '', reason: kept.get(id)?.reason ?? '' })),
    },
    check: (values): Record<string, string[]> =>
      values.rows.some((row) => row.volume) ? {} : { '': ['Isi volume paling sedikit di satu pekerjaan.'] },
    save: (values) => {
      const measured = values.rows.flatMap((row, at) =>
        row.volume
          ? [
              {
                at: `rows.${at}`,
                line: { lineId: lines[at]?.id ?? '', volume: row.volume, reason: row.reason || null },
              },
            ]
          : [],
      )
      const { date, note } = values
      const input = { subcontractId: subcontract.id, date, note: note || null, lines: measured.map(({ line }) => line) }
      return placed(
        measured,
        draft
          ? doAct(updateSubcontractOpname, { ...input, id: draft.id, version: draft.version }, key.of(input))
          : doAct(addSubcontractOpname, input, key.of(input)),
      )
    },
    saved: () => {
      notify('Draf opname disimpan. Orang lain yang menyetujuinya.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Opname ${subcontract.number ?? 'subkon'}`}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-180"
    >
      <FieldRow>
        <DateField name="date" label="Tanggal opname" today={today()} />
        <TextField name="note" label="Catatan" optional maxLength={300} />
      </FieldRow>
      {lines.map((line, at) => (
        <FieldRow key={line.id}>
          <QuantityField
            name={`rows.${at}.volume`}
            label={line.description}
            optional
            unit={line.unit}
            hint={hintOf(line)}
          />
          <TextField name={`rows.${at}.reason`} label="Alasan bila mendahului pemberi kerja" optional maxLength={300} />
        </FieldRow>
      ))}
    </FormSheet>
  )
}

function hintOf({ volume, measured, ownerApproved }: SubcontractLine): string {
  const own = `SPK ${qtyFormat(volume)}, sampai lalu ${qtyFormat(measured)}`
  return ownerApproved === null ? own : `${own}, disetujui pemberi kerja ${qtyFormat(ownerApproved)}`
}
