import { qtyFormat, reportAmount, rupiah } from '#ground/format.ts'
import { plusQty, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
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
import { subcontractOpname, type SubcontractOpname } from '../subcontract/opname.ts'
import { measuredBefore } from '../subcontract/store.ts'
import type { Subcontract } from '../subcontract/subcontract.ts'
import { subcontractBasis } from './subcontract-basis.ts'

/** What the record of a measurement of a subcontractor's work says. */
export interface OpnamePaperData extends PaperBasis {
  readonly projectName: string
  readonly supplier: Party
  readonly subcontract: Pick<Subcontract, 'number' | 'date' | 'subject' | 'lines'>
  readonly opname: SubcontractOpname
  /** By line of the subcontract, what was measured before. */
  readonly before: ReadonlyMap<string, Quantity>
}

/** Makes the paper of an opname of a subcontractor whose costs this person may see. */
export async function pressedOpname(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const opname: SubcontractOpname = await readDocument(tx, subcontractOpname, actor.companyId, id)
  const { state, number, date, gross } = opname
  const paper = opnamePaper({
    ...(await subcontractBasis(tx, actor, opname.subcontractId, { docType: 'Opname subkon', amount: gross })),
    ...{ opname, state, number, date, before: await measuredBefore(tx, actor.companyId, opname) },
  })
  return { name: `Opname ${opname.number ?? 'draf'}.pdf`, content: await makePdf(paper) }
}

/** Berita acara opname: of each work the volume that was agreed, before, now and until now, and what it is worth. */
export function opnamePaper(data: OpnamePaperData): Paper {
  const { opname, subcontract: doc, letterhead } = data
  const agreed = new Map(doc.lines.map((line) => [line.id, line]))
  const amounts = opname.lines.map((line) => reportAmount(line.amount))
  const volumes = opname.lines.map(({ lineId, volume }) => {
    const before = data.before.get(lineId) ?? ZERO_QTY
    const told = [agreed.get(lineId)?.volume ?? ZERO_QTY, before, volume, plusQty(before, volume)]
    return told.map((one) => qtyFormat(quantityText(one)))
  })
  const room = roomFor(44, volumes.flat())
  return {
    ...framed(data, {
      title: 'BERITA ACARA OPNAME',
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(data.date)],
        ['SPK', `${doc.number ?? ''}, ${onPaper(doc.date)}`],
        ['Proyek', data.projectName],
      ],
      parties: [partyBlock('Subkontraktor', data.supplier)],
      intro: [{ text: doc.subject, style: 'strong', margin: [0, 0, 0, 10] }],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 20, align: 'right' },
        { title: 'Pekerjaan', width: '*' },
        { title: 'Sat.', width: 30 },
        { title: 'SPK', width: room, align: 'right' },
        { title: 'S/d lalu', width: room, align: 'right' },
        { title: 'Kini', width: room, align: 'right' },
        { title: 'S/d kini', width: room, align: 'right' },
        { title: 'Nilai (Rp)', width: roomFor(66, amounts), align: 'right' },
      ],
      rows: opname.lines.map(({ lineId }, at) => {
        const line = agreed.get(lineId)
        return [String(at + 1), line?.description ?? '', line?.unit ?? '', ...(volumes[at] ?? []), amounts[at] ?? '']
      }),
    },
    closing: [
      ...labelled('Nilai opname sebelum PPN', [`${rupiah(String(opname.gross))} (${terbilangRupiah(opname.gross)})`]),
      ...labelled('Catatan', opname.note ? [opname.note] : []),
      signingRow([
        issuerBox(placeAndDay(letterhead, data.date), letterhead, data.state),
        { above: 'Menyetujui', name: '', role: data.supplier.name },
      ]),
    ],
  }
}
