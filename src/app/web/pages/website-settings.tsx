import { numberedPapers } from '#app/numbered-papers.ts'
import { loggedSections, type LoggedSection } from '#app/website/log-contract.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { SettingsSections, type Section } from '#kit/screen/shell/settings-sections.tsx'
import { ApprovalCards } from '#modules/company/approvals/screens/approval-cards.tsx'
import { SignInCard } from '#modules/company/accounts/screens/sign-in-card.tsx'
import { MailCards } from '#modules/company/mail/screens/mail-card.tsx'
import { NumberingCard } from '#modules/company/numbering/screens/numbering-card.tsx'
import { TemplatesSection } from '#modules/company/templates/screens/templates-section.tsx'
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
const SettingsLogSheet = later(() => import('./website/settings-log-sheet.tsx').then((parts) => parts.SettingsLogSheet))

/** /pengaturan-website: the rules of all departments, each a card that saves on its own. */
export function WebsiteSettings() {
  const seesLocks = useCan(listPeriodLocks.permission)
  const sections: readonly Section[] = [
    { id: 'identitas', title: 'Identitas', about: 'Nama, logo, warna, teks halaman masuk', content: <IdentityCards /> },
    { id: 'bawaan', title: 'Bawaan', about: 'Perusahaan, gudang, cara menulis PPN', content: <DefaultCards /> },
    { id: 'rekening', title: 'Rekening bank', about: 'Rekening perusahaan dan akun kasnya', content: <BanksCards /> },
    { id: 'masuk', title: 'Masuk & pendaftaran', about: 'Kode OTP, sesi, pendaftaran', content: <SignInCard /> },
    {
      id: 'penomoran',
      title: 'Penomoran',
      about: 'Format nomor setiap dokumen',
      content: <NumberingCard papers={numberedPapers} />,
    },
    {
      id: 'pajak',
      title: 'Pajak',
      about: 'PPN dan PPh, berlaku sejak tanggal',
      content: <TaxRatesCard />,
      isWide: true,
    },
    {
      id: 'dokumen',
      title: 'Dokumen',
      about: 'Kop, kolom, ketentuan, tanda tangan',
      content: <TemplatesSection />,
      isWide: true,
    },
    {
      id: 'satuan',
      title: 'Satuan & kategori',
      about: 'Ganti nama, gabung, arsipkan',
      content: (
        <>
          <TermsCard kind="unit" />
          <TermsCard kind="category" />
        </>
      ),
    },
    {
      id: 'penjualan',
      title: 'Penjualan',
      about: 'Termin, kredit, toleransi',
      content: <SalesSettingsCard />,
    },
    { id: 'pembelian', title: 'Pembelian', about: 'Termin dan toleransi', content: <PurchaseSettingsCard /> },
    { id: 'gudang', title: 'Gudang & stok', about: 'Tanggal mundur', content: <StockRulesCard /> },
    {
      id: 'persetujuan',
      title: 'Persetujuan',
      about: 'Mulai jumlah berapa, oleh siapa, berapa orang',
      content: <ApprovalCards />,
    },
    ...(seesLocks
      ? [{ id: 'periode', title: 'Kunci periode', about: 'Tutup buku per bagian', content: <PeriodLockCard /> }]
      : []),
    {
      id: 'buku',
      title: 'Pemeriksaan buku',
      about: 'Apakah semua angka cocok',
      content: <BooksSection />,
    },
    { id: 'surel', title: 'Email', about: 'Server, percobaan, yang belum terkirim', content: <MailCards /> },
    {
      id: 'ekspor',
      title: 'Ekspor data',
      about: 'Semua data dalam satu berkas',
      content: <ExportEverything />,
    },
    {
      id: 'sampah',
      title: 'Sampah',
      about: 'Yang dihapus atau diarsipkan, bisa dipulihkan',
      content: <TrashSection />,
      isWide: true,
    },
  ]
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
