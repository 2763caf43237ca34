import type { ReactNode } from 'react'
import { loggedSections, type LoggedSection } from '#app/website/log-contract.ts'
import { websiteSections, type WebsiteSectionId } from '#app/website/sections.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { SettingsSections, type Section } from '#kit/screen/shell/settings-sections.tsx'
import { ApprovalCards } from '#modules/company/approvals/screens/approval-cards.tsx'
import { SignInCard } from '#modules/company/accounts/screens/sign-in-card.tsx'
import { MailCards } from '#modules/company/mail/screens/mail-card.tsx'
import { NumberingCard } from '#modules/company/numbering/screens/numbering-card.tsx'
import { TaxRatesCard } from '#modules/company/tax/screens/tax-rates-card.tsx'
import { IdentityCards } from '#modules/company/website/screens/identity-card.tsx'
import { listPeriodLocks } from '#modules/journal/contract.ts'
import { PeriodLockCard } from '#modules/journal/screens/period-lock-card.tsx'
import { PurchaseSettingsCard } from '#modules/purchasing/screens/purchase-settings-card.tsx'
import { SalesSettingsCard } from '#modules/sales/screens/sales-settings-card.tsx'
import { StockRulesCard } from '#modules/warehouse/screens/stock-rules-card.tsx'
import { TermsCard } from '#modules/catalog/screens/terms-card.tsx'
import { DefaultCards } from './website/defaults-card.tsx'
import { BanksCards } from './website/banks-card.tsx'

const ExportEverything = later(() => import('./website/export-section.tsx').then((parts) => parts.ExportEverything))
const BooksSection = later(() => import('./website/books-section.tsx').then((parts) => parts.BooksSection))
const TrashSection = later(() => import('./website/trash-section.tsx').then((parts) => parts.TrashSection))
const TemplatesSection = later(() =>
  import('#modules/company/templates/screens/templates-section.tsx').then((parts) => parts.TemplatesSection),
)
const LettersSection = later(() =>
  import('#modules/company/letters/screens/letters-section.tsx').then((parts) => parts.LettersSection),
)
const SettingsLogSheet = later(() => import('./website/settings-log-sheet.tsx').then((parts) => parts.SettingsLogSheet))

const contents: Readonly<Record<WebsiteSectionId, ReactNode>> = {
  identitas: <IdentityCards />,
  bawaan: <DefaultCards />,
  rekening: <BanksCards />,
  masuk: <SignInCard />,
  penomoran: <NumberingCard />,
  pajak: <TaxRatesCard />,
  dokumen: <TemplatesSection />,
  satuan: (
    <>
      <TermsCard kind="unit" />
      <TermsCard kind="category" />
    </>
  ),
  penjualan: <SalesSettingsCard />,
  pembelian: <PurchaseSettingsCard />,
  gudang: <StockRulesCard />,
  persetujuan: <ApprovalCards />,
  periode: <PeriodLockCard />,
  buku: <BooksSection />,
  surel: (
    <>
      <MailCards />
      <LettersSection />
    </>
  ),
  ekspor: <ExportEverything />,
  sampah: <TrashSection />,
}

/** /pengaturan-website: the rules of all departments, each a card that saves on its own. */
export function WebsiteSettings() {
  const seesLocks = useMay(listPeriodLocks)
  const sections = websiteSections
    .filter((section) => !('right' in section) || seesLocks)
    .map((section): Section => ({ ...section, content: contents[section.id], isLogged: isLogged(section.id) }))
  return (
    <SettingsSections
      title="Pengaturan Website"
      label="Bagian pengaturan"
      path="/pengaturan-website"
      sections={sections}
      log={(section, close) =>
        isLogged(section) ? (
          <SettingsLogSheet
            section={section}
            title={sections.find((each) => each.id === section)?.title ?? ''}
            onClose={close}
          />
        ) : null
      }
    />
  )
}

function isLogged(section: string): section is LoggedSection {
  return loggedSections.some((each) => each === section)
}
