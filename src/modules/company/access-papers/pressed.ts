import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { accessLog } from '#modules/company/accounts/access-log-store.ts'
import { peopleFor } from '#modules/company/accounts/list-people.ts'
import { roleLines } from '#modules/company/accounts/manage-users.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { AccessPaperKind } from './contract.ts'
import { accessLogPaper, matrixPaper, peoplePaper } from './papers.ts'

/** Makes a paper about rights as they are now. */
export async function pressedAccess(
  tx: Tx,
  actor: Actor,
  kind: AccessPaperKind,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const paper = await laidOut(tx, actor, kind)
  return { name: `${paper.title}.pdf`, content: await makePdf(paper) }
}

async function laidOut(tx: Tx, actor: Actor, kind: AccessPaperKind): Promise<Paper> {
  const of = { subject: 'permissions', id: actor.companyId }
  const basis = {
    // Terms of trade at the foot are for customers.
    letterhead: { ...(await issuerOf(tx, actor.companyId, { docType: 'hak akses', amount: ZERO, of })), footer: null },
    date: today(actor),
    printed: await printedBy(tx, actor, of),
  }
  if (kind === 'pengguna') return peoplePaper(basis, await peopleFor(tx, actor))
  if (kind === 'riwayat') return accessLogPaper(basis, await accessLog(tx, actor))
  return matrixPaper(basis, await roleLines(tx))
}
