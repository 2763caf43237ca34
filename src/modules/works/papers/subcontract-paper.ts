import { percentFormat, qtyFormat, reportAmount, rupiah, thousands } from '#ground/format.ts'
import { percentText } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { framed, onPaper, partyBlock, placeAndDay } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { PaperBasis, Party } from '#kit/paper/document.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import type { SubcontractAddendum } from '../subcontract/addendum/addendum.ts'
import { standingAddenda } from '../subcontract/addendum/show-addenda.ts'
import { subcontractPph, type Subcontract } from '../subcontract/subcontract.ts'
import { subcontractBasis } from './subcontract-basis.ts'

/** What the paper of a subcontract (SPK) says. */
export interface SubcontractPaperData extends PaperBasis {
  readonly projectName: string
  readonly place: string | null
  readonly supplier: Party
  readonly subcontract: Subcontract
  /** That count, in the order they were approved. */
  readonly addenda: readonly Pick<SubcontractAddendum, 'number' | 'date'>[]
}

/** Makes the paper of a subcontract whose costs this person may see. */
export async function pressedSubcontract(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const basis = await subcontractBasis(tx, actor, id, { docType: 'SPK subkon' })
  const { state, number, date } = basis.subcontract
  const addenda = await standingAddenda(tx, actor.companyId, id)
  const paper = subcontractPaper({ ...basis, state, number, date, addenda })
  return { name: `SPK ${number ?? 'draf'}.pdf`, content: await makePdf(paper) }
}

/** Surat perintah kerja: who builds what at which price, and how it is paid. */
export function subcontractPaper(data: SubcontractPaperData): Paper {
  const { letterhead } = data
  // A line that an addendum took off is told by the addendum.
  const doc = { ...data.subcontract, lines: data.subcontract.lines.filter((line) => line.volume > 0n) }
  const amounts = doc.lines.map((line) => reportAmount(line.amount))
  return {
    ...framed(data, {
      title: 'SURAT PERINTAH KERJA',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['Proyek', data.projectName],
        ['Lokasi', data.place],
      ],
      parties: [partyBlock('Kepada', data.supplier)],
      intro: [{ text: doc.subject, style: 'strong', margin: [0, 0, 0, 10] }],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 20, align: 'right' },
        { title: 'Pekerjaan', width: '*' },
        {
          title: 'Volume',
          width: roomFor(
            48,
            doc.lines.map((line) => qtyFormat(quantityText(line.volume))),
          ),
          align: 'right',
        },
        { title: 'Sat.', width: 34 },
        {
          title: 'Harga (Rp)',
          width: roomFor(
            66,
            doc.lines.map((line) => thousands(priceText(line.price))),
          ),
          align: 'right',
        },
        { title: 'Jumlah (Rp)', width: roomFor(72, amounts), align: 'right' },
      ],
      rows: doc.lines.map((line, at) => [
        ...[String(at + 1), line.description, qtyFormat(quantityText(line.volume)), line.unit],
        ...[thousands(priceText(line.price)), amounts[at] ?? ''],
      ]),
    },
    closing: [
      ...labelled('Nilai pekerjaan sebelum PPN', [`${rupiah(String(doc.total))} (${terbilangRupiah(doc.total)})`]),
      ...labelled(
        'Addendum',
        data.addenda.map(({ number, date }) => `Sudah termasuk ${number ?? ''}, ${onPaper(date)}`),
      ),
      ...labelled('Cara bayar', terms(doc)),
      ...labelled('Catatan', doc.notes ? [doc.notes] : []),
      signingRow([
        issuerBox(placeAndDay(letterhead, data.date), letterhead, data.state),
        { above: 'Menyetujui', name: '', role: data.supplier.name },
      ]),
    ],
  }
}

function terms(doc: Subcontract): string[] {
  return [
    'Dibayar menurut opname yang disetujui kedua pihak.',
    doc.advance === null
      ? ''
      : `Uang muka ${percentFormat(percentText(doc.advance))}, dipotong sebanding dari setiap tagihan.`,
    doc.retention === null
      ? ''
      : `Retensi ${percentFormat(percentText(doc.retention))} ditahan dari setiap tagihan, dibayar setelah pekerjaan selesai.`,
    doc.withholdingKind === 'none' ? '' : `${subcontractPph[doc.withholdingKind]} dipotong saat dibayar.`,
  ].filter(Boolean)
}
