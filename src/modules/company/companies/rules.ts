import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'

/** What a company starts with when nobody says otherwise: the terms builders' suppliers live by. */
export const usualTerms: readonly { name: string; days: number }[] = [
  { name: 'Tunai', days: 0 },
  { name: '7 hari', days: 7 },
  { name: '14 hari', days: 14 },
  { name: '30 hari', days: 30 },
  { name: '45 hari', days: 45 },
  { name: '60 hari', days: 60 },
  { name: '90 hari', days: 90 },
]

/** Where a company is, as its papers write it: the street with its postal code, the city with its province. */
export function placeOnPaper(of: {
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly province: string | null
}): { readonly address: string; readonly city: string } {
  return {
    address: [of.address, of.postalCode].filter(Boolean).join(' '),
    city: [of.city, of.province].filter(Boolean).join(', '),
  }
}

/** Reads a typed code as it is kept: capitals and digits, two to eight. */
export function shortCode(text: string): string {
  const code = text.toUpperCase()
  if (/^[A-Z0-9]{2,8}$/.test(code)) return code
  throw new Refusal('company.bad-code', {}, { field: 'shortCode' })
}

interface Pkp {
  readonly isPkp: boolean
  readonly pkpDate: Day | null
}

/** Puts the tax status in order: without PKP there is no date. */
export function pkpOf(given: { isPkp?: boolean; pkpDate?: Day | null }, kept: Pkp): Pkp {
  const isPkp = given.isPkp ?? kept.isPkp
  const pkpDate = given.pkpDate === undefined ? kept.pkpDate : given.pkpDate
  return { isPkp, pkpDate: isPkp ? pkpDate : null }
}

/** Whether the company may charge PPN on a day. */
export function isPkpOn(company: Pkp, on: Day): boolean {
  return company.isPkp && (company.pkpDate === null || company.pkpDate <= on)
}

interface Signer {
  readonly id?: string
  readonly docTypes: readonly string[]
  readonly maxAmount: bigint | null
  readonly isDefault: boolean
}

/** The person who signs a document: the one it names, else the usual one, else the first whose kinds and limit allow it. */
export function signatoryFor<S extends Signer>(
  signatories: readonly S[],
  asked: { readonly doc: string; readonly amount?: bigint; readonly named?: string | null },
): S | undefined {
  const allowed = signatories.filter(
    (each) =>
      signsKind(each, asked.doc) &&
      (each.maxAmount === null || asked.amount === undefined || asked.amount <= each.maxAmount),
  )
  const named = asked.named ? allowed.find((each) => each.id === asked.named) : undefined
  return named ?? allowed.find((each) => each.isDefault) ?? allowed[0]
}

/** Whether somebody signs papers of this kind at all. */
export function signsKind({ docTypes }: Pick<Signer, 'docTypes'>, doc: string): boolean {
  return docTypes.length === 0 || docTypes.some((each) => each.toLowerCase() === doc.toLowerCase())
}

interface Account {
  readonly bank: string
  readonly accountNo: string
  readonly holder: string
}

/** Tells whether money would still go to the same accounts, in the same order; which one is printed does not matter. */
export function sameBankAccounts(before: readonly Account[], after: readonly Account[]): boolean {
  const written = (accounts: readonly Account[]) =>
    JSON.stringify(accounts.map(({ bank, accountNo, holder }) => [bank, accountNo, holder]))
  return written(before) === written(after)
}
