import type { Day } from '#ground/day.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { customerOf, placesOf } from '#modules/parties/face.ts'
import { statement as statementOf } from '../statement/statement.ts'
import type { StatementData } from './data.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { PressedPaper } from './pressed.ts'
import { statementPaper } from './statement.ts'

interface WantedStatement {
  readonly id: string
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** A customer's statement over a period, as PDF. */
export async function pressedStatement(tx: Tx, actor: Actor, wanted: WantedStatement): Promise<PressedPaper> {
  const data = await statementData(tx, actor, wanted)
  const title = `Rekening koran ${data.customer.name}`
  return { title, name: `${title}.pdf`, content: await makePdf(statementPaper(data)) }
}

async function statementData(tx: Tx, actor: Actor, { id, from, to }: WantedStatement): Promise<StatementData> {
  const statement = await statementOf(tx, actor, { id, from, to })
  const { npwp, phone } = await customerOf(tx, actor.companyId, id)
  const places = await placesOf(tx, actor.companyId, id)
  const { opening, debitTotal, creditTotal, closing, aging } = statement
  return {
    letterhead: await issuerOf(tx, actor.companyId, { docType: 'rekening koran', amount: ZERO }),
    printed: await printedBy(tx, actor, { subject: 'customer', id }),
    date: statement.to,
    customer: { name: statement.customerName, address: places.billing, npwp, contact: places.contactName, phone },
    from: statement.from,
    to: statement.to,
    opening,
    rows: statement.rows.map(({ date, number, description, debit, credit, balance }) => ({
      date,
      number,
      description,
      debit,
      credit,
      balance,
    })),
    debitTotal,
    creditTotal,
    closing,
    aging,
  }
}
