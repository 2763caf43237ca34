import { qtyFormat, reportAmount, rupiah, thousands } from '#ground/format.ts'
import { minus, money, plus, type Money } from '#ground/money.ts'
import { price, priceText } from '#ground/price.ts'
import { plusQty, quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { keptContract } from '../billing/store.ts'
import { ownerBlock, siteBasis, siteFacts, type SiteBasis } from '../papers/site-basis.ts'
import { seesPrices } from '../prices.ts'
import { rabIn } from '../rab/store.ts'
import { changeKinds, type printChange } from './contract.ts'
import * as store from './store.ts'

/** What the paper of a change of the contract says; money is absent for who may not see prices. */
export interface ChangePaperData extends SiteBasis {
  readonly change: store.ChangeStored
  readonly lines: readonly (store.ChangeLineStored & { readonly code: string; readonly before: string | null })[]
  readonly worth: { readonly before: Money; readonly after: Money } | null
}

/** Prints a change of the contract of a project this person may see, with each volume before and after. */
export async function pressedChange(tx: Tx, actor: Actor, asked: AskedOf<typeof printChange>) {
  const { companyId } = actor
  const basis = await siteBasis(tx, actor, { projectId: asked.id, docType: 'CCO' })
  const orders = await store.changeOrders(tx, companyId, asked.id)
  const change = found(orders.find(({ id }) => id === asked.changeId))
  const held = change.rab_before ?? (await rabIn(tx, companyId, { projectId: asked.id, state: 'approved' }))?.id
  const rows = held ? await store.heldRows(tx, companyId, held) : []
  const stood = new Map(rows.map((row) => [row.workItemId, row]))
  const lines = ((await store.changeLines(tx, companyId, [change.id])).get(change.id) ?? []).map((line) => {
    const row = line.is_new ? undefined : stood.get(line.work_item_id)
    const before = row?.volume === null || row?.volume === undefined ? null : quantityText(row.volume)
    return { ...line, code: row?.code ?? line.number ?? '', before }
  })
  const contract = seesPrices(actor) ? await keptContract(tx, companyId, asked.id) : undefined
  const before = change.value_before ?? (contract && plus(contract.value, contract.changes))
  const worth =
    contract && before !== undefined
      ? { before: money(before), after: change.value_after ?? plus(money(before), money(change.net)) }
      : null
  const paper = changePaper({ ...basis, date: change.change_date, change, lines, worth })
  return { name: `CCO-${change.number} ${basis.projectName}.pdf`, content: await makePdf(paper) }
}

/** Perubahan kontrak (CCO): each line before and after, what it comes to, and the days. */
export function changePaper(data: ChangePaperData): Paper {
  const { change, lines, worth, letterhead } = data
  const state = change.state === 'approved' ? 'posted' : change.state === 'void' ? 'void' : 'draft'
  const volumes = lines.map((line) => {
    const before = line.before === null ? ZERO_QTY : quantity(line.before)
    const after = plusQty(before, quantity(line.volume))
    return [line.before === null ? '–' : qtyFormat(quantityText(before)), qtyFormat(quantityText(after))]
  })
  const prices = lines.map((line) => thousands(priceText(price(line.unit_price))))
  const amounts = lines.map((line) => reportAmount(money(line.amount)))
  const width = roomFor(44, volumes.flat())
  return {
    ...framed(
      { ...data, state },
      {
        title: `PERUBAHAN KONTRAK CCO-${change.number}`,
        size: 'A4',
        facts: [['Tanggal', onPaper(data.date)], ...siteFacts(data), ['No. adendum', change.addendum_no]],
        parties: [ownerBlock(data)],
      },
    ),
    lines: {
      columns: [
        { title: 'No.', width: 40 },
        { title: 'Pekerjaan', width: '*' },
        { title: 'Semula', width, align: 'right' },
        { title: 'Menjadi', width, align: 'right' },
        { title: 'Sat.', width: 30 },
        ...(worth
          ? ([
              { title: 'Harga (Rp)', width: roomFor(62, prices), align: 'right' },
              { title: 'Tambah/kurang (Rp)', width: roomFor(84, amounts), align: 'right' },
            ] as const)
          : []),
      ],
      rows: lines.map((line, at) => [
        ...[line.code, line.is_new ? `${line.name} (baru)` : line.name, ...(volumes[at] ?? []), line.unit ?? ''],
        ...(worth ? [prices[at] ?? '', amounts[at] ?? ''] : []),
      ]),
    },
    closing: [
      { text: '', margin: [0, 10, 0, 0] },
      ...labelled('Alasan', [`${changeKinds[change.kind]}: ${change.reason}`]),
      ...labelled('Diminta oleh', [change.requested_by ?? '']),
      ...(worth ? labelled('Nilai kontrak sebelum PPN', worthLines(worth)) : []),
      ...labelled('Waktu pelaksanaan', [
        change.days === 0 ? '' : `${change.days > 0 ? 'Bertambah' : 'Berkurang'} ${Math.abs(change.days)} hari`,
      ]),
      signingRow([
        issuerBox(placeAndDay(letterhead, data.date), letterhead, state),
        { above: 'Diperiksa', name: '', role: 'Pengawas' },
        { above: 'Menyetujui', name: '', role: data.customerName },
      ]),
    ],
  }
}

function worthLines({ before, after }: { readonly before: Money; readonly after: Money }): string[] {
  const [word, apart] = after < before ? ['Berkurang', minus(before, after)] : ['Bertambah', minus(after, before)]
  return [
    `Semula ${rupiah(String(before))}`,
    `${word} ${rupiah(String(apart))}`,
    `Menjadi ${rupiah(String(after))} (${terbilangRupiah(after)})`,
  ]
}
