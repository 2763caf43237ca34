import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { seePriceList } from '../prices/save-prices.ts'
import { supplierParty } from './from-order.ts'
import { priceListPaper } from './price-list.ts'
import type { PressedPaper } from './pressed.ts'

/** A supplier's price list as PDF: what holds today and what comes after; what is past is left out. */
export async function pressedPrices(tx: Tx, actor: Actor, { id }: { readonly id: string }): Promise<PressedPaper> {
  const prices = await seePriceList(tx, actor, id)
  const supplier = await supplierParty(tx, actor, id)
  const paper = priceListPaper({
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'daftar harga', amount: ZERO }),
    printed: printedNow(actor),
    date: today(actor),
    supplier,
    rows: prices
      .filter((price) => price.standing !== 'lewat')
      .map(({ itemCode, itemName, unit, minQty, validFrom, price }) => ({
        ...{ code: itemCode, name: itemName, unit, minQty, from: validFrom, price },
      })),
  })
  const title = `Daftar harga ${supplier.name}`
  return { title, name: `${title}.pdf`, content: await makePdf(paper) }
}
