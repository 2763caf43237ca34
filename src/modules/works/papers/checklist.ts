import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { customerOf } from '#modules/parties/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { handoverRow } from '../handover/store.ts'
import type { openTerminPack, PackLine, PackPaper, saveTerminWish, TerminPack } from './contract.ts'
import { packPapers } from './contract.ts'
import { packOf, photoFiles, type PackOf } from './load-pack.ts'
import { hasGuarantee, keepWish, wishOf } from './store.ts'

const all = Object.keys(packPapers) as PackPaper[]

/** What a kind of bill may have; a down payment measures nothing, retention is of what was handed over. */
const possible: Readonly<Record<string, readonly PackPaper[]>> = {
  sale: all.filter((paper) => paper !== 'bast'),
  down_payment: ['invoice', 'kwitansi', 'faktur', 'jaminan'],
  retention: ['invoice', 'kwitansi', 'bast', 'faktur', 'jaminan'],
}

/** What customers usually want. */
const usual = all.filter((paper) => paper !== 'jaminan')

/** Shows which papers go with an invoice, which of them this customer wants, and what of each is missing. */
export async function showTerminPack(tx: Tx, actor: Actor, asked: AskedOf<typeof openTerminPack>): Promise<TerminPack> {
  const pack = await packOf(tx, actor, asked)
  const { name } = await customerOf(tx, actor.companyId, pack.project.customerId)
  return {
    ...{ number: pack.bill.number, date: pack.bill.date, customerName: name },
    lines: await packLines(tx, actor, pack),
  }
}

/** Keeps whether the customer of a project wants a paper with every bill of work; what they want besides stays. */
export async function writeTerminWish(tx: Tx, actor: Actor, asked: AskedOf<typeof saveTerminWish>) {
  const { customerId } = await knownProject(tx, actor, asked.id)
  const before = (await wishOf(tx, actor.companyId, customerId)) ?? usual
  const papers = all.filter((paper) => (paper === asked.paper ? asked.isWanted : before.includes(paper)))
  await keepWish(tx, actor, { customerId, papers })
  return { id: customerId }
}

/** Judges each paper that an invoice may have. */
export async function packLines(tx: Tx, actor: Actor, pack: PackOf): Promise<PackLine[]> {
  const wanted = (await wishOf(tx, actor.companyId, pack.project.customerId)) ?? usual
  const lines: PackLine[] = []
  for (const paper of papersOf(pack)) {
    lines.push({ paper, isWanted: wanted.includes(paper), missing: await missingOf(tx, actor, pack, paper) })
  }
  return lines
}

// An instalment that no progress made due bills no measured weeks; one that a handover made due goes with its paper.
function papersOf({ bill, dueBy }: PackOf): readonly PackPaper[] {
  if (dueBy === null || dueBy === 'progress') return possible[bill.kind] ?? []
  return (dueBy === 'date' ? possible['down_payment'] : possible['retention']) ?? []
}

async function missingOf(tx: Tx, actor: Actor, pack: PackOf, paper: PackPaper): Promise<string | null> {
  const { bill, project } = pack
  const { companyId } = actor
  switch (paper) {
    case 'invoice':
    case 'kwitansi':
      return bill.isIssued ? null : 'Invoicenya belum terbit.'
    case 'faktur':
      return bill.tax.ppn === '0' || bill.tax.number ? null : 'Nomor faktur pajaknya belum diisi di invoice.'
    case 'progres':
    case 'volume':
      return pack.to > pack.from ? null : 'Belum ada opname yang disetujui di periode ini.'
    case 'foto':
      return (await photoFiles(tx, actor, pack)).length > 0 ? null : 'Belum ada foto di laporan harian periode ini.'
    case 'bast':
      return (await handoverRow(tx, companyId, project.id)) ? null : 'BAST-1 belum dicatat.'
    case 'jaminan':
      return (await hasGuarantee(tx, companyId, { projectId: project.id, on: day(bill.date) }))
        ? null
        : 'Tidak ada jaminan yang berlaku di tanggal invoice.'
  }
}
