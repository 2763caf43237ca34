import { dayIn, type Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import { now } from '#kit/clock.ts'
import { recordHistory, type Changes } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import { counterPeriod, templateFault, usualTemplate } from '#kit/posting/number-template.ts'
import { cardVersions, countSave } from '#kit/posting/settings-card.ts'
import { companyOf } from '#modules/company/companies/face.ts'
import type { NumberedPaper, Numbering, openNumbering, saveSeries } from '#modules/company/numbering/contract.ts'
import { nextSeq, standingOf, wouldRepeat, type Standing } from '#modules/company/numbering/rules.ts'
import { countersOf, saveTemplate, templatesOf, type TemplateRow } from '#modules/company/numbering/store.ts'

/** Tells how each series is numbered and how far it has come. */
export async function numberingOf(
  { tx, actor }: Call<AskedOf<typeof openNumbering>>,
  papers: readonly NumberedPaper[],
): Promise<Numbering> {
  const [company, templates] = [await companyOf(tx, actor.companyId), await templatesOf(tx, actor.companyId)]
  const today = dayIn(actor.zone, now())
  const counters = await countersOf(tx, actor.companyId, today.slice(0, 4))
  const versions = await cardVersions(tx, actor.companyId)
  return {
    companyCode: company.shortCode,
    papers,
    series: [...templates, ...usualOnes(templates, [...counters.keys()])].map((row) => {
      const known = { taken: counters.get(row.doc) ?? new Map(), first: firstOf(row) }
      return {
        doc: row.doc,
        version: versions.get(cardName(row.doc)) ?? 0,
        template: row.template,
        reset: row.reset,
        monthly: onWire(standingOf(known, today, 'monthly')),
        yearly: onWire(standingOf(known, today, 'yearly')),
      }
    }),
  }
}

const cardName = (doc: string) => `number/${doc}`

const firstOf = (row: TemplateRow | undefined) => ({ no: row?.first_no ?? 1n, period: row?.first_period ?? null })

const onWire = (standing: Standing) => ({
  last: standing.last === null ? null : String(standing.last),
  first: String(standing.first),
  highest: String(standing.highest),
})

// Series that count without a template of their own; KU, the journal's, is nobody's to change.
function usualOnes(templates: readonly TemplateRow[], counting: readonly string[]): TemplateRow[] {
  const chosen = new Set([...templates.map((row) => row.doc), 'KU'])
  return counting
    .filter((doc) => !chosen.has(doc))
    .map((doc) => ({ doc, template: usualTemplate, reset: 'monthly', first_no: 1n, first_period: null }))
}

/**
 * Numbers a series by a template from now on. A counter that begins anew within a year goes on after the highest
 * number it could repeat, so that no number comes twice.
 */
export async function numberSeries({ tx, actor, asked }: Call<AskedOf<typeof saveSeries>>): Promise<{ doc: string }> {
  const fault = templateFault(asked.template, asked.reset)
  if (fault) throw new Refusal('number.template', { fault }, { field: 'template' })
  const { companyId } = actor
  await countSave(tx, { companyId, card: cardName(asked.doc) }, asked.version, actor.userId)
  const today = dayIn(actor.zone, now())
  const before = (await templatesOf(tx, actor.companyId)).find((row) => row.doc === asked.doc)
  const taken = (await countersOf(tx, companyId, today.slice(0, 4))).get(asked.doc) ?? new Map()
  const standing = standingOf({ taken, first: firstOf(before) }, today, asked.reset)
  const row = { doc: asked.doc, template: asked.template, reset: asked.reset, ...decidedFirst(asked, standing, today) }
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

function decidedFirst(
  asked: AskedOf<typeof saveSeries>,
  standing: Standing,
  today: Day,
): Pick<TemplateRow, 'first_no' | 'first_period'> {
  const period = counterPeriod(today, asked.reset)
  const wanted = asked.firstNo === undefined ? undefined : BigInt(asked.firstNo)
  if (standing.last === null) return { first_no: nextSeq(standing, wanted), first_period: period }
  if (wanted !== undefined && wanted !== standing.last + 1n) {
    throw new Refusal('number.running', { period, last: standing.last }, { field: 'firstNo' })
  }
  if (wouldRepeat(standing)) throw new Refusal('number.would-repeat', { period }, { field: 'reset' })
  return { first_no: standing.first, first_period: period }
}

function changesOf(doc: string, before: TemplateRow | undefined, after: TemplateRow): Changes {
  const all: Changes = {
    [`Format ${doc}`]: [before?.template ?? usualTemplate, after.template],
    [`Mulai lagi ${doc}`]: [before?.reset ?? 'monthly', after.reset],
    [`Nomor awal ${doc}`]: [String(before?.first_no ?? 1n), String(after.first_no)],
  }
  return Object.fromEntries(Object.entries(all).filter(([, [from, to]]) => from !== to))
}
