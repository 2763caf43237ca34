import { useEffect, useState } from 'react'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import type { Conflict } from '#kit/screen/form/conflict-choice.tsx'
import { useFormScope, useRestedValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useForm, type Then } from '#kit/screen/form/use-form.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import type { GridRow, Spans } from '#kit/screen/grid/column.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import { typedTotals } from '#modules/company/totals/screens/face.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'
import type { SavedDocument } from '../contract.ts'
import { checkOrder, type OrderHints, type OrderStart } from '../orders/contract.ts'
import { lineColumns } from './order-form/columns.ts'
import { CustomerSection } from './order-form/customer-section.tsx'
import { LineDetails, saidBelow } from './order-form/line-details.tsx'
import { keptLevel, PriceLevel } from './order-form/price-level.tsx'
import { TermsSection } from './order-form/terms-section.tsx'
import { TotalsRail } from './order-form/totals-rail.tsx'
import { blankLine, inputOf, isBlankLine, type LineValues, type OrderValues } from './order-form/values.ts'

interface OrderFormProps {
  readonly title: string
  readonly initial: OrderValues
  readonly start: OrderStart
  /** Name of the draft kept on this device. */
  readonly draft: string
  readonly save: (values: OrderValues, then: Then) => Promise<SavedDocument>
  readonly saved: (answer: SavedDocument, then: Then) => void
  readonly again?: boolean
  readonly also?: string
  readonly onward?: string
  readonly orderId?: string
  /** A new one takes photos and papers along. */
  readonly takesFiles?: boolean
  readonly conflict?: Conflict
}

/** The order as a form: who, what, on which terms; the sums at the right as one types. */
export function OrderForm({ title, initial, start, save, orderId, ...rest }: OrderFormProps) {
  const [customers] = useState(customerSource)
  const [level] = useState(keptLevel)
  const [hints, setHints] = useState<OrderHints>()
  const form = useForm<OrderValues, SavedDocument>({
    initial,
    draft: rest.draft,
    prepare: (store) => dropBlankRows<LineValues>(store, 'lines', isBlankLine),
    check: checkLines,
    save,
    saved: rest.saved,
  })
  const [columns] = useState(() => {
    const warehouseId = () => form.store.read('warehouseId') as string
    return lineColumns(itemSource({ level: level.now, warehouseId }), start, level.now)
  })
  return (
    <FormPage
      form={form}
      title={title}
      back="/order/"
      again={rest.again}
      also={rest.also}
      onward={rest.onward}
      conflict={rest.conflict}
      rail={<TotalsRail start={start} cost={hints?.cost} />}
    >
      <CustomerSection customers={customers} start={start} />
      <PriceLevel level={level.now} onLevel={level.become} />
      <OrderWarnings hints={hints} />
      <Lines columns={columns} orderId={orderId} start={start} hints={hints} onHints={setHints} />
      <TermsSection start={start} usual={hints?.withholding} />
      {rest.takesFiles && <AttachmentSection />}
    </FormPage>
  )
}

/** What is worth saying of the whole order: over the limit, the same PO elsewhere. */
function OrderWarnings({ hints }: { readonly hints: OrderHints | undefined }) {
  const said = hints?.warnings.filter(({ line }) => line === undefined) ?? []
  if (said.length === 0) return null
  return (
    <Notice tone="warning">
      {said.map(({ code, text }) => (
        <p key={code}>{text}</p>
      ))}
    </Notice>
  )
}

interface LinesProps {
  readonly columns: ReturnType<typeof lineColumns>
  readonly orderId?: string
  readonly start: OrderStart
  readonly hints: OrderHints | undefined
  readonly onHints: (hints: OrderHints | undefined) => void
}

function Lines({ columns, orderId, start, hints, onHints }: LinesProps) {
  useHints(orderId, start, onHints)
  const { store } = useFormScope()
  const warn = (row: GridRow) => {
    const index = (store.read('lines') as readonly LineValues[]).findIndex((line) => line.key === row.key)
    const said = hints?.warnings.filter((warning) => warning.line === index).map((warning) => warning.text)
    return said && said.length > 0 ? said.join(' ') : undefined
  }
  return (
    <LineGrid
      name="lines"
      title="Item"
      columns={columns}
      aside={<LineDetails start={start} />}
      hint={(row) => saidBelow(row, start)}
      blank={() => blankLine(start.taxCode)}
      spans={spans}
      warn={warn}
    />
  )
}

/** Headings and notes between the lines; they carry no amount. */
const spans: Spans = {
  kind: 'row',
  text: 'description',
  of: [
    { value: 'section', label: 'Bagian', placeholder: 'Judul bagian, misalnya Pekerjaan struktur', isHeading: true },
    { value: 'note', label: 'Catatan', placeholder: 'Catatan untuk pelanggan' },
  ],
}

const PAUSE = 600

type HintKey<L> = [
  customerId: string,
  customerPoNo: string,
  warehouseId: string,
  lines: L,
  total: string,
  ppn: string,
  date: string,
]

/** What the server has to say, asked when typing rests: over the limit, price below cost, stock too short, what it all costs. */
function useHints(orderId: string | undefined, start: OrderStart, onHints: LinesProps['onHints']): void {
  const values = useRestedValue<OrderValues>('')
  // Headings, notes and lines still being typed have nothing to be warned of.
  const priced = values.lines.flatMap((line, at) => {
    const { itemId, unit, qty, price, warehouseId } = inputOf({ ...values, lines: [line] }).lines[0] ?? {}
    const isPriced = line.row === 'item' && itemId && qty && price
    return isPriced ? [{ at, itemId, unit: unit ?? '', qty, price, warehouseId: warehouseId ?? null }] : []
  })
  const key =
    values.customer?.id && priced.length > 0
      ? JSON.stringify([
          values.customer.id,
          values.customerPoNo,
          values.warehouseId,
          priced,
          ...typedSums(values, start),
          values.date,
        ])
      : ''
  useEffect(() => {
    if (key === '') return onHints(undefined)
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      const [customerId, customerPoNo, warehouseId, lines, total, ppn, date] = JSON.parse(key) as HintKey<typeof priced>
      const asked = lines.map(({ at: _at, ...line }) => line)
      const input = {
        orderId,
        customerId,
        customerPoNo,
        total,
        ppn,
        ...(warehouseId && { warehouseId }),
        ...(date && { date }),
        lines: asked,
      }
      ask(checkOrder, input, { signal: stopping.signal, isQuiet: true }).then(
        // The server counts the lines it was sent; the form counts its own.
        (answer) =>
          onHints({
            ...answer,
            warnings: answer.warnings.map((warning) => ({ ...warning, line: lines[warning.line ?? -1]?.at })),
          }),
        () => onHints(undefined),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [key, orderId, onHints])
}

function typedSums(values: OrderValues, start: OrderStart): [total: string, ppn: string] {
  const { total, ppn } = typedTotals(values, start)
  return [String(total), String(ppn)]
}

/** What needs no server: a customer, and at least one line that says what and how much. */
function checkLines(values: OrderValues): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  if (!values.customer?.id) errors['customer'] = ['Pilih pelanggan.']
  if (values.lines.length === 0) errors['lines.0.item'] = ['Isi paling sedikit satu baris.']
  values.lines.forEach((line, index) => {
    if (line.row !== 'item') return
    if (!line.item) errors[`lines.${index}.item`] = [`Baris ${index + 1}: pilih produk.`]
    if (line.qty === '' || line.qty === '0')
      errors[`lines.${index}.qty`] = [`Baris ${index + 1}: jumlah harus lebih dari 0.`]
    if (line.price === '') errors[`lines.${index}.price`] = [`Baris ${index + 1}: isi harga.`]
  })
  return errors
}
