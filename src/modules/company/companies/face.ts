import { day, type Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { yearStart } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { slotsOf } from '#kit/files/of-owner.ts'
import { found } from '#kit/http/not-found.ts'
import { fileBytes } from '#kit/files/see-file.ts'
import type { Letterhead as PaperLetterhead } from '#kit/paper/letterhead.ts'
import { paperLogo } from '#kit/paper/logo.ts'
import { nameWithForm } from '#modules/company/accounts/company-name.ts'
import type { CompanyFacts, Letterhead } from '#modules/company/companies/facts.ts'
import { issuerFrom, type IssuerWanted, type PictureOf } from '#modules/company/companies/issuer.ts'
import type { PaymentTerm } from '#modules/company/companies/contract.ts'
import { filesFrom } from '#modules/company/companies/open-company.ts'
import { isPkpOn, signsKind } from '#modules/company/companies/rules.ts'
import { dressFrom, templateOf } from '#modules/company/templates/face.ts'
import { bankAccountsOf, companyRow, sbuOf, signatoriesOf, termRow } from '#modules/company/companies/store.ts'

export { termsOf } from '#modules/company/companies/store.ts'
export { whenCompanyOpens } from '#modules/company/companies/opening.ts'
export { checkTaxCode, taxRatesOn, type TaxRate } from '#modules/company/tax/face.ts'

/** Reads a company. */
export async function companyOf(tx: Tx, id: string): Promise<CompanyFacts> {
  return factsOf(found(await companyRow(tx, id)))
}

/** Tells how to find the day on which the book year of a day began. */
export async function bookYearBegin(tx: Tx, id: string): Promise<(on: Day) => Day> {
  const { fiscalYearStart } = await companyOf(tx, id)
  return (on) => yearStart(on, fiscalYearStart)
}

/** What the company is called in full: 'PT Wira Bangun Persada'. */
export async function fullNameOf(tx: Tx, id: string): Promise<string> {
  const { name, legal_form: form } = found(await companyRow(tx, id))
  return nameWithForm(name, form)
}

/** Whether new people begin in it, and the version its acts ask for. */
export async function companyStanding(tx: Tx, id: string): Promise<{ isDefault: boolean; version: number }> {
  const { is_default, version } = found(await companyRow(tx, id))
  return { isDefault: is_default, version }
}

/** Reads a company for a new document: refuses one that was closed. */
export async function openCompanyOf(tx: Tx, id: string): Promise<CompanyFacts> {
  const company = await companyOf(tx, id)
  if (!company.isActive) throw new Refusal('company.closed', { name: company.name })
  return company
}

/** Whether the company may charge PPN on a day. */
export async function isPkpCompany(tx: Tx, id: string, on: Day): Promise<boolean> {
  return isPkpOn(await companyOf(tx, id), on)
}

/** The bank accounts of the company, as one chooses among them. */
export async function payableInto(tx: Tx, id: string): Promise<{ id: string; name: string }[]> {
  const accounts = await bankAccountsOf(tx, id)
  return accounts.map(({ id, bank, account_no }) => ({ id, name: `${bank} ${account_no}` }))
}

/** Who may sign papers of a kind for the company, and up to which amount. */
export async function signersOf(
  tx: Tx,
  id: string,
  doc: string,
): Promise<{ id: string; name: string; position: string | null; maxAmount: Money | null }[]> {
  const people = await signatoriesOf(tx, id)
  return people
    .filter((each) => signsKind({ docTypes: each.doc_types }, doc))
    .map(({ id, name, position, max_amount: most }) => ({
      id,
      name,
      position,
      maxAmount: most === null ? null : money(most),
    }))
}

/** Gathers what a paper prints of the company. */
export async function letterheadOf(tx: Tx, id: string): Promise<Letterhead> {
  const row = found(await companyRow(tx, id))
  const files = filesFrom(await slotsOf(tx, { companyId: id, subject: 'perusahaan', ownerId: id }))
  const accounts = await bankAccountsOf(tx, id)
  const signatories = await signatoriesOf(tx, id)
  const { address, province, phone, email, website, footer } = row
  return {
    company: factsOf(row),
    fullName: nameWithForm(row.name, row.legal_form),
    address,
    province,
    phone,
    email,
    website,
    footer,
    postalCode: row.postal_code,
    logoFileId: files.logo,
    letterheadFileId: files.letterhead,
    stampFileId: files.stamp,
    bankAccounts: accounts.map(({ id, bank, account_no, holder, branch, is_default }) => ({
      id,
      bank,
      holder,
      branch,
      accountNo: account_no,
      isDefault: is_default,
    })),
    signatories: signatories.map(({ id, name, position, doc_types, max_amount, is_default }) => ({
      id,
      name,
      position,
      docTypes: doc_types,
      maxAmount: max_amount === null ? null : money(max_amount),
      isDefault: is_default,
      signatureFileId: files.signatures[id] ?? null,
    })),
  }
}

/** Our company as a paper of this kind and amount shows it. */
export async function issuerOf(tx: Tx, companyId: string, wanted: IssuerWanted): Promise<PaperLetterhead> {
  const from = await letterheadOf(tx, companyId)
  const picture: PictureOf = async (fileId, as) => {
    const kept = fileId === null ? undefined : await fileBytes(tx, companyId, fileId)
    return kept ? paperLogo(kept.bytes, as) : null
  }
  const template = wanted.dress === undefined ? await templateOf(tx, companyId, wanted.docType, wanted.of) : undefined
  return issuerFrom(from, picture, {
    ...wanted,
    bankAccountId: wanted.bankAccountId ?? template?.bankAccountId,
    dress: template ? dressFrom(wanted.docType, template) : wanted.dress,
  })
}

/** One payment term of a company, archived or not. */
export async function termOf(tx: Tx, companyId: string, id: string): Promise<PaymentTerm | undefined> {
  return termRow(tx, companyId, id)
}

/** The SBU that holds on a day, the highest qualification first; it decides the final PPh of construction. */
export async function sbuOn(
  tx: Tx,
  companyId: string,
  on: Day,
): Promise<{ no: string; qualification: string } | undefined> {
  const held = (await sbuOf(tx, companyId)).filter((each) => (each.valid_from ?? '') <= on && each.valid_until >= on)
  const rank = ['besar', 'menengah', 'kecil']
  return held.toSorted((a, b) => rank.indexOf(a.qualification) - rank.indexOf(b.qualification))[0]
}

/** The company as a builder on a day: the SBU that holds, else the one that ended last; null when it never had one. */
export async function builderOn(
  tx: Tx,
  companyId: string,
  on: Day,
): Promise<{ no: string; qualification: string; subclass: string | null; holds: boolean } | null> {
  const all = await sbuOf(tx, companyId)
  const holding = await sbuOn(tx, companyId, on)
  const one = all.find((each) => each.no === holding?.no) ?? all[0]
  return one
    ? { no: one.no, qualification: one.qualification, subclass: one.subclass, holds: holding !== undefined }
    : null
}

function factsOf(row: NonNullable<Awaited<ReturnType<typeof companyRow>>>): CompanyFacts {
  return {
    id: row.id,
    name: row.name,
    shortCode: row.short_code,
    legalForm: row.legal_form,
    npwp: row.npwp,
    nitku: row.nitku,
    isPkp: row.is_pkp,
    pkpDate: row.pkp_date === null ? null : day(row.pkp_date),
    defaultTaxCode: row.default_tax_code,
    city: row.city,
    zone: row.zone,
    fiscalYearStart: row.fiscal_year_start,
    workWeek: row.work_week,
    isActive: row.is_active,
  }
}
