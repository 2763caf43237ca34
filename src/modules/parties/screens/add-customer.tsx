import { useNavigate } from '@tanstack/react-router'
import { AttachmentSection } from '#kit/screen/attachments/attachment-section.tsx'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { customers } from '#modules/parties/contract.ts'
import { contactHelp, customerPlaces } from './customer-form/places.ts'
import { IdentitySection } from './customer-form/identity-section.tsx'
import { TradeSection } from './customer-form/trade-section.tsx'
import { blankCustomer, copiedFrom, inputOf, type CustomerValues } from './customer-form/values.ts'
import { NotesSection, OpeningSection } from './party-form/closing-sections.tsx'
import { AddressSection, ContactSection } from './party-form/contact-sections.tsx'

/** Tambah pelanggan; `salin` names the customer it begins like. */
export function AddCustomer() {
  return (
    <BeginsLike open={customers.open} title="Tambah pelanggan" back="/pelanggan/">
      {(like) =>
        like ? (
          <NewCustomer isCopy initial={copiedFrom(like)} />
        ) : (
          <NewCustomer initial={blankCustomer()} draft="pelanggan/tambah" />
        )
      }
    </BeginsLike>
  )
}

interface NewCustomerProps {
  readonly initial: CustomerValues
  readonly draft?: string
  readonly isCopy?: boolean
}

function NewCustomer({ initial, draft, isCopy }: NewCustomerProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: { ...initial, files: [] },
    ...(draft && { draft }),
    check: (values) => shapeErrors(customers.add.input, inputOf(values)),
    save: (values) => ask(customers.add, inputOf(values), { key: key.of(values) }),
    saved: ({ id }, then) => {
      refetchTouched(customers.add.touches)
      notify('Pelanggan disimpan.')
      if (then === 'close') void navigate({ to: `/pelanggan/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah pelanggan" back="/pelanggan/" again>
      <IdentitySection isCopy={isCopy} />
      <ContactSection help={contactHelp} />
      <AddressSection words={customerPlaces} />
      <TradeSection />
      <OpeningSection of="piutang" />
      <NotesSection />
      <AttachmentSection />
    </FormPage>
  )
}
