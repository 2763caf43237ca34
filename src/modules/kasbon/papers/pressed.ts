import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { kasbonPage } from '../open-kasbon.ts'
import { kasbonPaper } from './kasbon-paper.ts'

const STATES = { asked: 'draft', approved: 'posted', paid: 'posted', settled: 'paid', void: 'void' } as const

/** Makes the letter that somebody signs for a kasbon. */
export async function pressedKasbon(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const kasbon = await kasbonPage(tx, actor, id)
  const paper = kasbonPaper({
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'surat kasbon',
      amount: money(kasbon.amount),
      of: { subject: 'kasbon', id },
    }),
    printed: printedNow(actor),
    ...{ state: STATES[kasbon.status], number: kasbon.number, date: kasbon.date, kasbon },
  })
  return { name: `Surat kasbon ${kasbon.number}.pdf`, content: await makePdf(paper) }
}
