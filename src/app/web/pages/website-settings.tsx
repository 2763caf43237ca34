import { numberedPapers } from '#app/numbered-papers.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { SettingsPage } from '#kit/screen/shell/settings-page.tsx'
import { SignInCard } from '#modules/company/accounts/screens/sign-in-card.tsx'
import { NumberingCard } from '#modules/company/numbering/screens/numbering-card.tsx'
import { TaxRatesCard } from '#modules/company/tax/screens/tax-rates-card.tsx'
import { listPeriodLocks } from '#modules/journal/contract.ts'
import { PeriodLockCard } from '#modules/journal/screens/period-lock-card.tsx'
import { PurchaseSettingsCard } from '#modules/purchasing/screens/purchase-settings-card.tsx'
import { SalesSettingsCard } from '#modules/sales/screens/sales-settings-card.tsx'

/** /pengaturan-website: the rules of all departments, each a card that saves on its own. */
export function WebsiteSettings() {
  const seesLocks = useCan(listPeriodLocks.permission)
  return (
    <SettingsPage
      title="Pengaturan Website"
      label="Bagian pengaturan"
      parts={[
        { id: 'masuk', title: 'Masuk & pendaftaran', content: <SignInCard /> },
        { id: 'penomoran', title: 'Penomoran', content: <NumberingCard papers={numberedPapers} /> },
        { id: 'pajak', title: 'Pajak', content: <TaxRatesCard /> },
        { id: 'penjualan', title: 'Penjualan', content: <SalesSettingsCard /> },
        { id: 'pembelian', title: 'Pembelian', content: <PurchaseSettingsCard /> },
        ...(seesLocks ? [{ id: 'periode', title: 'Kunci periode', content: <PeriodLockCard /> }] : []),
      ]}
    />
  )
}
