import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { FormPage, useLeave } from '#kit/screen/form/form-page.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { companies, type Company } from '#modules/company/companies/contract.ts'
import { BooksSection, ContactSection, LegalSection, SbuSection } from './company-form/legal-section.tsx'
import { LetterheadPreview } from './company-form/letterhead-preview.tsx'
import { BankSection, PapersSection, SignatorySection } from './company-form/papers-section.tsx'
import { usePictures } from './company-form/pictures.ts'
import { comparedFields, comparedWords } from './company-form/compared.ts'
import { inputOf, signersOf, valuesOf, type CompanyValues } from './company-form/values.ts'

/** Ubah perusahaan. */
export function EditCompany({ companyId }: { readonly companyId: string }) {
  const asked = useAsk(companies.open, { id: companyId })
  return (
    <AskedPage asked={asked} title="Ubah perusahaan" back="/perusahaan/" fresh>
      {(company) => <CompanyForm key={company.id} company={company} />}
    </AskedPage>
  )
}

function CompanyForm({ company }: { readonly company: Company }) {
  const leave = useLeave('/perusahaan/')
  const pictures = usePictures(company.files)
  const { id } = company
  const form = useForm({
    initial: valuesOf(company),
    draft: `perusahaan/${id}`,
    save: async (values) => {
      const changes = sent(values, company)
      if (Object.keys(changes).length > 0)
        await ask(companies.edit, { ...changes, id, version: values.version ?? company.version })
      await pictures.send(id, signersOf(values))
    },
    saved: () => {
      refetchTouched(companies.edit.touches)
      notify('Perubahan disimpan.')
      leave()
    },
  })
  const latest = async () => valuesOf(await ask(companies.open, { id }))
  return (
    <FormPage
      form={form}
      title={`Ubah ${company.name}`}
      back={`/perusahaan/detail/${id}`}
      meta={`Terakhir diubah ${company.updatedBy ? `oleh ${company.updatedBy} ` : ''}${momentText(company.updatedAt)}`}
      rail={<LetterheadPreview {...pictures} />}
      conflict={{ latest, labels: comparedFields, words: comparedWords }}
    >
      <LegalSection fixedCode={company.isCodeFixed ? company.shortCode : undefined} />
      <ContactSection />
      <PapersSection {...pictures} />
      <SignatorySection signatures={pictures.signatures} />
      <BankSection />
      <SbuSection />
      <BooksSection />
    </FormPage>
  )
}

/** Only what changed; the code not any more once documents bear it. */
function sent(values: CompanyValues, company: Company) {
  const { shortCode, ...rest } = changedFrom(inputOf(valuesOf(company)), inputOf(values))
  return company.isCodeFixed ? rest : { ...rest, shortCode }
}
