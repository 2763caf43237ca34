import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { MoneyField, PriceField, QuantityField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { CompanyTermField } from '#modules/company/companies/screens/face.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import { addQuote, deleteQuote, updateQuote, type QuoteComparison, type QuoteDetail } from '../../quotes/contract.ts'
import type { RequestDetail } from '../../requests/detail.ts'

interface QuoteSheetProps {
  readonly request: RequestDetail
  /** The one to change; a new one without it. */
  readonly quote?: QuoteDetail
  readonly comparison: QuoteComparison
  readonly onClose: () => void
}

/** What a supplier asks for a request, line by line; an empty price was not offered. */
export function QuoteSheet({ request, quote, comparison, onClose }: QuoteSheetProps) {
  const [key] = useState(newKey)
  const [suppliers] = useState(supplierSource)
  const [initial] = useState(() => valuesOf(comparison, quote))
  const drop = useAct(deleteQuote, { say: 'Penawaran dihapus.', onDone: onClose })
  const form = useForm({
    draft: `quote:${request.id}:${quote?.id ?? ''}`,
    initial,
    check: (values): Record<string, string[]> => ({
      ...(values.supplier?.id ? {} : { supplier: ['Pilih supplier.'] }),
      ...(values.lines.some((line) => line.price !== '')
        ? {}
        : { 'lines.0.price': ['Isi paling sedikit satu harga.'] }),
    }),
    save: (values) => {
      const fields = inputOf(values)
      return quote
        ? doAct(updateQuote, { id: quote.id, version: quote.version, ...fields }, key)
        : doAct(addQuote, { id: request.id, ...fields, files: [...values.files] }, key)
    },
    saved: () => {
      notify('Penawaran disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={quote ? `Penawaran ${quote.supplierName}` : 'Penawaran supplier'}
      onClose={onClose}
      width="w-144"
    >
      <FieldRow>
        <PickField name="supplier" label="Supplier" source={suppliers} autoFocus disabled={quote !== undefined} />
        <TextField name="quoteNo" label="No. penawaran" optional maxLength={60} />
      </FieldRow>
      <FieldRow>
        <DateField name="date" label="Tanggal" today={today()} />
        <DateField name="validUntil" label="Berlaku sampai" optional today={today()} />
      </FieldRow>
      <div className="grid gap-3">
        {comparison.lines.map((line, index) => (
          <fieldset
            key={line.requestLineId}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)_160px] items-start gap-3 border-b border-border-subtle pb-3 max-md:grid-cols-1"
          >
            <legend className="sr-only">{line.description}</legend>
            <span className="min-w-0 self-center">
              <span className="block truncate font-medium" title={line.description}>
                {line.description}
              </span>
              <span className="block text-xs text-muted-foreground figures">
                {qtyFormat(line.qty)} {line.unit}
                {line.lastPrice && ` · terakhir ${rupiah(line.lastPrice)}`}
              </span>
            </span>
            <PriceField name={`lines.${index}.price`} label="Harga" optional className="md:[&>label]:sr-only" />
          </fieldset>
        ))}
      </div>
      <FieldRow columns={3}>
        <QuantityField name="leadDays" label="Lama kirim" optional unit="hari" />
        <CompanyTermField name="termDays" label="Termin" optional />
        <MoneyField name="freight" label="Ongkos kirim" optional />
      </FieldRow>
      <CheckboxField name="priceIncludesTax" label="Harga sudah termasuk PPN" />
      <TextArea name="notes" label="Catatan" optional rows={2} maxLength={1000} />
      {quote ? (
        <Attachments subject="penawaran" ownerId={quote.id} canChange title="Berkas penawaran" />
      ) : (
        <AttachmentField name="files" label="Berkas penawaran" optional queue={`penawaran:${request.id}`} />
      )}
      {quote && !quote.isChosen && (
        <div>
          <Button variant="ghost" isBusy={drop.isBusy} onClick={() => void drop.now({ id: quote.id })}>
            Hapus penawaran
          </Button>
        </div>
      )}
    </FormSheet>
  )
}

function valuesOf(comparison: QuoteComparison, quote: QuoteDetail | undefined) {
  const at = comparison.quotes.findIndex((one) => one.id === quote?.id)
  return {
    supplier: quote ? ({ id: quote.supplierId, label: quote.supplierName } as Choice) : null,
    quoteNo: quote?.quoteNo ?? '',
    date: quote?.date ?? (today() as string),
    validUntil: quote?.validUntil ?? '',
    leadDays: wholeText(quote?.leadDays),
    termDays: wholeText(quote?.termDays),
    freight: quote && quote.freight !== '0' ? quote.freight : '',
    priceIncludesTax: quote?.priceIncludesTax ?? false,
    notes: quote?.notes ?? '',
    files: [] as readonly string[],
    lines: comparison.lines.map((line) => ({
      key: line.requestLineId,
      requestLineId: line.requestLineId,
      price: line.prices[at]?.price ?? '',
      discountPercent: line.prices[at]?.discountPercent ?? null,
      note: line.prices[at]?.note ?? '',
    })),
  }
}

function inputOf(values: ReturnType<typeof valuesOf>) {
  return {
    supplierId: values.supplier?.id ?? '',
    quoteNo: values.quoteNo,
    date: values.date,
    validUntil: values.validUntil || null,
    leadDays: wholeOf(values.leadDays),
    termDays: wholeOf(values.termDays),
    freight: values.freight || undefined,
    priceIncludesTax: values.priceIncludesTax,
    notes: values.notes,
    lines: values.lines.map(({ requestLineId, price, discountPercent, note }) => ({
      requestLineId,
      price: price === '' ? null : price,
      discountPercent,
      note,
    })),
  }
}

function wholeText(days: number | null | undefined): string {
  return days === null || days === undefined ? '' : String(days)
}

// Days that are no whole number go as typed, so that their field is refused instead of forgotten.
function wholeOf(text: string): number | null {
  return text === '' ? null : Number(text)
}
