import type { Money } from '#ground/money.ts'
import type { Dress } from '#kit/paper/paper.ts'
import type { Letterhead } from '#kit/paper/letterhead.ts'
import type { Letterhead as CompanyLetterhead } from '#modules/company/companies/facts.ts'
import type { PaperOf } from '#modules/company/templates/face.ts'
import { placeOnPaper, signatoryFor } from '#modules/company/companies/rules.ts'

/** The paper's kind as signatories know it, its amount, and the account the paper names. */
export interface IssuerWanted {
  readonly docType: string
  readonly amount: Money
  readonly bankAccountId?: string | null
  /** Who signs, when the paper names somebody. */
  readonly signatoryId?: string | null
  /** The document it is made of: printed again, it looks as it did at first. */
  readonly of?: PaperOf
  /** A look that is only tried. */
  readonly dress?: Dress | null
}

/** Reads a picture of the company as a paper carries it; null without one. */
export type PictureOf = (fileId: string | null, as?: 'logo' | 'head') => Promise<Uint8Array | null>

/** Our company as it presents itself on a paper: its pictures, accounts, and who may sign for the amount. */
export async function issuerFrom(
  from: CompanyLetterhead,
  picture: PictureOf,
  wanted: IssuerWanted,
): Promise<Letterhead> {
  const { docType: doc, amount, signatoryId: named = null } = wanted
  const signatory = signatoryFor(from.signatories, { doc, amount, named })
  const head = await picture(from.letterheadFileId, 'head')
  return {
    name: from.company.name,
    legalForm: legalForm(from),
    ...placeOnPaper({ ...from, city: from.company.city }),
    phone: from.phone,
    email: from.email,
    npwp: from.company.npwp,
    logo: head ? null : await picture(from.logoFileId),
    head,
    stamp: await picture(from.stampFileId),
    footer: from.footer,
    bankAccounts: accountsOf(from, wanted.bankAccountId ?? null),
    dress: wanted.dress ?? null,
    signatory: signatory
      ? {
          name: signatory.name,
          role: signatory.position ?? '',
          signature: await picture(signatory.signatureFileId),
        }
      : null,
  }
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
