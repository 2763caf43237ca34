import { groupedId } from '#ground/identifiers.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { tagsFact } from '#kit/screen/detail/tag-list.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Percent } from '#kit/screen/format/quantity.tsx'
import type { Customer } from '#modules/parties/contract.ts'
import { priceLevels, vatCollectors } from '#modules/parties/customer.record.ts'

/** The lasting facts of a customer. */
export function ProfileFacts({ customer }: { readonly customer: Customer }) {
  const level = (priceLevels as Readonly<Record<string, string>>)[customer.priceLevel]
  const collector = customer.vatCollector === 'bukan' ? null : vatCollectors[customer.vatCollector]
  const rows: readonly Fact[] = [
    [customer.type === 'perorangan' ? 'NIK' : 'NPWP', numberOf(customer)],
    ['NITKU', customer.nitku && <span className="code">{customer.nitku}</span>],
    ['PKP', customer.isPkp ? 'Ya' : 'Tidak'],
    ['Alamat NPWP', customer.taxAddress],
    ['Email', customer.email && <span className="break-all">{customer.email}</span>],
    ['Termin', customer.paymentTermName ?? 'Bawaan perusahaan'],
    ['Batas kredit', customer.creditLimit ? <Money value={customer.creditLimit} rp /> : 'Tanpa batas'],
    ['Level harga', level],
    ['Diskon bawaan', customer.discountPercent && <Percent value={customer.discountPercent} />],
    ['Sales', customer.salespersonName],
    ['Memotong PPh', customer.withholdsTax ? 'Ya' : 'Tidak'],
    ['Pemungut PPN', collector],
    ...tagsFact(customer.tags, '/pelanggan/'),
    ['Catatan', customer.notes],
  ]
  return <KeyFacts rows={rows.filter(([label, value]) => Boolean(value) || label === 'Email')} />
}

function numberOf(customer: Customer) {
  const number = customer.type === 'perorangan' ? customer.nik : customer.npwp
  return number && <span className="code">{groupedId(number)}</span>
}
