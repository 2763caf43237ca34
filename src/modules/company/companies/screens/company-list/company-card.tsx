import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { groupedId } from '#ground/identifiers.ts'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Menu } from '#kit/screen/ui/menu.tsx'
import type { CompanyRow } from '#modules/company/companies/contract.ts'
import { CompanyTile, formWord } from './columns.tsx'

/** One of our companies as a card: who it is, where, and the numbers people ask for. */
export function CompanyCard({ row, menu }: { readonly row: CompanyRow; readonly menu: ReactNode }) {
  return (
    <article className="relative rounded-lg border border-border bg-card p-5 hover:border-border-strong">
      <div className="flex items-center gap-3 pb-4">
        <CompanyTile id={row.logoFileId} name={row.name} isLarge />
        <div className="min-w-0 flex-1">
          <Go
            to={`/perusahaan/detail/${row.id}`}
            className="block truncate rounded-sm text-base font-semibold after:absolute after:inset-0 hover:text-primary"
            title={row.name}
          >
            {row.name}
          </Go>
          <p className="truncate text-small text-muted-foreground">
            {[formWord(row.legalForm), row.city].filter(Boolean).join(' · ')}
          </p>
        </div>
        {/* Above the link that the whole card is. */}
        <span className="relative z-1 -mr-2 self-start">
          <Menu
            label={`Aksi ${row.name}`}
            trigger={<IconButton size="sm" plain label={`Aksi ${row.name}`} icon={<Ellipsis />} />}
          >
            {menu}
          </Menu>
        </span>
      </div>
      <div className="border-t border-border-subtle pt-4">
        <Facts
          rows={[
            [
              'Kode',
              <span key="code" className="code">
                {row.shortCode}
              </span>,
            ],
            ['NPWP', row.npwp && <span className="code">{groupedId(row.npwp)}</span>],
            ['Telepon', row.phone && <PhoneLink value={row.phone} />],
            ['Status', <Standing key="status" row={row} />],
          ]}
        />
      </div>
    </article>
  )
}

function Standing({ row }: { readonly row: CompanyRow }) {
  if (!row.isActive) return <Badge tone="neutral">Nonaktif</Badge>
  return row.isDefault ? <Badge tone="primary">Bawaan</Badge> : 'Aktif'
}
