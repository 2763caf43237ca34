import { rupiah } from '#ground/format.ts'
import { SelectField, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import type { OrderInvoices } from '../../invoices/contract.ts'

interface SigningProps {
  readonly order: Pick<OrderInvoices, 'signatories'>
  /** Of the invoice, once it is known: whose limit is below it is not offered. */
  readonly total?: string
}

/** Who signs the invoice, and whether a duty stamp is stuck beside the name. */
export function Signing({ order, total }: SigningProps) {
  const offered = order.signatories.filter(({ most }) => !most || !total || BigInt(total) <= BigInt(most))
  return (
    <>
      {offered.length > 0 && (
        <SelectField
          name="signatoryId"
          label="Penandatangan"
          optional
          empty="Sesuai profil perusahaan"
          options={offered.map(({ id, name, most }) => ({
            value: id,
            label: most && !total ? `${name}, sampai ${rupiah(most)}` : name,
          }))}
        />
      )}
      <SwitchField name="needsMeterai" label="Bubuhkan meterai" />
    </>
  )
}
