import { useNavigate } from '@tanstack/react-router'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { BeginsLike } from '#kit/screen/record/begins-like.tsx'
import { FormPage } from '#kit/screen/form/form-page.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { companies } from '#modules/company/companies/contract.ts'
import { BooksSection, ContactSection, LegalSection, SbuSection } from './company-form/legal-section.tsx'
import { LetterheadPreview } from './company-form/letterhead-preview.tsx'
import { BankSection, PapersSection, SignatorySection } from './company-form/papers-section.tsx'
import { usePictures } from './company-form/pictures.ts'
import { blankCompany, copiedFrom, inputOf, signersOf, type CompanyValues } from './company-form/values.ts'

/** Tambah perusahaan; `salin` names the company it begins like. */
export function AddCompany() {
  return (
    <BeginsLike open={companies.open} title="Tambah perusahaan" back="/perusahaan/">
      {(like) =>
        like ? (
          <NewCompany initial={copiedFrom(like)} />
        ) : (
          <NewCompany initial={blankCompany()} draft="perusahaan/tambah" />
        )
      }
    </BeginsLike>
  )
}

function NewCompany({ initial, draft }: { readonly initial: CompanyValues; readonly draft?: string }) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const pictures = usePictures()
  const form = useForm({
    initial,
    ...(draft && { draft }),
    check: (values) => shapeErrors(companies.add.input, inputOf(values)),
    save: async (values) => {
      const saved = await ask(companies.add, inputOf(values), { key: key.of(values) })
      await pictures.send(saved.id, signersOf(values))
      return saved
    },
    saved: ({ id }) => {
      refetchTouched(companies.add.touches)
      notify('Perusahaan disimpan.')
      void navigate({ to: `/perusahaan/detail/${id}`, replace: true })
    },
  })
  return (
    <FormPage form={form} title="Tambah perusahaan" back="/perusahaan/" rail={<LetterheadPreview {...pictures} />}>
      <LegalSection />
      <ContactSection />
      <PapersSection {...pictures} />
      <SignatorySection signatures={pictures.signatures} />
      <BankSection />
      <SbuSection />
      <BooksSection />
    </FormPage>
  )
}
