import type { Hit, HitGroup } from '#app/search/contract.ts'
import { rightsIn } from '#kit/screen/client/ability.ts'

interface Act {
  /** How somebody begins who wants it: 'bayar INV-33'. */
  readonly said: readonly string[]
  readonly title: string
  /** Where it begins for what was found, by the title of its group, with the right it needs. */
  readonly at: Readonly<Record<string, { readonly right: string; readonly to: (hit: Hit) => string }>>
}

const asking = (what: string) => (hit: Hit) => `${hit.to}${hit.to.includes('?') ? '&' : '?'}buka=${what}`
const selling = 'update order'
const buying = 'update pembelian-barang'

const acts: readonly Act[] = [
  {
    said: ['catat pembayaran', 'terima uang', 'bayar', 'lunasi'],
    title: 'Catat pembayaran',
    at: {
      Invoice: { right: selling, to: asking('bayar') },
      Order: { right: selling, to: asking('bayar') },
      Pembelian: { right: buying, to: asking('bayar') },
      Supplier: { right: buying, to: asking('bayar') },
    },
  },
  {
    said: ['buat invoice', 'tagih'],
    title: 'Buat invoice',
    at: { Order: { right: selling, to: ({ id }) => `/order/invoice/${id}?buat=invoice` } },
  },
  {
    said: ['buat surat jalan', 'kirim barang', 'kirim'],
    title: 'Kirim barang',
    at: { Order: { right: selling, to: ({ id }) => `/order/surat-jalan/${id}?buka=kirim` } },
  },
  {
    said: ['terima barang', 'terima'],
    title: 'Terima barang',
    at: { Pembelian: { right: buying, to: asking('terima') } },
  },
]

/** What somebody wants to do, and with what: 'bayar INV-33' is to record a payment of what 'INV-33' finds. */
export interface WantedAct {
  readonly act: Pick<Act, 'title' | 'at'>
  readonly of: string
}

/** Reads an act and its object; undefined when what is typed is no act, or one without an object yet. */
export function actIn(typed: string): WantedAct | undefined {
  const text = typed.trim().toLowerCase()
  for (const act of acts) {
    const said = act.said.find((each) => text.startsWith(`${each} `))
    const of = said && typed.trim().slice(said.length).trim()
    if (of && of.length > 1) return { act, of }
  }
  return undefined
}

const MOST = 5

/** The act for each thing found that it can be done with, by who may. */
export function actsWith({ act }: WantedAct, found: readonly HitGroup[], permissions: readonly string[]): HitGroup[] {
  const hits = found.flatMap(({ title, hits: each }) => {
    const way = act.at[title]
    const [action = '', subject = ''] = way?.right.split(' ') ?? []
    if (!way || !rightsIn(permissions).can(action, subject)) return []
    return each.map((hit): Hit => ({ ...hit, title: `${act.title} · ${hit.title}`, to: way.to(hit) }))
  })
  return hits.length > 0 ? [{ title: 'Perintah', hits: hits.slice(0, MOST) }] : []
}
