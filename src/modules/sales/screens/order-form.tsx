import { useDeferredValue, useEffect, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { dropBlankRows } from '#kit/screen/form/rows.ts'
import { useForm, type Then } from '#kit/screen/form/use-form.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import type { GridRow, Spans } from '#kit/screen/grid/column.ts'
import { itemSource } from '#modules/catalog/screens/face.tsx'
import { customerSource } from '#modules/parties/screens/face.tsx'
import type { SavedDocument, Warning } from '../contract.ts'
import { checkOrder, type OrderStart } from '../orders/contract.ts'
import { lineColumns } from './order-form/columns.ts'
import { CustomerSection } from './order-form/customer-section.tsx'
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
  readonly orderId?: string
  readonly conflict?: { readonly latest: () => Promise<object>; readonly labels: Readonly<Record<string, string>> }
}

/** The order as a form: who, what, on which terms; the sums at the right as one types. */
export function OrderForm({ title, initial, start, save, orderId, ...rest }: OrderFormProps) {
  const [customers] = useState(customerSource)
  const [columns] = useState(() => lineColumns(itemSource()))
  const form = useForm<OrderValues, SavedDocument>({
    initial,
    draft: rest.draft,
    prepare: (store) => dropBlankRows<LineValues>(store, 'lines', isBlankLine),
    check: checkLines,
    save,
    saved: rest.saved,
  })
  return (
    <FormPage
      form={form}
      title={title}
      back="/order/"
      again={rest.again}
      also={rest.also}
      conflict={rest.conflict}
      rail={<TotalsRail start={start} />}
    >
      <CustomerSection customers={customers} />
      <Lines columns={columns} orderId={orderId} />
      <TermsSection start={start} />
    </FormPage>
  )
}

function Lines({ columns, orderId }: { columns: ReturnType<typeof lineColumns>; orderId?: string }) {
  const warnings = useWarnings(orderId)
  const { store } = useFormScope()
  const warn = (row: GridRow) => {
    const index = (store.read('lines') as readonly LineValues[]).findIndex((line) => line.key === row.key)
    return warnings.find((warning) => warning.line === index)?.text
  }
  return <LineGrid name="lines" title="Item" columns={columns} blank={blankLine} spans={spans} warn={warn} />
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

/** What the server would warn of, asked when typing rests: price below cost, stock too short. */
function useWarnings(orderId: string | undefined): readonly Warning[] {
  const values = useDeferredValue(useValue<OrderValues>(''))
  const [warnings, setWarnings] = useState<readonly Warning[]>([])
  // Headings, notes and lines still being typed have nothing to be warned of.
  const priced = values.lines.flatMap((line, at) => {
    const { itemId, unit, qty, price } = inputOf({ ...values, lines: [line] }).lines[0] ?? {}
    return line.row === 'item' && itemId && qty && price ? [{ at, itemId, unit: unit ?? '', qty, price }] : []
  })
  const key =
    values.customer?.id && priced.length > 0 ? JSON.stringify([values.customer.id, values.customerPoNo, priced]) : ''
  useEffect(() => {
    if (key === '') return setWarnings([])
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      const [customerId, customerPoNo, lines] = JSON.parse(key) as [string, string, typeof priced]
      const asked = lines.map(({ at: _at, ...line }) => line)
      ask(checkOrder, { orderId, customerId, customerPoNo, lines: asked }, { signal: stopping.signal }).then(
        // The server counts the lines it was sent; the form counts its own.
        (answer) =>
          setWarnings(answer.warnings.map((warning) => ({ ...warning, line: lines[warning.line ?? -1]?.at }))),
        () => setWarnings([]),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [key, orderId])
  return warnings
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
