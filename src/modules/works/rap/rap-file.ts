import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { columns, type Columns } from '#kit/list/columns.ts'
import { tableFile } from '#kit/list/export.ts'
import { costHeads } from '#modules/projects/contract.ts'
import { knownProject } from '#modules/projects/face.ts'
import type { exportRap } from './contract.ts'
import { itemsOfPlan } from './rap-rows.ts'
import { showRap } from './show-rap.ts'

/** Answers a cost plan as a file, a row for each line under its work item, for who sees costs; else 404. */
export async function rapFile(
  tx: Tx,
  actor: Actor,
  { format, ...asked }: AskedOf<typeof exportRap>,
): Promise<FileReply> {
  const rap = await showRap(tx, actor, asked)
  const { name } = await knownProject(tx, actor, asked.id)
  const lines = itemsOfPlan(rap).flatMap(({ item, lines: own }) =>
    own.map((line) => ({ ...line, code: item.code, work: item.name })),
  )
  return tableFile(actor, {
    ...{ title: `RAP ${rap.revision} ${name}`, format, columns: inFile },
    rows: [...lines, { description: 'Jumlah RAP', amount: rap.total }],
  })
}

const inFile: Columns = columns({
  code: { label: 'No.', kind: 'text' },
  work: { label: 'Pekerjaan', kind: 'text' },
  head: { label: 'Jenis biaya', kind: 'choice', choices: costHeads },
  description: { label: 'Uraian biaya', kind: 'text' },
  qty: { label: 'Jumlah', kind: 'quantity' },
  unit: { label: 'Satuan', kind: 'text' },
  unitCost: { label: 'Biaya satuan (Rp)', kind: 'price' },
  amount: { label: 'Biaya (Rp)', kind: 'money' },
})
