import type { Day } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { agingListPaper } from '#kit/paper/aging-report.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedBy, printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { everyAging, statement as statementOf } from '../payables/statement.ts'
import type { PayableCardData } from './data.ts'
import { supplierParty } from './from-order.ts'
import { payableCardPaper } from './payable-card.ts'
import type { PressedPaper } from './pressed.ts'

interface WantedCard {
  readonly id: string
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** A supplier's kartu hutang over a period, as PDF. */
export async function pressedCard(tx: Tx, actor: Actor, wanted: WantedCard): Promise<PressedPaper> {
  const data = await cardData(tx, actor, wanted)
  const title = `Kartu hutang ${data.supplier.name}`
  return { title, name: `${title}.pdf`, content: await makePdf(payableCardPaper(data)) }
}

/** Whom we owe what and since when, all on one list, as PDF. */
export async function pressedAging(
  tx: Tx,
  actor: Actor,
  asked: { readonly on?: Day | undefined },
): Promise<PressedPaper> {
  const { on, rows, totals } = await everyAging(tx, actor, asked.on)
  const data = {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'umur hutang', amount: ZERO }),
    printed: printedNow(actor),
    date: on,
    rows: rows.map(({ supplierName, ...ages }) => ({ name: supplierName, ...ages })),
    totals,
  }
  const title = `Umur hutang ${on}`
  return { title, name: `${title}.pdf`, content: await makePdf(agingListPaper(data, 'UMUR HUTANG', 'Supplier')) }
}

async function cardData(tx: Tx, actor: Actor, wanted: WantedCard): Promise<PayableCardData> {
  const told = await statementOf(tx, actor, wanted)
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'kartu hutang', amount: ZERO }),
    printed: await printedBy(tx, actor, { subject: 'supplier', id: wanted.id }),
    date: told.to,
    supplier: await supplierParty(tx, actor, wanted.id),
    from: told.from,
    to: told.to,
    opening: told.opening,
    rows: told.rows.map(({ date, number, description, debit, credit, balance }) => ({
      date,
      number,
      description,
      billed: credit,
      paid: debit,
      balance,
    })),
    billedTotal: told.creditTotal,
    paidTotal: told.debitTotal,
    closing: told.closing,
    aging: told.aging,
    advance: told.advance,
  }
}
