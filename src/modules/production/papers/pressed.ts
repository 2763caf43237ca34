import { qtyFormat } from '#ground/format.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { onPaper } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { labelLook } from '#modules/company/templates/face.ts'
import { companyOf, issuerOf } from '#modules/company/companies/face.ts'
import { houseRow } from '../houses/store.ts'
import type { Entry, OrderDetail } from '../orders/contract.ts'
import { open } from '../orders/open-order.ts'
import { entryWords, gradeWords } from '../words.ts'
import type { PaperKind } from './contract.ts'
import type { OrderPaperData } from './data.ts'
import { productionCardPaper, workOrderPaper } from './work-order.ts'

interface Pressed {
  readonly name: string
  readonly content: Buffer
}

/** Makes a paper of an order as it is now. */
export async function pressedPaper(tx: Tx, actor: Actor, wanted: { id: string; kind: PaperKind }): Promise<Pressed> {
  const data = await dataOf(tx, actor, wanted)
  const isCard = wanted.kind === 'kartu'
  const title = `${isCard ? 'Kartu produksi' : 'SPK produksi'} ${data.number ?? 'draf'}`
  return { name: `${title}.pdf`, content: await makePdf(isCard ? productionCardPaper(data) : workOrderPaper(data)) }
}

/** Makes labels for the pieces of an order. */
export async function pressedLabels(
  tx: Tx,
  actor: Actor,
  wanted: { id: string; size?: 'a4' | 'roll' | undefined; copies: number },
): Promise<Pressed> {
  const order = await open(tx, actor, wanted.id)
  const { name: author } = await companyOf(tx, actor.companyId)
  const look = await labelLook(tx, actor.companyId)
  const made = order.entries.find((each) => each.kind === 'output' && !each.isVoid)?.date ?? order.date
  const label = {
    code: order.itemCode,
    name: order.itemName,
    below: [`${order.label} · ${onPaper(made, 'short')}`],
    above: look.hasCompany ? author : '',
  }
  const title = `Label ${order.label}`
  const content = await makePdf({
    kind: 'labels',
    title,
    author,
    createdAt: now().toISOString(),
    size: wanted.size ?? look.size,
    skip: 0,
    labels: Array.from({ length: wanted.copies }, () => label),
  })
  return { name: `${title}.pdf`, content }
}

async function dataOf(
  tx: Tx,
  actor: Actor,
  { id, kind }: { readonly id: string; readonly kind: PaperKind },
): Promise<OrderPaperData> {
  const order = await open(tx, actor, id)
  const house = await houseRow(tx, actor, order.houseId)
  return {
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: kind === 'kartu' ? 'kartu produksi' : 'spk',
      amount: ZERO,
      of: { subject: 'production-order', id },
    }),
    printed: await printedBy(tx, actor, { subject: 'production-order', id }),
    state: order.stage === 'draft' ? 'draft' : order.stage === 'cancelled' ? 'void' : 'posted',
    number: order.number,
    date: order.date,
    dueDate: order.dueDate,
    house: {
      name: house.name,
      address: [house.address, house.city].filter(Boolean).join(', ') || null,
      head: house.head_name,
    },
    item: { code: order.itemCode, name: order.itemName, unit: order.unit },
    plannedQty: order.plannedQty,
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    note: order.notes,
    materials: order.materials.map((each) => ({ ...each, code: each.itemCode, name: each.itemName })),
    entries: order.entries
      .filter((each) => !each.isVoid && each.kind !== 'finish' && each.kind !== 'late')
      .toReversed()
      .map((each) => ({ date: each.date, act: entryWords[each.kind], said: saidOf(each, order), by: each.by })),
    made: { good: order.goodQty, second: order.secondQty, reject: order.rejectQty },
  }
}

// What names a person names no pay: the card hangs on the wall.
function saidOf(entry: Entry, order: OrderDetail): string {
  if (entry.kind === 'labour') return `${entry.workerName ?? ''} ${qtyFormat(entry.qty ?? '0')} ${order.unit}`
  return entry.lines
    .map((line) => `${line.grade ? gradeWords[line.grade] : line.itemName}: ${qtyFormat(line.qty)} ${line.unit}`)
    .join(', ')
}
