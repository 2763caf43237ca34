import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { groupedId } from '#ground/identifiers.ts'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { Tabbed } from '#kit/screen/detail/tabbed.tsx'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { companies, type Company } from '#modules/company/companies/contract.ts'
import { jkkClasses, zones } from '#modules/company/companies/company.record.ts'
import { months } from './months.ts'
import { CompanyActs, CompanyQuestion } from './company-detail/acts.tsx'
import { PrintProfile } from './company-detail/print-profile.tsx'
import { BankTab, LegalTab, ProfileTab } from './company-detail/tabs.tsx'
import { CompanyStatus, formWord } from './company-list/columns.tsx'

/** Detail perusahaan. */
export function CompanyDetail({ companyId }: { readonly companyId: string }) {
  const asked = useAsk(companies.open, { id: companyId })
  const history = useAsk(companies.history, { id: companyId })
  const [isClosing, setClosing] = useState(false)
  const mayChange = useMay(companies.edit)
  return (
    <AskedPage asked={asked} title="Perusahaan" back="/perusahaan/">
      {(company) => (
        <DetailPage
          title={company.name}
          back="/perusahaan/"
          badge={
            <>
              <CompanyStatus isActive={company.isActive} />
              {company.isDefault && <Badge tone="primary">Bawaan</Badge>}
            </>
          }
          meta={`${company.shortCode} · ${formWord(company.legalForm)}${company.city ? ` · ${company.city}` : ''}`}
          actions={
            <>
              <PrintProfile companyId={company.id} />
              <MoreMenu>
                <CompanyActs company={company} onClose={() => setClosing(true)} />
              </MoreMenu>
            </>
          }
          primary={
            <GoButton to={`/perusahaan/edit/${company.id}`} variant="filled" icon={<Pencil />}>
              Ubah
            </GoButton>
          }
          rail={
            <>
              <CompanyFacts company={company} />
              <Attachments
                subject="dokumen-perusahaan"
                ownerId={company.id}
                canChange={mayChange}
                title="Dokumen legal & lampiran"
              />
            </>
          }
        >
          <Tabbed
            label={`Bagian ${company.name}`}
            tabs={[
              { value: 'profil', label: 'Profil', content: <ProfileTab company={company} /> },
              {
                value: 'rekening',
                label: 'Rekening',
                count: company.bankAccounts.length,
                content: <BankTab company={company} />,
              },
              {
                value: 'legal',
                label: 'Dokumen legal',
                count: company.sbu.length,
                content: <LegalTab company={company} />,
              },
            ]}
          />
          <Activity subject="perusahaan" ownerId={companyId} rows={history.data} />
          {isClosing && <CompanyQuestion company={company} onClose={() => setClosing(false)} />}
        </DetailPage>
      )}
    </AskedPage>
  )
}

function CompanyFacts({ company }: { readonly company: Company }) {
  const code = (text: string | null) => text && <span className="code">{text}</span>
  return (
    <KeyFacts
      rows={[
        ['NPWP', company.npwp && code(groupedId(company.npwp))],
        ['NITKU', code(company.nitku)],
        ['NIB', code(company.nib)],
        ['PKP', company.isPkp ? 'Ya' : 'Tidak'],
        ...(company.isPkp ? [['Pajak bawaan', company.defaultTaxCode ?? 'PPN umum'] as const] : []),
        ['Telepon', <PhoneLink key="t" value={company.phone} />],
        ['Email', company.email && <span className="break-all">{company.email}</span>],
        ['Zona waktu', (zones as Readonly<Record<string, string>>)[company.zone]],
        ['Awal tahun buku', months[String(company.fiscalYearStart)]],
        ['Hari kerja', `${company.workWeek} hari`],
        ['NPP BPJS', code(company.bpjsNpp)],
        ['Kelas risiko JKK', company.jkkClass && jkkClasses[company.jkkClass]],
      ]}
    />
  )
}
