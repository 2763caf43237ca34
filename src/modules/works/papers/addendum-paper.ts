import { qtyFormat, reportAmount, rupiah, thousands } from '#ground/format.ts'
import { minus, plus } from '#ground/money.ts'
import { priceText } from '#ground/price.ts'
import { plusQty, quantityText } from '#ground/quantity.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { readDocument } from '#kit/document/load.ts'
import type { PaperBasis, Party } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock, placeAndDay } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { subcontractAddendum, type SubcontractAddendum } from '../subcontract/addendum/addendum.ts'
import type { Subcontract } from '../subcontract/subcontract.ts'
import { subcontractBasis } from './subcontract-basis.ts'

/** What the paper of an addendum says. */
export interface AddendumPaperData extends PaperBasis {
  readonly projectName: string
  readonly supplier: Party
  readonly subcontract: Pick<Subcontract, 'number' | 'date' | 'subject' | 'total'>
  readonly addendum: SubcontractAddendum
}

/** Makes the paper of an addendum whose costs this person may see. */
export async function pressedAddendum(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const addendum: SubcontractAddendum = await readDocument(tx, subcontractAddendum, actor.companyId, id)
  const paper = addendumPaper({
    ...(await subcontractBasis(tx, actor, addendum.subcontractId, { docType: 'SPK subkon' })),
    state: addendum.state === 'pending_approval' ? 'draft' : addendum.state,
    ...{ addendum, number: addendum.number, date: addendum.date },
  })
  return { name: `Addendum ${addendum.number ?? 'draf'}.pdf`, content: await makePdf(paper) }
}

/** Addendum surat perintah kerja: what changes of the work and of its price; all else stays as it was agreed. */
export function addendumPaper(data: AddendumPaperData): Paper {
  const { addendum, subcontract: doc, letterhead } = data
  const before = addendum.totalBefore ?? doc.total
  const after = addendum.totalAfter ?? plus(doc.total, addendum.net)
  const volumes = addendum.lines.map((line) => [
    qtyFormat(quantityText(line.volumeBefore)),
    qtyFormat(quantityText(plusQty(line.volumeBefore, line.volume))),
  ])
  const prices = addendum.lines.map((line) => thousands(priceText(line.price)))
  const amounts = addendum.lines.map((line) => reportAmount(line.amount))
  return {
    ...framed(data, {
      title: 'ADDENDUM SURAT PERINTAH KERJA',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['SPK', `${doc.number ?? ''}, ${onPaper(doc.date)}`],
        ['Proyek', data.projectName],
      ],
      parties: [partyBlock('Kepada', data.supplier)],
      intro: [{ text: doc.subject, style: 'strong', margin: [0, 0, 0, 10] }],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 20, align: 'right' },
        { title: 'Pekerjaan', width: '*' },
        { title: 'Semula', width: roomFor(44, volumes.flat()), align: 'right' },
        { title: 'Menjadi', width: roomFor(44, volumes.flat()), align: 'right' },
        { title: 'Sat.', width: 30 },
        { title: 'Harga (Rp)', width: roomFor(62, prices), align: 'right' },
        { title: 'Tambah/kurang (Rp)', width: roomFor(84, amounts), align: 'right' },
      ],
      rows: addendum.lines.map((line, at) => [
        ...[String(at + 1), line.isNew ? `${line.description} (baru)` : line.description, ...(volumes[at] ?? [])],
        ...[line.unit, prices[at] ?? '', amounts[at] ?? ''],
      ]),
    },
    closing: [
      ...labelled('Alasan', [addendum.reason]),
      ...labelled('Nilai pekerjaan sebelum PPN', [
        `Semula ${rupiah(String(before))}`,
        `${after < before ? 'Berkurang' : 'Bertambah'} ${rupiah(String(after < before ? minus(before, after) : minus(after, before)))}`,
        `Menjadi ${rupiah(String(after))} (${terbilangRupiah(after)})`,
      ]),
      ...labelled('Ketentuan lain', ['Selain yang diubah di sini, SPK tetap berlaku.']),
      signingRow([
        issuerBox(placeAndDay(letterhead, data.date), letterhead, data.state),
        { above: 'Menyetujui', name: '', role: data.supplier.name },
      ]),
    ],
  }
}
