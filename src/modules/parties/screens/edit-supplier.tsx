import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { EditPage, useEdited } from '#kit/screen/form/edit-page.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { paymentTerms } from '#modules/company/companies/contract.ts'
import { suppliers, type Supplier } from '../suppliers/contract.ts'
import type { SupplierExtra } from './supplier-form/extra.ts'
import { SupplierSections } from './supplier-form/sections.tsx'
import { comparedFields, comparedWords } from './supplier-form/compared.ts'
import { inputOf, valuesOf, type SupplierValues } from './supplier-form/values.ts'

/** Ubah supplier. */
export function EditSupplier({ supplierId, extra }: { readonly supplierId: string; readonly extra?: SupplierExtra }) {
  const asked = useAsk(suppliers.open, { id: supplierId })
  return (
    <AskedPage asked={asked} title="Ubah supplier" back="/supplier/" fresh>
      {(supplier) => <SupplierForm key={supplier.id} supplier={supplier} extra={extra} />}
    </AskedPage>
  )
}

function SupplierForm({ supplier, extra }: { readonly supplier: Supplier; readonly extra?: SupplierExtra }) {
  const edited = useEdited(suppliers.edit, '/supplier')
  const terms = useAsk(paymentTerms, {}, { freshFor: 60_000 })
  const { id } = supplier
  const form = useForm({
    initial: { ...valuesOf(supplier), ...extra?.initial },
    prepare: extra?.prepare,
    check: (values) => extra?.check(values) ?? {},
    draft: `supplier/${id}`,
    save: async (values) => {
      await extra?.save(id, values)
      const changed = sent(values, supplier)
      const isSame = Object.values(changed).every((value) => value === undefined)
      if (!extra || !isSame) await ask(suppliers.edit, { ...changed, id, version: values.version ?? supplier.version })
      return { hasAccounts: changed.bankAccounts !== undefined }
    },
    saved: ({ hasAccounts }) => edited(hasAccounts ? 'Disimpan. Rekening menunggu persetujuan orang lain.' : undefined),
  })
  const latest = async () => ({ ...valuesOf(await ask(suppliers.open, { id })), ...extra?.initial })
  return (
    <EditPage
      form={form}
      of={supplier}
      base="/supplier"
      conflict={{ latest, labels: comparedFields, words: comparedWords(terms.data ?? []) }}
    >
      <SupplierSections
        supplierId={id}
        isOpeningPosted={supplier.isOpeningPosted}
        hasWaitingAccounts={supplier.bankChange !== null}
        more={extra?.section}
      />
    </EditPage>
  )
}

/** Only what changed; the opening balance only while it may. */
function sent(values: SupplierValues, supplier: Supplier) {
  const { openingBalance, openingDate, ...rest } = changedFrom(inputOf(valuesOf(supplier)), inputOf(values))
  return supplier.isOpeningPosted ? rest : { ...rest, openingBalance, openingDate }
}
