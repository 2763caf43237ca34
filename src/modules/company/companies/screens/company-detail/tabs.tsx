import { daysBetween, type Day } from '#ground/day.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Badge, QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import type { Company } from '#modules/company/companies/contract.ts'
import { sbuQualifications } from '#modules/company/companies/company.record.ts'

interface TabProps {
  readonly company: Company
}

/** What its papers say of it, and who signs them. */
export function ProfileTab({ company }: TabProps) {
  const { files } = company
  const pictures = [
    { id: files.logo, label: 'Logo' },
    { id: files.letterhead, label: 'Kop surat' },
    { id: files.stamp, label: 'Stempel' },
  ].filter((picture) => picture.id !== null)
  return (
    <div className="grid gap-6 p-5">
      <Facts
        rows={[
          ['Alamat', [company.address, company.city, company.province, company.postalCode].filter(Boolean).join(', ')],
          ['Situs web', company.website],
          ['Kaki dokumen', company.footer],
        ]}
      />
      {pictures.length > 0 && (
        <div className="flex flex-wrap gap-4">
          {pictures.map((picture) => (
            <figure key={picture.label} className="grid gap-1.5">
              <img
                src={`/storage/${picture.id}`}
                alt={picture.label}
                className="h-20 max-w-48 rounded-md border border-border bg-paper object-contain p-2"
              />
              <figcaption className="text-xs text-muted-foreground">{picture.label}</figcaption>
            </figure>
          ))}
        </div>
      )}
      <div>
        <h2 className="mb-3 text-sm font-semibold">Penandatangan</h2>
        {company.signatories.length === 0 && <p className="text-muted-foreground">Belum ada.</p>}
        <ul className="grid gap-3">
          {company.signatories.map((person) => (
            <li key={person.id} className="flex flex-wrap items-center gap-x-4">
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{person.name}</span>
                <span className="block text-small text-muted-foreground">
                  {[person.position ?? 'Penandatangan', person.docTypes.join(', ')].filter(Boolean).join(' · ')}
                </span>
              </span>
              {company.files.signatures[person.id] && (
                <img
                  src={`/storage/${company.files.signatures[person.id]}`}
                  alt={`Tanda tangan ${person.name}`}
                  className="h-10 rounded-sm border border-border bg-paper object-contain px-2"
                />
              )}
              {person.maxAmount && (
                <span className="text-muted-foreground">
                  sampai <Money value={person.maxAmount} rp />
                </span>
              )}
              {person.isDefault && <QuietBadge tone="primary">Bawaan</QuietBadge>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Where customers pay. */
export function BankTab({ company }: TabProps) {
  if (company.bankAccounts.length === 0)
    return <Empty title="Belum ada rekening." text="Rekening yang ditandai tampil di setiap invoice." />
  return (
    <PlainTable
      label="Rekening bank"
      rows={company.bankAccounts}
      keyOf={(row) => row.id}
      columns={[
        { id: 'bank', title: 'Bank', width: 140, cell: (row) => <b className="font-medium">{row.bank}</b> },
        { id: 'no', title: 'Nomor rekening', width: 180, cell: (row) => <span className="code">{row.accountNo}</span> },
        { id: 'holder', title: 'Atas nama', cell: (row) => row.holder },
        {
          id: 'default',
          title: 'Invoice',
          width: 112,
          isWide: true,
          cell: (row) => (row.isDefault ? <QuietBadge tone="success">Tampil</QuietBadge> : <Nothing />),
        },
      ]}
    />
  )
}

/** Licences with the day they run out. */
export function LegalTab({ company }: TabProps) {
  if (company.sbu.length === 0)
    return <Empty title="Belum ada SBU." text="Catat nomor dan masa berlakunya supaya tarif PPh final benar." />
  return (
    <PlainTable
      label="Dokumen legal"
      rows={company.sbu}
      keyOf={(row) => row.id}
      columns={[
        { id: 'no', title: 'Nomor', cell: (row) => <b className="font-medium code">{row.no}</b> },
        { id: 'class', title: 'Subklasifikasi', width: 140, isWide: true, cell: (row) => row.subclass ?? <Nothing /> },
        { id: 'grade', title: 'Kualifikasi', width: 112, cell: (row) => sbuQualifications[row.qualification] },
        {
          id: 'until',
          title: 'Berlaku sampai',
          width: 128,
          cell: (row) => <DateText value={row.validUntil} style="short" />,
        },
        { id: 'state', title: 'Status', width: 160, cell: (row) => <Expiry until={row.validUntil as Day} /> },
      ]}
    />
  )
}

const SOON = 90

function Expiry({ until }: { readonly until: Day }) {
  const left = daysBetween(today(), until)
  if (left < 0) return <Badge tone="danger">Lewat {-left} hari</Badge>
  return left <= SOON ? <Badge tone="warning">{left} hari lagi</Badge> : <QuietBadge>Berlaku</QuietBadge>
}
