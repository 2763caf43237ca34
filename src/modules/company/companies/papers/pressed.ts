import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedBy } from '#kit/paper/printed.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import { openCompany } from '#modules/company/companies/open-company.ts'
import { profilePaper } from '#modules/company/companies/papers/profile.ts'

/** Makes the profile of one of our companies as it is now, under its own letterhead; outside a person's companies, 404. */
export async function pressedProfile(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const company = await openCompany(tx, actor, id)
  const of = { subject: 'perusahaan', id }
  const paper = profilePaper({
    company,
    // Terms of trade at the foot are for customers.
    letterhead: { ...(await issuerOf(tx, id, { docType: 'profil perusahaan', amount: ZERO, of })), footer: null },
    date: today(actor),
    printed: await printedBy(tx, actor, of),
  })
  return { name: `Profil ${company.name}.pdf`, content: await makePdf(paper) }
}
