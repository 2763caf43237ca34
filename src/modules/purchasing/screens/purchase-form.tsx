import { useState } from 'react'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import type { Conflict } from '#kit/screen/form/conflict-choice.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useForm, type Then } from '#kit/screen/form/use-form.ts'
import type { GridRow, Spans } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import { supplierSource } from '#modules/parties/screens/face.tsx'
import type { SavedPurchase } from '../orders/contract.ts'
import type { PurchaseStart } from '../orders/detail.ts'
import { checkPurchase } from './form/check.ts'
import { lineColumns } from './form/columns.ts'
import { KindCards } from './form/kind-cards.tsx'
import { listedPrice, useListPrices, useProposedPrices } from './form/list-prices.ts'
import { detailSaid, LineDetails } from './form/line-details.tsx'
import { listHint, priceHint, useLastPrices } from './form/price-hints.ts'
import { PasteList } from './form/paste-list.tsx'
import { bookedMode } from './form/shown-totals.ts'
import { SupplierSection } from './form/supplier-section.tsx'
import { DestinationSection, TermsSection } from './form/terms-section.tsx'
import { TotalsRail } from './form/totals-rail.tsx'
import { useIsPkp } from './form/use-is-pkp.ts'
import { blankLine, isBlankLine, type LineValues, type PurchaseValues } from './form/values.ts'

const FirstPaymentSection = later(() => import('./form/first-payment.tsx').then((parts) => parts.FirstPaymentSection))
const AmendReason = later(() => import('./form/amend-reason.tsx').then((parts) => parts.AmendReason))
const NotesSection = later(() => import('./form/notes-section.tsx').then((parts) => parts.NotesSection))

interface PurchaseFormProps {
  readonly title: string
  readonly initial: PurchaseValues
  readonly start: PurchaseStart
  /** Name of the draft kept on this device. */
  readonly draft: string
  readonly save: (values: PurchaseValues, then: Then) => Promise<SavedPurchase>
  readonly saved: (answer: SavedPurchase, then: Then) => void
  readonly meta?: string
  readonly back?: string
  /** A new one: its kind may still be chosen. */
  readonly isNew?: boolean
  /** An advance may be paid with it. */
  readonly mayPay?: boolean
  /** A posted order: what it came to before. */
  readonly before?: string
  readonly also?: string
  readonly onward?: string
  readonly conflict?: Conflict
}

/** An order to a supplier as a form: from whom, what, where to, on which terms; the sums at the right as one types. */
export function PurchaseForm({ title, initial, start, save, isNew, mayPay, ...rest }: PurchaseFormProps) {
  const [suppliers] = useState(supplierSource)
  const [columns] = useState(() => lineColumns(itemSource({ purpose: 'buy' }), start))
  const form = useForm<PurchaseValues, SavedPurchase>({
    initial,
    draft: rest.draft,
    prepare: (store) => dropBlankRows<LineValues>(store, 'lines', isBlankLine),
    check: checkPurchase,
    save,
    saved: rest.saved,
  })
  return (
    <FormPage
      form={form}
      title={title}
      back={rest.back ?? '/pembelian-barang/'}
      meta={rest.meta}
      again={isNew}
      also={rest.also}
      onward={rest.onward}
      conflict={rest.conflict}
      rail={<TotalsRail start={start} />}
    >
      {isNew && <KindCards value="po" />}
      <SupplierSection suppliers={suppliers} start={start} isFixed={initial.lines.some((line) => line.received)} />
      <Lines columns={columns} />
      <DestinationSection start={start} />
      <TermsSection />
      {mayPay && <FirstPaymentSection start={start} />}
      <NotesSection />
      {rest.before !== undefined && <AmendReason start={start} total={rest.before} />}
      {isNew && (
        <FormSection title="Lampiran">
          <AttachmentField name="files" label="Penawaran, foto, atau berkas" optional />
        </FormSection>
      )}
    </FormPage>
  )
}

function Lines({ columns }: { readonly columns: ReturnType<typeof lineColumns> }) {
  const prices = useLastPrices()
  const lists = useListPrices()
  useProposedPrices(lists)
  const taxMode = useValue<PurchaseValues['taxMode']>('taxMode')
  const isUntaxed = bookedMode({ taxMode }, useIsPkp()) === 'none'
  const withDetail = (text: string | undefined, row: GridRow) =>
    [text, detailSaid(row as LineValues, isUntaxed)].filter(Boolean).join(' · ') || undefined
  const hintOf = (row: GridRow) => {
    const line = row as LineValues
    return listHint(line, listedPrice(line, lists)) ?? priceHint(line, prices.get(line.item?.id ?? ''))
  }
  return (
    <LineGrid
      name="lines"
      title="Item"
      columns={columns}
      blank={blankLine}
      spans={spans}
      aside={
        <>
          <LineDetails />
          <PasteList />
        </>
      }
      warn={(row) => {
        const warning = receivedNote(row as LineValues) ?? dearer(hintOf(row))
        return warning && withDetail(warning, row)
      }}
      hint={(row) => withDetail(hintOf(row)?.text, row)}
    />
  )
}

function dearer(hint: ReturnType<typeof priceHint>): string | undefined {
  return hint?.isDearer ? hint.text : undefined
}

function receivedNote({ received, unit }: LineValues): string | undefined {
  if (received === undefined) return undefined
  return `Sudah diterima ${received.replace('.', ',')} ${unit}: jumlah tidak boleh kurang dari itu, harga tetap.`
}

/** Headings and notes between the lines; they carry no amount. */
const spans: Spans = {
  kind: 'row',
  text: 'description',
  of: [
    { value: 'section', label: 'Bagian', placeholder: 'Judul bagian, misalnya Bahan struktur', isHeading: true },
    { value: 'note', label: 'Catatan', placeholder: 'Catatan untuk supplier' },
  ],
}
