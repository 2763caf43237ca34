import { dayIn, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import { counterPeriod, templateFault, usualTemplate } from '#kit/posting/number-template.ts'
import { cardVersions, countSave } from '#kit/posting/settings-card.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import type { Numbering, openNumbering, saveSeries } from '#modules/company/numbering/contract.ts'
import {
  highestIn,
  lastNumbers,
  saveTemplate,
  templatesOf,
  type TemplateRow,
} from '#modules/company/numbering/store.ts'

/** Tells how each series is numbered and how far it has come. */
export async function numberingOf({ tx, actor }: Call<AskedOf<typeof openNumbering>>): Promise<Numbering> {
  const [company, templates] = [await companyOf(tx, actor.companyId), await templatesOf(tx, actor.companyId)]
  const today = dayIn(actor.zone, now())
  const periods = [counterPeriod(today, 'monthly'), counterPeriod(today, 'yearly')]
  const counters = await lastNumbers(tx, actor.companyId, periods)
  const versions = await cardVersions(tx, actor.companyId)
  return {
    companyCode: company.shortCode,
    series: [...templates, ...usualOnes(templates, counters)].map((row) => ({
      doc: row.doc,
      version: versions.get(cardName(row.doc)) ?? 0,
      template: row.template,
      reset: row.reset,
      firstNo: String(row.first_no),
      firstPeriod: row.first_period,
      last: lastOf(counters, row.doc, counterPeriod(today, row.reset)),
    })),
  }
}

const cardName = (doc: string) => `number/${doc}`

// Series that run without a template of their own; KU, the journal's, is nobody's to change.
function usualOnes(
  templates: readonly TemplateRow[],
  counters: Awaited<ReturnType<typeof lastNumbers>>,
): TemplateRow[] {
  const chosen = new Set([...templates.map((row) => row.doc), 'KU'])
  const running = [...new Set(counters.filter(({ period }) => period.length > 4).map(({ doc }) => doc))]
  return running
    .filter((doc) => !chosen.has(doc))
    .map((doc) => ({ doc, template: usualTemplate, reset: 'monthly', first_no: 1n, first_period: null }))
}

function lastOf(counters: Awaited<ReturnType<typeof lastNumbers>>, doc: string, period: string): string | null {
  const found = counters.find((counter) => counter.doc === doc && counter.period === period)
  return found ? String(found.last) : null
}

/**
 * Numbers a series by a template from now on. A counter that begins anew within a year goes on after the highest
 * number of that year, so that no number comes twice.
 */
export async function numberSeries({ tx, actor, asked }: Call<AskedOf<typeof saveSeries>>): Promise<{ doc: string }> {
  const fault = templateFault(asked.template, asked.reset)
  if (fault) throw new Refusal('number.template', { fault }, { field: 'template' })
  const { companyId } = actor
  await countSave(tx, { companyId, card: cardName(asked.doc) }, asked.version, actor.userId)
  const today = dayIn(actor.zone, now())
  const before = (await templatesOf(tx, actor.companyId)).find((row) => row.doc === asked.doc)
  const row = {
    doc: asked.doc,
    template: asked.template,
    reset: asked.reset,
    ...(await firstOf(tx, actor.companyId, asked, today)),
  }
  const company = await companyOf(tx, actor.companyId)
  await saveTemplate(tx, actor.companyId, { ...row, company_code: company.shortCode, by: actor.userId })
  await recordHistory(tx, actor, {
    subject: 'setting',
    id: actor.companyId,
    act: 'edit',
    changes: changesOf(asked.doc, before, row),
  })
  return { doc: asked.doc }
}

async function firstOf(
  tx: Tx,
  companyId: string,
  asked: AskedOf<typeof saveSeries>,
  today: Day,
): Promise<Pick<TemplateRow, 'first_no' | 'first_period'>> {
  const period = counterPeriod(today, asked.reset)
  const running = (await lastNumbers(tx, companyId, [period])).find((counter) => counter.doc === asked.doc)
  if (asked.firstNo !== undefined && running && BigInt(asked.firstNo) !== running.last + 1n) {
    throw new Refusal('number.running', { period, last: running.last }, { field: 'firstNo' })
  }
  const highest = await highestIn(tx, companyId, asked.doc, today.slice(0, 4))
  if (running && running.last < highest) throw new Refusal('number.would-repeat', { period }, { field: 'reset' })
  const wanted = BigInt(asked.firstNo ?? 1)
  return { first_no: running || wanted > highest ? wanted : highest + 1n, first_period: period }
}

function changesOf(doc: string, before: TemplateRow | undefined, after: TemplateRow) {
  return {
    [`Format ${doc}`]: [before?.template ?? null, after.template],
    [`Mulai lagi ${doc}`]: [before?.reset ?? null, after.reset],
    [`Nomor awal ${doc}`]: [before ? String(before.first_no) : null, String(after.first_no)],
  } as const
}
