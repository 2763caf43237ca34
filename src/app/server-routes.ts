import '#app/new-company.ts'
import { importers } from '#app/import/importers.ts'
import { dataExportRoutes } from '#app/export/export.ts'
import { docsRoute } from '#app/api-docs/docs-route.ts'
import { booksRoutes } from '#app/books/routes.ts'
import { dashboardRoutes } from '#app/dashboard/routes.ts'
import { demoRoutes } from '#app/demo/routes.ts'
import { searchRoute } from '#app/search/search.ts'
import { previewRoute } from '#app/website/preview.ts'
import { trashRoutes } from '#app/website/trash.ts'
import { defaultRoutes } from '#app/website/defaults.ts'
import { bankRoutes } from '#app/website/banks.ts'
import { settingsLogRoute } from '#app/website/settings-log.ts'
import type { Served } from '#kit/http/serve.ts'
import { paperLinkRoutes } from '#kit/paper/links/routes.ts'
import { commentRoutes } from '#kit/comments/routes.ts'
import { historyRoutes } from '#kit/history/routes.ts'
import { fileRoutes } from '#kit/files/routes.ts'
import { importRoutes } from '#kit/import/routes.ts'
import { preferenceRoutes } from '#kit/preferences/routes.ts'
import { noticeRoutes } from '#kit/notices/routes.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { accessPaperRoutes } from '#modules/company/access-papers/routes.ts'
import { accountRoutes } from '#modules/company/accounts/routes.ts'
import { approvalRoutes } from '#modules/company/approvals/routes.ts'
import { companiesRoutes } from '#modules/company/companies/routes.ts'
import { numberingRoutes } from '#modules/company/numbering/routes.ts'
import { templateRoutes } from '#modules/company/templates/routes.ts'
import { letterRoutes } from '#modules/company/letters/routes.ts'
import { mailRoutes } from '#modules/company/mail/mail.ts'
import { taxRoutes } from '#modules/company/tax/routes.ts'
import { websiteRoutes } from '#modules/company/website/routes.ts'
import { ownAccountRoutes } from '#modules/company/own-account/routes.ts'
import { secondFactorRoutes } from '#modules/company/second-factor/routes.ts'
import { signInRoutes } from '#modules/company/sign-in/routes.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { productionRoutes } from '#modules/production/routes.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { crewRoutes } from '#modules/crews/routes.ts'
import { payrollRoutes } from '#modules/payroll/routes.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { reportRoutes } from '#modules/reports/routes.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { worksRoutes } from '#modules/works/routes.ts'

/** The doors of each department, under its name on screen. A department's routes are added here and nowhere else. */
const departments: Readonly<Record<string, readonly Served[]>> = {
  'Masuk dan akun': [...signInRoutes, ...ownAccountRoutes, ...secondFactorRoutes, ...preferenceRoutes, ...noticeRoutes],
  'Pengguna dan hak akses': [...accountRoutes, ...accessPaperRoutes],
  Perusahaan: [...companiesRoutes, ...approvalRoutes, ...numberingRoutes, ...taxRoutes, ...bankRoutes],
  Pengaturan: [
    ...websiteRoutes,
    ...mailRoutes,
    ...letterRoutes,
    ...templateRoutes,
    previewRoute,
    ...dataExportRoutes,
    ...demoRoutes,
    settingsLogRoute,
    ...trashRoutes,
    ...defaultRoutes,
  ],
  'Pelanggan dan supplier': partiesRoutes,
  'Barang dan bahan baku': catalogRoutes,
  Absensi: [...attendanceRoutes, ...crewRoutes],
  'Slip gaji': [...payrollRoutes, ...kasbonRoutes],
  'Karyawan dan pekerja': peopleRoutes,
  Proyek: [...projectRoutes, ...worksRoutes],
  Penjualan: salesRoutes,
  Pembelian: purchasingRoutes,
  'Gudang dan stok': warehouseRoutes,
  Produksi: productionRoutes,
  Keuangan: [...financeRoutes, ...reportRoutes],
  'Buku dan periode': [...journalRoutes, ...booksRoutes],
  'Berkas, impor, dan riwayat': [
    ...fileRoutes,
    ...importRoutes(importers),
    ...paperLinkRoutes,
    ...commentRoutes,
    ...historyRoutes,
  ],
  'Dashboard dan pencarian': [...dashboardRoutes, searchRoute],
}

/** Every door of the house; the search asks the others, and one describes them all. */
export const allRoutes: readonly Served[] = [...Object.values(departments).flat(), docsRoute(departments)]
