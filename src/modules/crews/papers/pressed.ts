import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { showSettlement } from '../settlements/open.ts'
import { wageListPaper } from './wage-list.ts'

/** Makes the list on which everybody of a Saturday signs for what they fetched. */
export async function pressedWageList(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const settlement = await showSettlement(tx, actor, id)
  const paper = wageListPaper({
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'daftar upah',
      amount: ZERO,
      of: { subject: 'wage-settlement', id },
    }),
    printed: printedNow(actor),
    ...{ state: settlement.state, number: settlement.number, date: settlement.settledOn, settlement },
  })
  return { name: `Daftar upah ${settlement.number}.pdf`, content: await makePdf(paper) }
}
