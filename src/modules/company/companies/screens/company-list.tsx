import Eye from 'lucide-react/icons/eye'
import Plus from 'lucide-react/icons/plus'
import type { ListFilter, ListView } from '#kit/screen/list/filter.ts'
import { listAhead } from '#kit/screen/list/list-ahead.ts'
import { ListPage } from '#kit/screen/list/list-page.tsx'
import { MenuGo } from '#kit/screen/list/menu-go.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { companies, type CompanyRow } from '#modules/company/companies/contract.ts'
import { legalForms } from '#modules/company/companies/company.record.ts'
import { CompanyActs } from './company-detail/acts.tsx'
import { companyColumns } from './company-list/columns.tsx'
import { CompanyCard } from './company-list/company-card.tsx'

listAhead('/perusahaan/', companies.list)

const views: readonly ListView[] = [
  { id: 'semua', label: 'Semua', set: {} },
  { id: 'aktif', label: 'Aktif', set: { isActive: 'true' } },
  { id: 'nonaktif', label: 'Nonaktif', set: { isActive: 'false' } },
]

const filters: readonly ListFilter[] = [
  {
    key: 'legalForm',
    label: 'Bentuk',
    kind: 'many',
    quick: true,
    words: Object.entries(legalForms).map(([value, label]) => ({ value, label })),
  },
]

const menuOf = (row: CompanyRow) => (
  <>
    <MenuGo to={`/perusahaan/detail/${row.id}`} icon={<Eye />}>
      Lihat
    </MenuGo>
    <CompanyActs company={row} />
  </>
)

/** Our own companies. */
export function CompanyList() {
  const add = (
    <GoButton to="/perusahaan/tambah" variant="filled" icon={<Plus />}>
      Tambah perusahaan
    </GoButton>
  )
  return (
    <ListPage
      title="Perusahaan"
      path="/perusahaan/"
      noun="perusahaan"
      endpoint={companies.list}
      exporting={companies.export}
      columns={companyColumns}
      views={views}
      filters={filters}
      searchFor="Cari nama, kode…"
      defaultSort="name"
      nameOf={(row) => row.name}
      linkOf={(row) => `/perusahaan/detail/${row.id}`}
      editOf={(row) => `/perusahaan/edit/${row.id}`}
      menuOf={menuOf}
      bulk={() => null}
      createAt="/perusahaan/tambah"
      tile={(row) => <CompanyCard row={row} menu={menuOf(row)} />}
      primary={add}
      first={{
        title: 'Belum ada perusahaan.',
        text: 'Isi nama, alamat, logo, dan rekening sekali; semua dokumen memakainya.',
        actions: add,
      }}
    />
  )
}
