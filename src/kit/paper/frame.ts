import { day } from '#ground/day.ts'
import { dayFormat, instantFormat } from '#ground/format.ts'
import type { DayStyle } from '#ground/day-format.ts'
import { groupedId, phoneText } from '#ground/identifiers.ts'
import { SHEETS } from './look.ts'
import { titleIn } from './dress.ts'
import { fullName } from './head-words.ts'
import { letterheadImages, letterheadPiece, letterheadRoom, type Letterhead } from './letterhead.ts'
import type { Paper, PaperSize, Piece } from './paper.ts'
import { labelled, parties, party, titleBlock } from './pieces.ts'
import type { PartyBlock } from './pieces.ts'
import type { On, PaperBasis, Party } from './document.ts'

const WATERMARKS = { draft: 'DRAF', posted: null, paid: 'LUNAS', void: 'BATAL' } as const

/** What a kind of paper says at its head. */
export interface Opening {
  readonly title: string
  readonly size: PaperSize
  readonly facts: readonly (readonly [string, string | null])[]
  readonly parties: readonly PartyBlock[]
  readonly intro?: readonly Piece[]
  /** Before the print stamp at the foot: the number of the order, say. */
  readonly origin?: string | null
}

type Framed = Pick<
  Paper,
  'title' | 'author' | 'createdAt' | 'size' | 'opening' | 'images' | 'foot' | 'watermark' | 'mark' | 'dress'
>

/** Everything of a paper but its lines and its closing: the same on all papers of trade. */
export function framed(data: Omit<PaperBasis, 'state' | 'number'> & Partial<PaperBasis>, usual: Opening): Framed {
  const { letterhead, printed } = data
  const { dress = null } = letterhead
  const hidden = dress?.hiddenFacts ?? []
  const facts = usual.facts.filter(([label]) => !hidden.includes(label))
  const head = { ...usual, facts, title: titleIn(dress, usual.title) }
  const stamp = `dicetak ${instantFormat(printed.zone, printed.at)} oleh ${printed.by}`
  const number = data.number ?? null
  return {
    title: [head.title, number].filter(Boolean).join(' '),
    author: fullName(letterhead),
    createdAt: printed.at,
    size: head.size,
    images: letterheadImages(letterhead),
    opening: [
      ...(dress?.letterhead === false
        ? [letterheadRoom(head.size)]
        : [letterheadPiece(withPlainWords(letterhead), head.size)]),
      ...band(head, data.state === 'draft' ? 'DRAF' : number),
      ...(head.intro ?? []),
    ],
    foot: [dress?.footer ?? letterhead.footer, [head.origin, stamp].filter(Boolean).join(' · ')]
      .filter(Boolean)
      .join('\n'),
    watermark: data.state ? WATERMARKS[data.state] : null,
    mark: printed.isReprint ? 'SALINAN' : null,
    dress,
  }
}

// On small sheets the first party stands under the title and the others become facts.
function band({ title, size, facts, parties: all }: Opening, number: string | null): Piece[] {
  const [first, ...others] = all
  const known: Opening['facts'] = [['Nomor', number], ...facts]
  if (!SHEETS[size].isDense || !first) {
    return [titleBlock({ title, facts: known }, size), ...(first ? [parties(all)] : [])]
  }
  const rest = others.map(({ label, name }) => [label, name] as const)
  return [titleBlock({ title, facts: [...known, ...rest], below: [party(first)] }, size)]
}

/** A party under its label, with its NPWP and telephone as they are read. */
export function partyBlock(label: string, party: Party): PartyBlock {
  const phone = party.phone && phoneText(party.phone)
  const contact = party.contact === party.name ? null : party.contact
  const person = [contact && `u.p. ${contact}`, phone].filter(Boolean).join(', ')
  return {
    label,
    name: party.name,
    lines: [party.address, person || null, party.npwp && `NPWP ${npwpText(party.npwp)}`],
  }
}

/** Writes a day on a paper: '21 November 2026'. */
export function onPaper(on: On, style: DayStyle = 'long'): string {
  return dayFormat(day(on), style)
}

/** Place and day over a signature: 'Bogor, 21 November 2026'; the day alone when no city is known. */
export function placeAndDay(letterhead: Letterhead, on: On, style?: DayStyle): string {
  const place = letterhead.city.split(',')[0]?.replace(/^(Kota Administrasi|Kota|Kabupaten|Kab\.)\s+/i, '')
  return [place, onPaper(on, style)].filter(Boolean).join(', ')
}

/** 'Empat puluh juta rupiah': a sentence begins with a capital. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function withPlainWords(letterhead: Letterhead): Letterhead {
  return {
    ...letterhead,
    phone: letterhead.phone && phoneText(letterhead.phone),
    npwp: letterhead.npwp && npwpText(letterhead.npwp),
  }
}

function npwpText(npwp: string): string {
  return /^\d{16}$/.test(npwp) ? groupedId(npwp) : npwp
}

/** A remark as long as a page cannot stay beside the signatures: it follows them, over pages if need be. */
export function isLongRemark(remark: string | null): boolean {
  return (remark?.length ?? 0) > 500
}

/** The long remark after the signatures, or nothing when it is short. */
export function longRemark(label: string, remark: string | null): Piece[] {
  return isLongRemark(remark) ? [{ margin: [0, 14, 0, 0], stack: labelled(label, [remark ?? '']) }] : []
}
