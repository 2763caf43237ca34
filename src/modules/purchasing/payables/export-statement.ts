import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { tableFile } from '#kit/list/export.ts'
import { payableStatementColumns } from './columns.ts'
import type { exportSupplierStatement } from './contract.ts'
import { statement } from './statement.ts'

/** The kartu hutang of a period as a file: the opening balance first, the closing one last. */
export async function exportedStatement(
  tx: Tx,
  actor: Actor,
  { format, ...asked }: AskedOf<typeof exportSupplierStatement>,
): Promise<FileReply> {
  const seen = await statement(tx, actor, asked)
  const nothing = { number: '', kind: '', debit: '0', credit: '0' }
  return tableFile(actor, {
    title: `Kartu hutang ${seen.supplierName}`,
    columns: payableStatementColumns,
    rows: [
      { ...nothing, date: seen.from, description: 'Saldo sebelum periode', balance: seen.opening },
      ...seen.rows.map((row) => ({ ...row })),
      { ...nothing, date: seen.to, description: 'Saldo akhir', balance: seen.closing },
    ],
    format,
  })
}
