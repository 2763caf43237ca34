import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { EditPage, useEdited } from '#kit/screen/form/edit-page.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { paymentTerms } from '#modules/company/companies/contract.ts'
import { customers, customerSalespeople, type Customer } from '#modules/parties/contract.ts'
import { comparedFields, comparedWords } from './customer-form/compared.ts'
import { contactHelp, customerPlaces } from './customer-form/places.ts'
import { IdentitySection } from './customer-form/identity-section.tsx'
import { TradeSection } from './customer-form/trade-section.tsx'
import { inputOf, valuesOf, type CustomerValues } from './customer-form/values.ts'
import { NotesSection, OpeningSection } from './party-form/closing-sections.tsx'
import { AddressSection, ContactSection } from './party-form/contact-sections.tsx'

/** Ubah pelanggan. */
export function EditCustomer({ pelangganId }: { readonly pelangganId: string }) {
  const asked = useAsk(customers.open, { id: pelangganId })
  return (
    <AskedPage asked={asked} title="Ubah pelanggan" back="/pelanggan/" fresh>
      {(customer) => <CustomerForm key={customer.id} customer={customer} />}
    </AskedPage>
  )
}

function CustomerForm({ customer }: { readonly customer: Customer }) {
  const edited = useEdited(customers.edit, '/pelanggan')
  const { id } = customer
  const form = useForm({
    initial: valuesOf(customer),
    draft: `pelanggan/${id}`,
    save: (values) =>
      ask(customers.edit, { ...sent(values, customer), id, version: values.version ?? customer.version }),
    saved: () => edited(),
  })
  const terms = useAsk(paymentTerms, {}, { freshFor: 60_000 })
  const people = useAsk(customerSalespeople, {}, { freshFor: 60_000 })
  const latest = async () => valuesOf(await ask(customers.open, { id }))
  const words = comparedWords(terms.data ?? [], people.data ?? [])
  return (
    <EditPage form={form} of={customer} base="/pelanggan" conflict={{ latest, labels: comparedFields, words }}>
      <IdentitySection customerId={id} />
      <ContactSection help={contactHelp} />
      <AddressSection words={customerPlaces} />
      <TradeSection customer={customer} />
      {!customer.isOpeningPosted && <OpeningSection of="piutang" />}
      <NotesSection />
    </EditPage>
  )
}

/** Only what changed; the opening balance only while it may. */
function sent(values: CustomerValues, customer: Customer) {
  const { openingBalance, openingDate, ...rest } = changedFrom(inputOf(valuesOf(customer)), inputOf(values))
  return customer.isOpeningPosted ? rest : { ...rest, openingBalance, openingDate }
}
