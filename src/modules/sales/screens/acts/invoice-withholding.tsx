import { percentFormat, rupiah } from '#ground/format.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import type { InvoiceDetail, InvoicePreview, OrderInvoices } from '../../invoices/contract.ts'

interface WithholdingProps {
  readonly order: OrderInvoices
  readonly sums: InvoicePreview | undefined
}

/** The tax the customer will hold back, and what it is taken of: of the services, unless somebody says otherwise. */
export function Withholding({ order, sums }: WithholdingProps) {
  const chosen = useValue<string>('withholding')
  const base = useValue<string>('withholdingBase')
  const isShown = chosen !== ''
  return (
    <FieldRow>
      <SelectField
        name="withholding"
        label="PPh dipotong pelanggan"
        empty="Tidak ada"
        options={offeredTaxes(order).map((one) => ({ value: `${one.kind}|${one.rate}`, label: one.label }))}
      />
      {isShown && (
        <MoneyField
          name="withholdingBase"
          label="Dasar PPh"
          optional
          hint={base === '' && sums ? `Kosong: ${usualBase(chosen, sums)}.` : undefined}
        />
      )}
    </FieldRow>
  )
}

function usualBase(chosen: string, { withholdingKind, withholdingBase }: InvoicePreview): string {
  const what = chosen.startsWith('pph22') ? 'barang' : 'jasa'
  return withholdingKind ? `nilai ${what}, ${rupiah(withholdingBase)}` : `tidak ada ${what}, tidak dipotong`
}

/** The tax a draft bears, or that its order says: 'pph23|2', or empty. */
export function withholdingIn(draft: InvoiceDetail | undefined, order: OrderInvoices): string {
  if (draft) return draft.withholdingKind ? `${draft.withholdingKind}|${draft.withholdingRate ?? ''}` : ''
  return order.withholding ? `${order.withholding.kind}|${order.withholding.rate}` : ''
}

// The order may hold a rate that another day had.
function offeredTaxes({ withholding, withholdingRates }: OrderInvoices): OrderInvoices['withholdingRates'] {
  const isKnown = withholdingRates.some(({ kind, rate }) => kind === withholding?.kind && rate === withholding.rate)
  if (!withholding || isKnown) return withholdingRates
  const label = `${withholdingWords[withholding.kind]} ${percentFormat(withholding.rate)}`
  return [...withholdingRates, { ...withholding, label }]
}
