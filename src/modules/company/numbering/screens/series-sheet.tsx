import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { frameOf, numberText, templateFault, templateTokens } from '#kit/posting/number-template.ts'
import { openNumbering, saveSeries } from '#modules/company/numbering/contract.ts'
import { Example, rowOf, type Row } from './next-number.tsx'

const valuesOf = ({ version, template, reset }: Row) => ({ version, template, reset, firstNo: '' })

const resets = [
  { value: 'monthly', label: 'Tiap bulan' },
  { value: 'yearly', label: 'Tiap tahun' },
]

interface SeriesSheetProps {
  readonly row: Row
  readonly code: string
  readonly onClose: () => void
}

/** How one kind of paper is numbered, with the number as it would read while it is typed. */
export function SeriesSheet({ row, code, onClose }: SeriesSheetProps) {
  const form = useForm({
    initial: valuesOf(row),
    check: (values): FieldErrors => {
      const fault = templateFault(values.template, values.reset)
      return {
        ...(fault && { template: [fault] }),
        ...(/^\d*$/.test(values.firstNo) ? {} : { firstNo: ['Tulis angka saja, misalnya 118.'] }),
      }
    },
    save: ({ firstNo, ...values }) =>
      ask(saveSeries, { ...values, doc: row.doc, ...(firstNo ? { firstNo: Number(firstNo) } : {}) }),
    saved: () => {
      refetchTouched(saveSeries.touches)
      notify(`Penomoran ${row.name} disimpan.`)
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={`Nomor ${row.name}`}
      onClose={onClose}
      conflict={{
        latest: async () => valuesOf(rowOf(row, await ask(openNumbering, {}))),
        words: { reset: resets },
      }}
    >
      <TextField name="template" label="Format" hint={<Tokens row={row} code={code} />} maxLength={60} />
      <SelectField name="reset" label="Nomor mulai lagi" options={resets} />
      <TextField
        name="firstNo"
        label="Nomor awal"
        hint="Untuk melanjutkan penomoran lama; hanya sebelum nomor pertama periode ini."
        inputMode="numeric"
        maxLength={7}
        optional
      />
      <Live row={row} code={code} />
    </FormSheet>
  )
}

/** What each token of a format becomes today. */
function Tokens({ row, code }: { readonly row: Row; readonly code: string }) {
  const said = templateTokens.map((token) => {
    const frame = frameOf(token, { doc: row.doc, companyCode: code, day: today() })
    return `${token} = ${token.startsWith('{seq') ? numberText(frame, 1) : frame.head}`
  })
  return <>Kode: {said.join(' · ')}</>
}

/** The number as it would read, while it is typed. */
function Live({ row, code }: { readonly row: Row; readonly code: string }) {
  const template = useValue<string>('template') ?? ''
  const reset = useValue<Row['reset']>('reset') ?? 'monthly'
  const firstNo = useValue<string>('firstNo') ?? ''
  const fault = templateFault(template, reset)
  if (fault !== undefined) return <Notice tone="warning">{fault}</Notice>
  const wanted = /^[1-9]\d*$/.test(firstNo) ? BigInt(firstNo) : undefined
  return (
    <p className="rounded-lg bg-muted px-4 py-3" role="status">
      Nomor berikutnya: <Example row={{ ...row, template, reset }} code={code} wanted={wanted} />
    </p>
  )
}
