import { money, mulDiv, plus, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { columns, type Columns } from '#kit/list/columns.ts'
import { tableFile } from '#kit/list/export.ts'
import { knownProject } from '#modules/projects/face.ts'
import type { exportRab, Rab } from './contract.ts'
import { rowKinds } from './judge.ts'
import { showRab } from './show-rab.ts'

/**
 * Answers a version of the bill of quantities as a workbook that our own import reads back to the same rows, sum and
 * rounding; without prices for who may not see them.
 */
export async function rabFile(
  tx: Tx,
  actor: Actor,
  { format, ...asked }: AskedOf<typeof exportRab>,
): Promise<FileReply> {
  const rab = await showRab(tx, actor, asked)
  const { name } = await knownProject(tx, actor, asked.id)
  return tableFile(actor, {
    ...{ title: `RAB revisi ${rab.revision} ${name}`, format },
    columns: rab.total === null ? { ...said, ...weighed } : { ...said, ...priced, ...weighed },
    rows: [...rab.rows.map(rowInFile), ...footOf(rab)],
  })
}

type Row = Readonly<Record<string, string | null>>

// The heads are words that findRabHeads knows, the sum of lines before that of groups: the first one counts.
const said: Columns = columns({
  number: { label: 'No.', kind: 'text' },
  name: { label: 'Uraian pekerjaan', kind: 'text' },
  volume: { label: 'Volume', kind: 'quantity' },
  unit: { label: 'Satuan', kind: 'text' },
})
const priced: Columns = columns({
  unitPrice: { label: 'Harga satuan (Rp)', kind: 'price' },
  amount: { label: 'Jumlah (Rp)', kind: 'money' },
  groupAmount: { label: 'Jumlah bagian (Rp)', kind: 'money' },
})
const weighed: Columns = columns({
  weight: { label: 'Bobot (%)', kind: 'percent' },
  analysisCode: { label: 'AHSP', kind: 'text' },
  kind: { label: 'Jenis baris', kind: 'text' },
})

function rowInFile({ isGroup, amount, unitPrice, volume, ...row }: Rab['rows'][number]): Row {
  const own = { number: row.number, name: row.name, weight: row.weight, analysisCode: row.analysisCode }
  return isGroup
    ? { ...own, groupAmount: amount, kind: rowKinds.group }
    : { ...own, unit: row.unit, volume, unitPrice, amount, kind: rowKinds.line }
}

// As bills end here: the sum, and where the contract is rounded its PPN and the rounded total, which give the price back.
function footOf({ total, rounding }: Rab): Row[] {
  if (total === null) return []
  const sum = money(total)
  const foot = (name: string, amount: Money): Row => ({ name, amount: String(amount), kind: rowKinds.sum })
  const lines = foot('Jumlah harga pekerjaan', sum)
  const worth = plus(sum, money(rounding ?? '0'))
  if (worth === sum) return [lines]
  const withPpn = (amount: Money) => plus(amount, ppnOf(amount))
  return [lines, foot('PPN 11%', ppnOf(sum)), foot('Total', withPpn(sum)), foot('Dibulatkan', withPpn(worth))]
}

// Eleven of a hundred, half up: what roundingOf takes out of a rounded total again.
const ppnOf = (amount: Money) => mulDiv(amount, 11n, 100n) as Money
