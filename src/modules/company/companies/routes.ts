import '#modules/company/companies/files.ts'
import { dayIn } from '#ground/day.ts'
import { percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import { now } from '#kit/clock.ts'
import { asPdf, serve, type Served } from '#kit/http/serve.ts'
import { serveRecord } from '#kit/record/serve-record.ts'
import * as status from '#modules/company/companies/company-status.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'
import * as contract from '#modules/company/companies/contract.ts'
import { openCompany } from '#modules/company/companies/open-company.ts'
import { openProfilePaper } from '#modules/company/companies/papers/contract.ts'
import { pressedProfile } from '#modules/company/companies/papers/pressed.ts'
import { addCompany, editCompany } from '#modules/company/companies/save-company.ts'
import { companySource, insertTerms, termsOf } from '#modules/company/companies/store.ts'
import { nextRates, taxRatesOn } from '#modules/company/tax/face.ts'

export const companiesRoutes: readonly Served[] = [
  serve(contract.makeDefaultCompany, ({ tx, actor, asked }) => status.makeDefault(tx, actor, asked)),
  serve(contract.closeCompany, ({ tx, actor, asked }) => status.closeCompany(tx, actor, asked)),
  serve(contract.reopenCompany, ({ tx, actor, asked }) => status.reopenCompany(tx, actor, asked)),
  serve(openProfilePaper, async ({ tx, actor, asked }) => asPdf(await pressedProfile(tx, actor, asked.id))),
  serve(contract.paymentTerms, ({ tx, actor }) => termsOf(tx, actor.companyId)),
  serve(contract.addPaymentTerm, async ({ tx, actor, asked }) => {
    const [term] = await insertTerms(tx, actor.companyId, [asked], actor.userId)
    if (!term) throw new Refusal('term.taken', { name: asked.name }, { field: 'name' })
    return term
  }),
  serve(contract.taxRates, async ({ tx, actor, asked }) => {
    const on = asked.day ?? dayIn(actor.zone, now())
    const rates = await taxRatesOn(tx, on)
    const coming = await nextRates(tx, on)
    return rates.map(({ kind, code, name, rate, baseNum, baseDen, from, objectCode }) => ({
      kind,
      code,
      name,
      objectCode,
      rate: percentText(rate),
      baseNum: String(baseNum),
      baseDen: String(baseDen),
      validFrom: from,
      next: coming.get(code) ?? null,
    }))
  }),
  ...serveRecord(companyRecord, contract.companies, {
    add: addCompany,
    edit: editCompany,
    open: openCompany,
    source: companySource,
  }),
]
