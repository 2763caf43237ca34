import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { Customer } from '#modules/parties/contract.ts'

interface ContactsProps {
  readonly party: Pick<Customer, 'contacts' | 'addresses'>
  /** What happens with goods there: 'Pengiriman' or 'Pengambilan'. */
  readonly goods: string
}

/** Whom to call, and where to send or fetch. */
export function ContactsAndAddresses({ party, goods }: ContactsProps) {
  const { contacts, addresses } = party
  if (contacts.length + addresses.length === 0) {
    return <Empty title="Belum ada kontak dan alamat." text="Tambahkan lewat tombol Ubah." />
  }
  return (
    <div className="divide-y divide-border-subtle">
      {contacts.map((contact) => (
        <div key={contact.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
          <span className="min-w-40 flex-1">
            <span className="block font-medium">{contact.name}</span>
            <span className="block text-small text-muted-foreground">{contact.position ?? 'Kontak'}</span>
          </span>
          {contact.isPrimary && <QuietBadge tone="primary">Utama</QuietBadge>}
          <PhoneLink value={contact.phone} />
          {contact.email && (
            <a
              href={`mailto:${contact.email}`}
              className="for-thumb underline decoration-border-strong underline-offset-3 hover:text-primary"
            >
              {contact.email}
            </a>
          )}
        </div>
      ))}
      {addresses.map((address) => (
        <div key={address.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-5 py-3">
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{address.label}</span>
            <span className="block text-muted-foreground">
              {[address.address, address.village, address.district, address.city, address.province, address.postalCode]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          {address.lat && address.lng && (
            <a
              href={`https://www.google.com/maps?q=${address.lat},${address.lng}`}
              target="_blank"
              rel="noreferrer"
              className="for-thumb underline decoration-border-strong underline-offset-3 hover:text-primary"
            >
              Buka peta
            </a>
          )}
          {address.isBilling && <QuietBadge>Tagihan</QuietBadge>}
          {address.isShipping && <QuietBadge tone="info">{goods}</QuietBadge>}
        </div>
      ))}
    </div>
  )
}
