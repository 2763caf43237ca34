import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { newId } from '#kit/id.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut, EditOut } from '#kit/record/record.ts'
import { addRecord, editRecord } from '#kit/record/verbs.ts'
import type { WithFiles } from '#kit/record/with-files.ts'
import { houseWarehouses } from '#modules/stock/face.ts'
import { houseRecord } from '../house.record.ts'
import { checkOverhead } from '../rules.ts'
import type { WithMaterials } from './contract.ts'
import { keepMaterials } from './materials.ts'
import { houseRow, isCodeTaken } from './store.ts'

/** Adds a house together with its two warehouses: one for what it uses, one for what it makes. */
export async function addHouse(
  tx: Tx,
  actor: Actor,
  { materials, files = [], ...asked }: AddOut<typeof houseRecord> & WithMaterials & WithFiles,
): Promise<Saved> {
  checkOverhead(asked)
  const { companyId } = actor
  const code = asked.code ?? (await nextCode(tx, companyId, 'RP', (each) => isCodeTaken(tx, companyId, each)))
  const id = newId()
  const places = await houseWarehouses(tx, actor, { id, code, name: asked.name, address: asked.address })
  if (materials) await keepMaterials(tx, actor, places.rawId, materials)
  const saved = await addRecord(
    tx,
    actor,
    houseRecord,
    { ...asked, code },
    { id, raw_warehouse_id: places.rawId, finished_warehouse_id: places.finishedId },
  )
  await claimFiles(tx, actor, { ids: files, subject: 'rumah-produksi', ownerId: id })
  return saved
}

/** Changes a house; an emptied code keeps the one it has. Orders already planned keep the terms they were planned on. */
export async function editHouse(
  tx: Tx,
  actor: Actor,
  { materials, ...asked }: EditOut<typeof houseRecord> & WithMaterials,
): Promise<Saved> {
  const row = await houseRow(tx, actor, asked.id)
  checkOverhead({
    overheadKind: asked.overheadKind ?? row.overhead_kind,
    overheadPercent: asked.overheadPercent === undefined ? row.overhead_percent : asked.overheadPercent,
    overheadPerUnit: asked.overheadPerUnit === undefined ? row.overhead_per_unit : asked.overheadPerUnit,
  })
  const saved = await editRecord(tx, actor, houseRecord, { ...asked, code: asked.code ?? undefined })
  if (materials) await keepMaterials(tx, actor, row.raw_warehouse_id, materials)
  return saved
}
