import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileBytes } from '#kit/files/keep-file.ts'
import { historyOf } from '#kit/history/history.ts'
import { paperLogo } from '#kit/paper/logo.ts'
import { letterheadOf, signatoryFor, type Letterhead as CompanyLetterhead } from '#modules/company/companies/face.ts'
import type { Letterhead, Printed } from './data.ts'

/** The paper's kind as signatories know it, its amount, and the account the invoice names. */
interface Wanted {
  readonly docType: string
  readonly amount: Money
  readonly bankAccountId?: string | null
}

/** Our company as it presents itself on this paper: logo, accounts, and who may sign for the amount. */
export async function issuerOf(tx: Tx, actor: Actor, wanted: Wanted): Promise<Letterhead> {
  const from = await letterheadOf(tx, actor.companyId)
  const picture = from.logoFileId ? await fileBytes(tx, actor.companyId, from.logoFileId) : undefined
  const signatory = signatoryFor(from.signatories, { doc: wanted.docType, amount: wanted.amount })
  return {
    name: from.company.name,
    legalForm: legalForm(from),
    address: [from.address, from.postalCode].filter(Boolean).join(' '),
    city: [from.company.city, from.province].filter(Boolean).join(', '),
    phone: from.phone,
    email: from.email,
    npwp: from.company.npwp,
    logo: picture ? await paperLogo(picture.bytes) : null,
    footer: from.footer,
    bankAccounts: accountsOf(from, wanted.bankAccountId ?? null),
    signatory: signatory ? { name: signatory.name, role: signatory.position ?? '' } : null,
  }
}

/** Who prints now, and whether this paper left the house before. */
export async function printedBy(tx: Tx, actor: Actor, of: { subject: string; id: string }): Promise<Printed> {
  const earlier = await historyOf(tx, actor.companyId, of.subject, of.id)
  const isReprint = earlier.some((line) => line.act === 'print' || line.act === 'email')
  return { at: now().toISOString(), zone: actor.zone, by: actor.name, isReprint }
}

function legalForm({ fullName, company }: CompanyLetterhead): string | null {
  return fullName === company.name ? null : fullName.slice(0, -company.name.length).trim()
}

// The account the invoice names; else those that the company shows on invoices; else the first.
function accountsOf({ bankAccounts }: CompanyLetterhead, id: string | null): Letterhead['bankAccounts'] {
  const named = bankAccounts.filter((account) => account.id === id)
  const shown = bankAccounts.filter((account) => account.isDefault)
  const chosen = [named, shown, bankAccounts.slice(0, 1)].find((some) => some.length > 0) ?? []
  return chosen.map(({ bank, accountNo, holder }) => ({ bank, number: accountNo, holder }))
}
