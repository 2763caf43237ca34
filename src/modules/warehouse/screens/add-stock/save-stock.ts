import { doAct } from '#kit/screen/client/do-act.ts'
import type { Yes } from '#kit/screen/form/use-yes.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { addStock, updateStockDocument } from '#modules/warehouse/documents/contract.ts'
import { createCount } from '#modules/warehouse/opname/contract.ts'
import { createTransfer, updateTransfer } from '#modules/warehouse/transfers/contract.ts'
import { countInput, documentInput, transferInput, type StockValues, type Way } from './values.ts'

/** What was saved, and what is said of it. */
export interface Done {
  readonly way: Way
  readonly id: string
  readonly warehouseId: string
  readonly said: string
}

/** What can be refused without asking the server; fields are called as the form calls them. */
export function checkStock(values: StockValues): FieldErrors {
  if (values.way === 'opname') return shapeErrors(createCount.input, countInput(values, true))
  if (values.way !== 'transfer') return atLine(values, shapeErrors(addStock.input, documentInput(values, true)))
  const { fromWarehouseId, date, ...errors } = shapeErrors(createTransfer.input, transferInput(values, true))
  const places = { ...(fromWarehouseId && { warehouseId: fromWarehouseId }), ...(date && { on: date }) }
  return { ...atLine(values, errors), ...places }
}

// Without a line, the one that waits is where it begins.
function atLine({ lines }: StockValues, { lines: all, ...errors }: FieldErrors): FieldErrors {
  if (!all) return errors
  return lines.length === 0 ? { ...errors, 'lines.0.item': all } : { ...errors, lines: all }
}

interface Saving {
  readonly isDraft: boolean
  readonly key: string
  /** The draft that is written anew. */
  readonly id: string | undefined
  /** Asks for the yes that goods kept for others need. */
  readonly through: Yes['through']
}

/** Sends the form to the document it is about. */
export async function saveStock(values: StockValues, { isDraft, key, id, through }: Saving): Promise<Done> {
  const about = { way: values.way, warehouseId: values.warehouseId }
  const again = { id: id ?? '', version: values.version ?? 1 }
  const files = [...values.files]
  if (values.way === 'opname') {
    const count = await doAct(createCount, countInput(values, !isDraft), key)
    return { ...about, id: count.id, said: isDraft ? 'Rencana opname disimpan.' : `Opname ${count.number} dimulai.` }
  }
  if (values.way === 'transfer') {
    const input = transferInput(values, !isDraft)
    const sent = id
      ? await doAct(updateTransfer, { ...input, ...again }, key)
      : await doAct(createTransfer, { ...input, files }, key)
    return { ...about, id: sent.id, said: isDraft ? 'Draf transfer disimpan.' : `Transfer ${sent.number} dikirim.` }
  }
  const input = documentInput(values, !isDraft)
  const saved = await through((takeKept) =>
    id
      ? doAct(updateStockDocument, { ...input, ...again, takeKept }, key)
      : doAct(addStock, { ...input, files, takeKept }, key),
  )
  return { ...about, id: saved.id, said: isDraft ? 'Draf disimpan.' : `Mutasi ${saved.number} dicatat.` }
}

const pages: Readonly<Record<Way, string>> = {
  masuk: 'dokumen',
  keluar: 'dokumen',
  transfer: 'transfer',
  opname: 'opname',
}

/** Where one sees what was saved. */
export function pageAfter({ way, id, warehouseId }: Done) {
  return { to: `/gudang/detail/${warehouseId}`, search: { [pages[way]]: id } }
}
