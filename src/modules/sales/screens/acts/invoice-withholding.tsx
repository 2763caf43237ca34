import { percentFormat, rupiah } from '#ground/format.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { withholdingKinds, type WithholdingKind } from '../../contract.ts'
import type { InvoiceDetail, InvoicePreview, OrderInvoices } from '../../invoices/contract.ts'

/** One tax as it is typed: 'pph23|2', or empty; and what it is taken of, empty for what is usual. */
export interface TypedTax {
  readonly key?: string
  readonly kind: string
  readonly base: string
}

const blankTax = { kind: '', base: '' }

interface WithholdingProps {
  readonly order: OrderInvoices
  readonly sums: InvoicePreview | undefined
}

/** The taxes the customer will hold back, mostly one, and what each is taken of, unless somebody says otherwise. */
export function Withholding(props: WithholdingProps) {
  const rows = useValue<readonly TypedTax[]>('withholding')
  const isSome = rows.some(({ kind }) => kind !== '')
  return (
    <>
      <Tax {...props} at="withholding.0" />
      {isSome && (
        <Repeat name="withholding" of="PPh" from={1} most={withholdingKinds.length} blank={() => blankTax}>
          {(path) => <Tax {...props} at={path} />}
        </Repeat>
      )}
    </>
  )
}

function Tax({ order, sums, at }: WithholdingProps & { readonly at: string }) {
  const { kind, base } = useValue<TypedTax>(at)
  return (
    <FieldRow>
      <SelectField
        name={`${at}.kind`}
        label="PPh dipotong pelanggan"
        empty="Tidak ada"
        options={offeredTaxes(order).map((one) => ({ value: `${one.kind}|${one.rate}`, label: one.label }))}
      />
      {kind !== '' && (
        <MoneyField
          name={`${at}.base`}
          label="Dasar PPh"
          optional
          hint={base === '' && sums ? `Kosong: ${usualBase(kind, sums)}.` : undefined}
        />
      )}
    </FieldRow>
  )
}

function usualBase(chosen: string, { withholding }: InvoicePreview): string {
  const [kind] = chosen.split('|')
  const what = kind === 'pph22' ? 'barang' : 'jasa'
  const tax = withholding.find((each) => each.kind === kind)
  return tax ? `nilai ${what}, ${rupiah(tax.base)}` : `tidak ada ${what}, tidak dipotong`
}

/** The taxes a draft bears, or that its order says; always one row to choose in. */
export function withholdingIn(draft: InvoiceDetail | undefined, order: OrderInvoices): TypedTax[] {
  const rows = draft
    ? draft.withholding.map(({ kind, rate, base }) => ({ kind: `${kind}|${rate}`, base }))
    : order.withholding.map(({ kind, rate }) => ({ kind: `${kind}|${rate}`, base: '' }))
  return rows.length > 0 ? rows : [blankTax]
}

/** What is sent of them. */
export function withholdingInput(rows: readonly TypedTax[]) {
  return rows.flatMap(({ kind: chosen, base }) => {
    const [kind, rate] = chosen.split('|')
    // Safe: the options are made of these kinds.
    return kind && rate ? [{ kind: kind as WithholdingKind, rate, ...(base && { base }) }] : []
  })
}

// The order may hold a rate that another day had.
function offeredTaxes({ withholding, withholdingRates }: OrderInvoices): OrderInvoices['withholdingRates'] {
  const others = withholding.filter(
    (tax) => !withholdingRates.some(({ kind, rate }) => kind === tax.kind && rate === tax.rate),
  )
  const named = others.map((tax) => ({ ...tax, label: `${withholdingWords[tax.kind]} ${percentFormat(tax.rate)}` }))
  return [...withholdingRates, ...named]
}
