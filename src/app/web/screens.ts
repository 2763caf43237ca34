import type { ComponentType } from 'react'
import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router'
import { whenDrawable } from '#kit/screen/client/ahead.ts'
import { fetched } from '#kit/screen/client/fetched.ts'

type Screen = AsyncRouteComponent<Record<string, string>>

/** A screen in its own file, fetched when its page is first opened; a failed fetch reloads the page once, but never offline. */
function screen<M extends Record<string, unknown>, K extends keyof M>(load: () => Promise<M>, name: K): Screen {
  const named = async () => {
    const module = await fetched(load)
    await whenDrawable()
    return { screen: module[name] as ComponentType<Record<string, string>> }
  }
  return lazyRouteComponent(named, 'screen') as Screen
}

/** Which screen stands at which address of the site map. */
export const screens: Readonly<Record<string, Screen>> = {
  '/login': screen(() => import('#modules/company/sign-in/screens/login.tsx'), 'Login'),
  '/otp': screen(() => import('#modules/company/sign-in/screens/otp.tsx'), 'Otp'),
  '/forgot-password': screen(() => import('#modules/company/sign-in/screens/forgot-password.tsx'), 'ForgotPassword'),
  '/reset-password/$token/': screen(
    () => import('#modules/company/sign-in/screens/reset-password.tsx'),
    'ResetPassword',
  ),
  '/registration': screen(() => import('#modules/company/sign-in/screens/registration.tsx'), 'Registration'),
  '/registration/$token': screen(() => import('#modules/company/sign-in/screens/invitation.tsx'), 'Invitation'),
  '/verify-email': screen(() => import('#modules/company/sign-in/screens/verify-email.tsx'), 'VerifyEmail'),
  '/verify-email/$token': screen(() => import('#modules/company/sign-in/screens/verify-token.tsx'), 'VerifyToken'),
  '/dashboard': screen(() => import('./dashboard/dashboard.tsx'), 'Dashboard'),
  '/account-setting': screen(() => import('./pages/account-setting.tsx'), 'AccountSettingPage'),
  '/permissions': screen(() => import('./pages/permissions.tsx'), 'PermissionsPage'),
  '/pengaturan-website': screen(() => import('./pages/website-settings.tsx'), 'WebsiteSettings'),
  '/pelanggan/': screen(() => import('./pages/customers.tsx'), 'CustomersPage'),
  '/pelanggan/tambah': screen(() => import('#modules/parties/screens/add-customer.tsx'), 'AddCustomer'),
  '/pelanggan/edit/$pelangganId': screen(() => import('#modules/parties/screens/edit-customer.tsx'), 'EditCustomer'),
  '/pelanggan/detail/$pelangganId': screen(() => import('./pages/customer.tsx'), 'CustomerPage'),
  '/pelanggan/transaksi/detail/$pelangganId': screen(
    () => import('#modules/sales/statement/screens/customer-statement.tsx'),
    'CustomerStatementPage',
  ),
  '/supplier/': screen(() => import('./pages/suppliers.tsx'), 'SuppliersPage'),
  '/supplier/tambah': screen(() => import('./pages/supplier-form.tsx'), 'AddSupplierPage'),
  '/supplier/edit/$supplierId': screen(() => import('./pages/supplier-form.tsx'), 'EditSupplierPage'),
  '/supplier/detail/$supplierId': screen(() => import('./pages/supplier.tsx'), 'SupplierPage'),
  '/perusahaan/': screen(() => import('#modules/company/companies/screens/company-list.tsx'), 'CompanyList'),
  '/perusahaan/tambah': screen(() => import('#modules/company/companies/screens/add-company.tsx'), 'AddCompany'),
  '/perusahaan/edit/$companyId': screen(
    () => import('#modules/company/companies/screens/edit-company.tsx'),
    'EditCompany',
  ),
  '/perusahaan/detail/$companyId': screen(
    () => import('#modules/company/companies/screens/company-detail.tsx'),
    'CompanyDetail',
  ),
  '/gudang/': screen(() => import('#modules/warehouse/screens/warehouse-page.tsx'), 'WarehousePage'),
  '/gudang/tambah-stock': screen(() => import('#modules/warehouse/screens/add-stock.tsx'), 'AddStock'),
  '/gudang/edit-stock/$stockId': screen(() => import('#modules/warehouse/screens/edit-stock.tsx'), 'EditStock'),
  '/gudang/detail/$gudangId': screen(
    () => import('#modules/warehouse/screens/warehouse-detail.tsx'),
    'WarehouseDetail',
  ),
  '/gudang/detail-stock/$stockId': screen(
    () => import('#modules/warehouse/screens/stock-detail.tsx'),
    'StockDetailPage',
  ),
  '/bahan-baku/': screen(() => import('./pages/raw-material-list.tsx'), 'RawMaterialListPage'),
  '/bahan-baku/tambah': screen(() => import('./pages/item-form.tsx'), 'AddRawMaterialPage'),
  '/bahan-baku/edit/$bahanBakuId': screen(() => import('./pages/item-form.tsx'), 'EditRawMaterialPage'),
  '/bahan-baku/detail/$bahanBakuId': screen(() => import('./pages/raw-material.tsx'), 'RawMaterialPage'),
  '/pembelian-barang/': screen(() => import('./pages/purchases.tsx'), 'PurchasesPage'),
  '/pembelian-barang/tambah': screen(() => import('#modules/purchasing/screens/add-purchase.tsx'), 'AddPurchase'),
  '/pembelian-barang/edit/$pembelianId': screen(
    () => import('#modules/purchasing/screens/edit-purchase.tsx'),
    'EditPurchase',
  ),
  '/pembelian-barang/detail/$pembelianId': screen(
    () => import('#modules/purchasing/screens/purchase-detail.tsx'),
    'PurchaseDetail',
  ),
  '/pembelian-barang/tambah-produk': screen(() => import('./pages/item-form.tsx'), 'AddProductPage'),
  '/pembelian-barang/edit-produk/$produkId': screen(() => import('./pages/item-form.tsx'), 'EditProductPage'),
  '/pembelian-barang/detail-produk/$produkId': screen(() => import('./pages/product.tsx'), 'ProductPage'),
  '/rumah-produksi/': screen(() => import('#modules/production/screens/house-list.tsx'), 'HouseList'),
  '/rumah-produksi/tambah': screen(() => import('#modules/production/screens/add-house.tsx'), 'AddHouse'),
  '/rumah-produksi/edit/$rumahProduksiId': screen(
    () => import('#modules/production/screens/edit-house.tsx'),
    'EditHouse',
  ),
  '/rumah-produksi/detail/$rumahProduksiId': screen(
    () => import('#modules/production/screens/house-detail.tsx'),
    'HouseDetail',
  ),
  '/management-karyawan/': screen(() => import('#modules/people/screens/people-page.tsx'), 'PeoplePage'),
  '/management-karyawan/tambah': screen(() => import('#modules/people/screens/add-employee.tsx'), 'AddEmployee'),
  '/management-karyawan/edit/$userId': screen(
    () => import('#modules/people/screens/edit-employee.tsx'),
    'EditEmployee',
  ),
  '/management-karyawan/detail/$userId': screen(() => import('./pages/person.tsx'), 'EmployeePage'),
  '/management-karyawan/tambah-pekerja': screen(() => import('#modules/people/screens/add-worker.tsx'), 'AddWorker'),
  '/management-karyawan/edit-pekerja/$pekerjaId': screen(
    () => import('#modules/people/screens/edit-worker.tsx'),
    'EditWorker',
  ),
  '/management-karyawan/detail-pekerja/$pekerjaId': screen(() => import('./pages/person.tsx'), 'WorkerPage'),
  '/daftar-proyek/': screen(() => import('#modules/projects/screens/project-list.tsx'), 'ProjectList'),
  '/daftar-proyek/tambah': screen(() => import('#modules/projects/screens/add-project.tsx'), 'AddProject'),
  '/daftar-proyek/edit/$proyekId': screen(() => import('#modules/projects/screens/edit-project.tsx'), 'EditProject'),
  '/daftar-proyek/detail/$proyekId': screen(() => import('./pages/project.tsx'), 'ProjectPage'),
  '/daftar-proyek/invoice/$proyekId': screen(
    () => import('#modules/works/screens/project-invoice.tsx'),
    'ProjectInvoice',
  ),
  '/daftar-proyek/opname/$proyekId': screen(() => import('#modules/works/screens/write-week.tsx'), 'WriteWeek'),
  '/dokumentasi-proyek/': screen(() => import('#modules/works/screens/site-report-list.tsx'), 'SiteReportList'),
  '/dokumentasi-proyek/tambah': screen(() => import('#modules/works/screens/add-site-report.tsx'), 'AddSiteReport'),
  '/dokumentasi-proyek/edit/$proyekId': screen(
    () => import('#modules/works/screens/edit-site-report.tsx'),
    'EditSiteReport',
  ),
  '/dokumentasi-proyek/detail/$proyekId': screen(() => import('#modules/works/screens/site-diary.tsx'), 'SiteDiary'),
  '/laporan-bahan-baku/': screen(() => import('#app/web/pages/usage.tsx'), 'UsagePage'),
  '/laporan-bahan-baku/tambah': screen(() => import('#modules/warehouse/screens/add-usage.tsx'), 'AddUsage'),
  '/laporan-bahan-baku/edit/$bahanBakuId': screen(
    () => import('#modules/warehouse/screens/edit-usage.tsx'),
    'EditUsage',
  ),
  '/laporan-bahan-baku/detail/$bahanBakuId': screen(
    () => import('#modules/warehouse/screens/usage-detail.tsx'),
    'UsageDetail',
  ),
  '/laporan-keuangan-proyek/': screen(
    () => import('#modules/reports/screens/project-money-list.tsx'),
    'ProjectMoneyList',
  ),
  '/laporan-keuangan-proyek/tambah': screen(
    () => import('#modules/finance/screens/add-site-expense.tsx'),
    'AddSiteExpense',
  ),
  '/laporan-keuangan-proyek/edit/$keuanganProyekId': screen(
    () => import('#modules/finance/screens/edit-site-expense.tsx'),
    'EditSiteExpense',
  ),
  '/laporan-keuangan-proyek/detail/$keuanganProyekId': screen(
    () => import('#modules/reports/screens/project-money.tsx'),
    'ProjectMoneyPage',
  ),
  '/laporan-keuangan/': screen(() => import('./pages/finance.tsx'), 'FinancePage'),
  '/laporan-keuangan/tambah': screen(() => import('./pages/finance-papers.tsx'), 'AddFinancePaper'),
  '/laporan-keuangan/edit/$keuanganId': screen(() => import('./pages/finance-papers.tsx'), 'EditFinancePaper'),
  '/laporan-keuangan/detail/$keuanganId': screen(() => import('./pages/finance-papers.tsx'), 'FinancePaper'),
  '/slip-gaji/': screen(() => import('./pages/payroll.tsx'), 'PayrollHome'),
  '/slip-gaji/tambah': screen(() => import('#modules/payroll/screens/add-run.tsx'), 'AddRun'),
  '/slip-gaji/edit/$slipGajiId': screen(() => import('#modules/payroll/screens/edit-slip.tsx'), 'EditSlip'),
  '/slip-gaji/detail/$slipGajiId': screen(() => import('./pages/payroll-paper.tsx'), 'PayrollPaper'),
  '/absensi/tambah-pekerja': screen(() => import('#modules/crews/screens/crew-sheet.tsx'), 'CrewSheetPage'),
  '/absensi/edit-pekerja-harian/$absensiId': screen(
    () => import('#modules/crews/screens/edit-worker-day.tsx'),
    'EditWorkerDay',
  ),
  '/absensi/edit-pekerja-borongan/$absensiId': screen(
    () => import('#modules/crews/screens/edit-opname.tsx'),
    'EditOpname',
  ),
  '/absensi/detail-pekerja/$absensiId': screen(
    () => import('#modules/crews/screens/worker-day.tsx'),
    'WorkerDayOrOpname',
  ),
  '/absensi/': screen(() => import('./pages/attendance.tsx'), 'AttendancePage'),
  '/absensi/tambah': screen(() => import('#modules/attendance/screens/add-days.tsx'), 'AddDays'),
  '/absensi/edit/$absensiId': screen(() => import('#modules/attendance/screens/edit-day.tsx'), 'EditDay'),
  '/absensi/detail/$absensiId': screen(() => import('#modules/attendance/screens/day-detail.tsx'), 'DayDetail'),
  '/unauthorized': screen(() => import('./errors/unauthorized.tsx'), 'Unauthorized'),
  '/order/': screen(() => import('./pages/orders.tsx'), 'OrdersPage'),
  '/order/tambah': screen(() => import('#modules/sales/screens/add-order.tsx'), 'AddOrder'),
  '/order/edit/$orderId': screen(() => import('#modules/sales/screens/edit-order.tsx'), 'EditOrder'),
  '/order/detail/$orderId': screen(() => import('./pages/order.tsx'), 'OrderPage'),
  '/order/invoice/$orderId': screen(() => import('#modules/sales/screens/invoice.tsx'), 'Invoice'),
  '/order/surat-jalan/$orderId': screen(() => import('#modules/sales/screens/surat-jalan.tsx'), 'SuratJalan'),
}
