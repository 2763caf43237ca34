import { minus, money, sum, type Money } from '#ground/money.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { taxIdentityOf } from '#modules/parties/face.ts'
import { collectors } from '../collected/rules.ts'
import type { TaxRow } from '../contract.ts'
import type { exportEfaktur } from './contract.ts'
import { goodsOf, type Sold } from './goods.ts'
import { invoicesFor, type KeptInvoice } from './store.ts'
import { efakturXml, type Buyer, type Faktur, type Seller } from './xml.ts'

/**
 * Writes issued invoices as one file for Coretax, the oldest first, and remembers it of each. An invoice the person may not
 * see answers 404. Throws `efaktur.no-seller`, `efaktur.not-issued`, `efaktur.no-ppn` and `efaktur.no-buyer`.
 */
export async function efaktur(
  tx: Tx,
  actor: Actor,
  { ids }: AskedOf<typeof exportEfaktur>,
): Promise<{ name: string; content: Buffer }> {
  const seller = await sellerOf(tx, actor)
  const wanted = [...new Set(ids)]
  const invoices = await invoicesFor(tx, actor, wanted)
  for (const id of wanted) found(invoices.find((one) => one.id === id))
  const fakturs: Faktur[] = []
  for (const invoice of invoices) fakturs.push(...fakturOf(invoice, await buyerOf(tx, actor, invoice)))
  for (const { id } of invoices) await recordHistory(tx, actor, { subject: 'invoice', id, act: 'efaktur' })
  const first = invoices[0]?.number ?? 'invoice'
  const name = invoices.length === 1 ? `Coretax ${first}.xml` : `Coretax ${invoices.length} invoice.xml`
  return { name: name.replace(/[/\\]/g, '-'), content: Buffer.from(efakturXml(seller, fakturs)) }
}

async function sellerOf(tx: Tx, actor: Actor): Promise<Seller> {
  const { npwp, nitku } = await companyOf(tx, actor.companyId)
  if (npwp === null) throw new Refusal('efaktur.no-seller')
  return { npwp, nitku: nitku ?? `${npwp}000000` }
}

async function buyerOf(tx: Tx, actor: Actor, invoice: KeptInvoice): Promise<Buyer> {
  const now = await taxIdentityOf(tx, actor, invoice.customerId)
  const npwp = invoice.customerNpwp ?? now.npwp
  if (npwp === null && now.nik === null)
    throw new Refusal('efaktur.no-buyer', { customer: invoice.customerName, number: invoice.number ?? '' })
  return {
    npwp,
    nik: now.nik,
    nitku: npwp !== null && npwp === now.npwp ? now.nitku : null,
    name: invoice.customerName,
    address: now.taxAddress ?? invoice.billingAddress ?? '-',
    email: now.email ?? '',
  }
}

function fakturOf(invoice: KeptInvoice, buyer: Buyer): Faktur[] {
  const { number, date } = invoice
  if (invoice.state !== 'posted' || number === null) throw new Refusal('efaktur.not-issued', { number: number ?? '' })
  const born = invoice.taxes.filter((tax) => tax.base !== '0')
  if (born.length === 0) throw new Refusal('efaktur.no-ppn', { number })
  return born.map((tax) => ({
    date,
    transactionCode: codeOf(tax, invoice),
    reference: number,
    buyer,
    goods: goodsOf(soldUnder(tax, invoice), {
      base: money(tax.base),
      baseNum: BigInt(tax.baseNum),
      baseDen: BigInt(tax.baseDen),
      rate: tax.rate,
    }),
  }))
}

// A collector goes before the tax. Else an invoice keeps the kode transaksi of its first tax; of another, its base tells
// (04: DPP nilai lain).
function codeOf(tax: TaxRow, { taxes, transactionCode, collector }: KeptInvoice): string {
  if (collector && tax.tax !== '0') return collectors[collector].transactionCode
  if (tax === taxes[0] && transactionCode) return transactionCode
  return tax.baseNum === tax.baseDen ? '01' : '04'
}

// Lines of this code and, where the order bears it, the shipping. A down payment or a retention is one sum of all codes.
function soldUnder(tax: TaxRow, { lines, priceIncludesTax, grossNet, orderTaxCode }: KeptInvoice): Sold[] {
  const shipping = minus(money(grossNet), sum(lines.map(({ net }) => money(net))))
  const sold = lines
    .filter((line) => line.taxCode === tax.code && line.net !== '0')
    .map((line): Sold => ({
      name: line.description,
      isService: line.account === accounts.constructionRevenue,
      qty: quantity(line.qty),
      unit: line.unit,
      price: priceIncludesTax ? null : price(line.price),
      net: money(line.net),
    }))
  if (shipping > 0n && tax.code === orderTaxCode) sold.push(whole('Ongkos kirim', shipping))
  return sold.length > 0 ? sold : [whole(lines[0]?.description ?? 'Barang', money(tax.base))]
}

function whole(name: string, net: Money): Sold {
  return { name, isService: true, qty: quantity('1'), unit: '', price: null, net }
}
