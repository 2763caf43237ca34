import type { Tx } from '#kit/db/tx.ts'
import type { Document, Part } from '#kit/document/document.ts'
import { columnIn, fieldsOf } from '#kit/document/load.ts'
import { fieldDifferences } from '#kit/record/table-check.ts'

const HEAD = ['id', 'company_id', 'version', 'state', 'created_by', 'updated_at', 'updated_by', 'updated_by_name']

/** Says in what a declared document and its tables differ; nothing when they agree. For the tests of each department. */
export async function documentDifferences(tx: Tx, of: Document): Promise<string[]> {
  const numbered = of.number ? [...HEAD, 'number'] : HEAD
  const found = [await fieldDifferences(tx, of.head.table, inColumns(of.head), numbered)]
  for (const part of Object.values(of.parts)) {
    found.push(await fieldDifferences(tx, part.table, inColumns(part), ['id', 'company_id', part.parent, part.order]))
  }
  return found.flat()
}

function inColumns(part: Part) {
  const fields = Object.entries(fieldsOf(part)).map(([key, field]) => [key, { ...field, column: columnIn(part, key) }])
  return Object.fromEntries(fields) as ReturnType<typeof fieldsOf>
}
