import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { placed } from '#kit/screen/form/sent-lines.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addSubcontractAddendum, updateSubcontractAddendum } from '../../subcontract/addendum/contract.ts'
import type { SubcontractAddendumSeen } from '../../subcontract/addendum/seen.ts'
import type { SubcontractLine, SubcontractSeen } from '../../subcontract/seen.ts'
import { addendumTyped, beginAddendum } from './addendum-values.ts'
import { blankSpkLine, isBlankLine, lineComplaints, spkColumns, type SpkLine } from './spk-lines.ts'

interface AddendumSheetProps {
  readonly subcontract: SubcontractSeen
  /** The draft that is written anew; a new one is begun when left out. */
  readonly draft: SubcontractAddendumSeen | undefined
  readonly onClose: () => void
}

/** Tulis addendum: more or less of the lines of an SPK, other prices, and new lines. */
export function AddendumSheet({ subcontract, draft, onClose }: AddendumSheetProps) {
  const key = useSaveKey()
  const [columns] = useState(() => spkColumns(subcontract.projectId))
  const { lines } = subcontract
  const form = useForm({
    initial: { ...beginAddendum(lines, draft), date: draft?.date ?? today(), reason: draft?.reason ?? '' },
    prepare: (store) => dropBlankRows<SpkLine>(store, 'lines', isBlankLine),
    check: (values): Record<string, string[]> => ({
      ...(!values.reason.trim() && { reason: ['Tulis alasan perubahannya.'] }),
      ...(addendumTyped(lines, values).length === 0 && {
        '': ['Ubah paling sedikit satu pekerjaan, atau tambah yang baru.'],
      }),
      ...lineComplaints(values.lines),
    }),
    save: (values) => {
      const typed = addendumTyped(lines, values)
      const { date, reason } = values
      const input = { subcontractId: subcontract.id, date, reason, lines: typed.map(({ line }) => line) }
      return placed(
        typed,
        draft
          ? doAct(updateSubcontractAddendum, { ...input, id: draft.id, version: draft.version }, key.of(input))
          : doAct(addSubcontractAddendum, input, key.of(input)),
      )
    },
    saved: () => {
      notify('Draf addendum disimpan. Ajukan, lalu orang lain menyetujuinya.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Addendum ${subcontract.number ?? 'SPK'}`}
      saveLabel="Simpan draf"
      onClose={onClose}
      width="w-280"
    >
      <FieldRow>
        <DateField name="date" label="Tanggal berlaku" today={today()} />
        <TextField name="reason" label="Alasan" maxLength={300} />
      </FieldRow>
      {lines.map((line, at) => (
        <FieldRow key={line.id}>
          <QuantityField
            name={`rows.${at}.volume`}
            label={`${line.description}: tambah/kurang`}
            optional
            unit={line.unit}
            hint={hintOf(line)}
          />
          <PriceField
            name={`rows.${at}.price`}
            label="Harga baru"
            optional
            disabled={line.measured !== '0'}
            hint={
              line.measured === '0'
                ? `Kini ${rupiah(line.price)}.`
                : 'Sudah diopname: harga baru ditulis di baris baru.'
            }
          />
        </FieldRow>
      ))}
      <LineGrid name="lines" title="Pekerjaan baru" columns={columns} blank={blankSpkLine} />
    </FormSheet>
  )
}

function hintOf({ volume, measured }: SubcontractLine): string {
  return `Kini ${qtyFormat(volume)}, sudah diopname ${qtyFormat(measured)}. Kurang ditulis dengan minus.`
}
