import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import { phoneOnCard, PlainText } from './cells.tsx'

interface ListedParty {
  readonly code: string
  readonly name: string
  readonly phone: string | null
  readonly whatsapp: string | null
  readonly city: string
}

interface Places {
  /** Which of the two goes first when there is no room: the higher. */
  readonly code: number
  readonly city: number
  readonly cityWidth: number
}

/** The columns that customers and suppliers have alike. */
export function partyColumns<Row extends ListedParty>({ code, city, cityWidth }: Places) {
  const name: ListColumn<Row> = {
    id: 'name',
    title: 'Nama',
    sort: 'up',
    priority: 1,
    isMain: true,
    card: 'title',
    cell: (row) => row.name,
  }
  const codes: ListColumn<Row> = {
    id: 'code',
    title: 'Kode',
    width: 104,
    sort: 'up',
    priority: code,
    isSpare: true,
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  }
  const phone: ListColumn<Row> = {
    id: 'phone',
    title: 'HP/WA',
    width: 132,
    priority: 4,
    card: 'meta',
    cell: (row) => <PhoneLink quiet value={row.whatsapp ?? row.phone} />,
    onCard: (row) => phoneOnCard(row),
  }
  const cities: ListColumn<Row> = {
    id: 'city',
    title: 'Kota',
    width: cityWidth,
    sort: 'up',
    priority: city,
    card: 'subtitle',
    cell: (row) => <PlainText text={row.city} />,
    onCard: (row) => row.city,
  }
  return { name, code: codes, phone, city: cities }
}
