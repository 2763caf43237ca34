import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { frameOf, numberText, templateFault, templateTokens, usualTemplate } from '#kit/posting/number-template.ts'
import { nextSeq, type Standing } from '#modules/company/numbering/rules.ts'
import { openNumbering, saveSeries, type Numbering, type SeriesRow } from '#modules/company/numbering/contract.ts'

/** A kind of paper that bears numbers; the page that knows all departments names them. */
export interface NumberedPaper {
  readonly doc: string
  readonly name: string
}

type Row = NumberedPaper & Omit<SeriesRow, 'doc'>

/** How each kind of paper is numbered, with the number the next one will bear. */
export function NumberingCard({ papers }: { readonly papers: readonly NumberedPaper[] }) {
  const asked = useAsk(openNumbering, {})
  const mayChange = useCan(saveSeries.permission)
  const [open, setOpen] = useState<Row>()
  return (
    <AskedCard asked={asked} title="Penomoran" rows={8}>
      {(numbering) => (
        <Card
          title="Penomoran"
          heading="section"
          help="Nomor diberikan saat dokumen terbit, berurutan tanpa celah."
          flush
        >
          <PlainTable
            label="penomoran"
            rows={papers.map((paper) => rowOf(paper, numbering))}
            keyOf={(row) => row.doc}
            columns={[
              {
                id: 'name',
                title: 'Dokumen',
                cell: (row) => (
                  <span className="grid">
                    <span className="font-medium">{row.name}</span>
                    <span className="text-small text-muted-foreground md:hidden">
                      <Example row={row} code={numbering.companyCode} />
                    </span>
                  </span>
                ),
              },
              {
                id: 'next',
                title: 'Contoh',
                width: 210,
                isWide: true,
                cell: (row) => <Example row={row} code={numbering.companyCode} />,
              },
              {
                id: 'reset',
                title: 'Mulai lagi',
                width: 110,
                isWide: true,
                cell: (row) => (row.reset === 'monthly' ? 'Tiap bulan' : 'Tiap tahun'),
              },
              {
                id: 'act',
                title: 'Tindakan',
                isQuiet: true,
                width: 96,
                align: 'right',
                cell: (row) =>
                  mayChange ? (
                    <Button size="sm" onClick={() => setOpen(row)} aria-label={`Ubah nomor ${row.name}`}>
                      Ubah
                    </Button>
                  ) : null,
              },
            ]}
          />
          {open && <SeriesSheet row={open} code={numbering.companyCode} onClose={() => setOpen(undefined)} />}
        </Card>
      )}
    </AskedCard>
  )
}

function rowOf(paper: NumberedPaper, { series }: Numbering): Row {
  const chosen = series.find((row) => row.doc === paper.doc)
  return {
    ...(chosen ?? { version: 0, template: usualTemplate, reset: 'monthly', monthly: untouched, yearly: untouched }),
    ...paper,
  }
}

const untouched = { last: null, first: '1', highest: '0' }

const standingIn = (row: Row, reset: Row['reset']): Standing => {
  const { last, first, highest } = row[reset]
  return { last: last === null ? null : BigInt(last), first: BigInt(first), highest: BigInt(highest) }
}

interface ExampleProps {
  readonly row: Row
  readonly code: string
  /** What somebody wants to begin with. */
  readonly wanted?: bigint | undefined
}

function Example({ row, code, wanted }: ExampleProps) {
  const frame = frameOf(row.template, { doc: row.doc, companyCode: code, day: today() })
  return <span className="code">{numberText(frame, nextSeq(standingIn(row, row.reset), wanted))}</span>
}

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

function SeriesSheet({ row, code, onClose }: SeriesSheetProps) {
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
