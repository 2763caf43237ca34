import { groupedId, phoneText } from '#ground/identifiers.ts'
import { headLines, type HeadWords } from '#kit/paper/head-words.ts'
import { useRestedValue, useValue } from '#kit/screen/form/form-context.ts'
import { usePictureOf } from '#kit/screen/form/file-slot.tsx'
import { legalForms } from '#modules/company/companies/company.record.ts'
import { placeOnPaper } from '#modules/company/companies/rules.ts'
import type { KeptPictures, StagedPictures } from './papers-section.tsx'
import type { CompanyValues } from './values.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The head of an invoice as it will be printed, while one types. Paper is white in both themes. */
export function LetterheadPreview({ kept, staged }: { readonly kept: KeptPictures; readonly staged: StagedPictures }) {
  const logo = usePictureOf(staged.logo, kept.logo)
  const head = usePictureOf(staged.kop, kept.kop)
  return (
    <section aria-label="Pratinjau kop surat" className="rounded-lg border border-border bg-card">
      <p className="px-5 pt-4 pb-3 text-sm font-semibold">Pratinjau kop</p>
      <div className="mx-5 mb-5 overflow-hidden rounded-sm bg-paper text-[#161b26] ring-1 ring-[#dde2ea]">
        <div className="min-h-56 p-4">
          {head ? <img src={head} alt="Kop surat" className="w-full object-contain" /> : <Head logo={logo} />}
          <div className="mt-2 border-t-2 border-[#161b26] pt-3">
            <p className="text-[13px] font-semibold tracking-wide">INVOICE</p>
            <Lines />
          </div>
        </div>
        <Foot />
      </div>
    </section>
  )
}

function Head({ logo }: { readonly logo: string | undefined }) {
  const values = useRestedValue<CompanyValues>('')
  const [name, place, reach] = headLines(wordsOf(values))
  return (
    <div className="flex items-start gap-2.5">
      {logo && <img src={logo} alt="Logo" className="max-h-9 max-w-16 flex-none object-contain" />}
      <div className="min-w-0 text-[9px]/3 break-words text-[#525c6d]">
        <p className="text-xs font-semibold text-[#161b26]">{name || 'NAMA PERUSAHAAN'}</p>
        <p>{place || 'Alamat perusahaan'}</p>
        {reach && <p>{reach}</p>}
      </div>
    </div>
  )
}

// The words as they are typed: what cannot be read yet stands as it is.
function wordsOf(values: CompanyValues): HeadWords {
  const { legalForm: form } = values
  const [phone, npwp] = [text(values.phone), text(values.npwp)]
  return {
    name: text(values.name),
    legalForm: form === 'pt' || form === 'cv' || form === 'ud' ? legalForms[form] : null,
    ...placeOnPaper({
      address: text(values.address),
      postalCode: text(values.postalCode),
      city: text(values.city),
      province: text(values.province),
    }),
    phone: phone.startsWith('+') ? phoneText(phone) : phone,
    email: text(values.email),
    npwp: /^\d{16}$/.test(npwp) ? groupedId(npwp) : npwp,
  }
}

function Lines() {
  return (
    <div aria-hidden className="mt-3 grid gap-1.5">
      {['w-2/5', 'w-3/5', 'w-full', 'w-full', 'w-4/5'].map((width, at) => (
        <i key={at} className={`h-1.5 rounded-[1px] bg-[#edf0f4] ${width}`} />
      ))}
    </div>
  )
}

function Foot() {
  const footer = text(useValue('footer'))
  return footer ? <p className="border-t border-[#dde2ea] px-4 py-2 text-[8px]/3 text-[#525c6d]">{footer}</p> : null
}
