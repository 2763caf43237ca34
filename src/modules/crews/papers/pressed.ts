import { money, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { workersById } from '#modules/people/face.ts'
import { showSettlement } from '../settlements/open.ts'
import { showOpname } from '../opnames/show-opnames.ts'
import { opnamePaper } from './opname-paper.ts'
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
    state: settlement.state === 'pending_approval' ? 'draft' : settlement.state,
    ...{ number: settlement.number, date: settlement.settledOn, settlement },
  })
  return { name: `Daftar upah ${settlement.number}.pdf`, content: await makePdf(paper) }
}

const STATES = { sent: 'draft', approved: 'posted', paid: 'posted', void: 'void' } as const

/** Makes the record of an opname for the signatures of the crew's leader and of who measured. */
export async function pressedOpname(tx: Tx, actor: Actor, id: string): Promise<{ name: string; content: Buffer }> {
  const opname = await showOpname(tx, actor, id)
  const { leaderId, spk } = opname.crewNow
  const [leader] = await workersById(tx, actor.companyId, [leaderId])
  const paper = opnamePaper({
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'opname borongan',
      amount: money(opname.gross ?? ZERO),
      of: { subject: 'piece-opname', id },
    }),
    printed: printedNow(actor),
    ...{ state: STATES[opname.state], number: opname.number, date: opname.measuredOn },
    opname: { ...opname, leader: leader?.name ?? opname.crew, spk },
  })
  return { name: `BA opname ${opname.number}.pdf`, content: await makePdf(paper) }
}
