import { unscaled } from '#ground/decimal.ts'
import { percent, percentText } from '#ground/percent.ts'
import { price, priceText } from '#ground/price.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { instant } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { intoTrash } from '#kit/trash/trash.ts'
import {
  MOST_ANALYSES,
  type Analysis,
  type AnalysisCopy,
  type keepAnalyses,
  type removeAnalysis,
  type saveAnalysis,
} from './contract.ts'
import { COEFFICIENT_SCALE, coefficient, priceOfWork } from './price.ts'
import * as store from './store.ts'

/** Shows the library of the company, each analysis with what a unit comes to. */
export async function showAnalyses(tx: Tx, actor: Actor): Promise<Analysis[]> {
  return (await store.analyses(tx, actor.companyId)).map((one) => ({
    ...{ id: one.id, version: one.version },
    ...priced(one),
  }))
}

/** Keeps an analysis of the company, new or written anew; a code is kept once. */
export async function writeAnalysis(tx: Tx, actor: Actor, asked: AskedOf<typeof saveAnalysis>) {
  const { companyId } = actor
  const taken = await store.analysisWith(tx, companyId, asked.code)
  if (taken && taken !== asked.analysisId) throw new Refusal('ahsp.twice', { code: asked.code }, { field: 'code' })
  const { code, name, unit, step } = asked
  const by = { updated_by: actor.userId, updated_by_name: actor.name, updated_at: instant() }
  const words = { code, name, unit, step, overhead: percentText(asked.overhead), ...by }
  const components = asked.components.map((one) => ({
    ...{ head: one.head, name: one.name, unit: one.unit },
    ...{ coefficient: unscaled(one.coefficient, COEFFICIENT_SCALE), price: priceText(one.price) },
  }))
  if (asked.analysisId === null) {
    if ((await store.countAnalyses(tx, companyId)) >= MOST_ANALYSES)
      throw new Refusal('ahsp.too-many', { most: MOST_ANALYSES })
    const id = newId()
    await store.insertAnalysis(tx, { ...words, id, company_id: companyId, created_by: actor.userId })
    await store.replaceComponents(tx, companyId, id, components)
    return { id, version: 1 }
  }
  const before = found(await store.lockAnalysis(tx, companyId, asked.analysisId))
  expectVersion({ version: before.version, updatedByName: before.updated_by_name }, asked.version ?? 0)
  const version = before.version + 1
  await store.updateAnalysis(tx, companyId, before.id, { ...words, version })
  await store.replaceComponents(tx, companyId, before.id, components)
  return { id: before.id, version }
}

/** Keeps the analyses whose codes are new; tells which codes may be used, and which stand for another work already. */
export async function writeAnalyses(tx: Tx, actor: Actor, { analyses }: AskedOf<typeof keepAnalyses>) {
  const known = await store.analyses(tx, actor.companyId, [...new Set(analyses.map(({ code }) => plain(code)))])
  const before = new Map(known.map((one) => [plain(one.code), one]))
  const usable: string[] = []
  const others: string[] = []
  let kept = 0
  for (const one of analyses) {
    const same = before.get(plain(one.code))
    if (same && (plain(same.name) !== plain(one.name) || plain(same.unit) !== plain(one.unit))) others.push(one.code)
    else usable.push(one.code)
    if (same) continue
    await writeAnalysis(tx, actor, { ...one, analysisId: null, version: null })
    kept += 1
  }
  return { usable, kept, others }
}

const plain = (text: string) => text.trim().toLowerCase()

/** Takes an analysis out of the library; what bills copied of it stays. */
export async function dropAnalysis(tx: Tx, actor: Actor, asked: AskedOf<typeof removeAnalysis>) {
  const { id } = found(await store.lockAnalysis(tx, actor.companyId, asked.id))
  await intoTrash(tx, actor, {
    ...{ subject: 'analysis', table: 'analysis', id, kind: 'Analisa harga satuan' },
    permissions: ['update daftar-proyek'],
  })
  await store.deleteAnalysis(tx, actor.companyId, id)
  return { id }
}

/** Tells what a unit of an analysis comes to. */
export function priced(one: Omit<AnalysisCopy, 'price'>): AnalysisCopy {
  const { code, name, unit, overhead, step, components } = one
  const facts = components.map((part) => ({ coefficient: coefficient(part.coefficient), price: price(part.price) }))
  const { rounded } = priceOfWork({ components: facts, overhead: percent(overhead), step })
  return { code, name, unit, overhead, step, price: String(rounded), components }
}
