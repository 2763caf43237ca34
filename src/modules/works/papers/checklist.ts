import { day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { customerOf } from '#modules/parties/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { handoverRow } from '../handover/store.ts'
import type { openTerminPack, PackLine, PackPaper, saveTerminWish, TerminPack } from './contract.ts'
import { packPapers } from './contract.ts'
import { packOf } from './load-pack.ts'
import type { PackOf } from './pack.ts'
import { photoFiles, type PackPhoto } from './pack-photos.ts'
import { guaranteeUntil, keepWish, measuredByWeek, signedOn, wishOf } from './store.ts'

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
  for (const paper of papersOf(pack))
    lines.push({ paper, isWanted: wanted.includes(paper), ...(await standOf(tx, actor, pack, paper)) })
  return lines
}

// An instalment that no progress made due bills no measured weeks; one that a handover made due goes with its paper.
function papersOf({ bill, dueBy }: PackOf): readonly PackPaper[] {
  if (dueBy === null || dueBy === 'progress') return possible[bill.kind] ?? []
  return (dueBy === 'date' ? possible['down_payment'] : possible['retention']) ?? []
}

type Stand = Pick<PackLine, 'missing' | 'said'>

const there = (said: string | null): Stand => ({ missing: null, said })
const lacking = (missing: string): Stand => ({ missing, said: null })

async function standOf(tx: Tx, actor: Actor, pack: PackOf, paper: PackPaper): Promise<Stand> {
  const { bill, project, isAhead } = pack
  const { companyId } = actor
  switch (paper) {
    case 'invoice':
    case 'kwitansi':
      if (isAhead) return there('dibuat saat terbit')
      return bill.isIssued ? there(null) : lacking('Invoicenya belum terbit.')
    case 'faktur':
      if (bill.tax.ppn === '0') return there('tanpa PPN')
      if (isAhead) return there('dibuat sesudah terbit')
      return bill.tax.number ? there(bill.tax.number) : lacking('Nomor faktur pajaknya belum diisi di invoice.')
    case 'progres':
    case 'volume':
      return pack.to > pack.from
        ? there(paper === 'progres' ? await signedText(tx, actor, pack) : await volumesText(tx, actor, pack))
        : lacking('Belum ada opname yang disetujui di periode ini.')
    case 'foto': {
      const photos = await photoFiles(tx, actor, pack)
      return photos.length > 0 ? there(photosText(photos)) : lacking('Belum ada foto di laporan harian periode ini.')
    }
    case 'bast': {
      const row = await handoverRow(tx, companyId, project.id)
      return row ? there(row.finalNumber ?? row.firstNumber) : lacking('BAST-1 belum dicatat.')
    }
    case 'jaminan': {
      const until = await guaranteeUntil(tx, companyId, { projectId: project.id, on: day(bill.date) })
      return until
        ? there(`s.d. ${dayFormat(until, 'short')}`)
        : lacking('Tidak ada jaminan yang berlaku di tanggal invoice.')
    }
  }
}

function photosText(photos: readonly PackPhoto[]): string {
  const works = new Set(photos.flatMap(({ work }) => work?.id ?? []))
  return works.size === 0 ? `${photos.length} foto` : `${photos.length} foto, ${works.size} pekerjaan`
}

// Who signed the last week it bills; else which weeks they are.
async function signedText(tx: Tx, actor: Actor, { project, from, to }: PackOf): Promise<string> {
  const signed = await signedOn(tx, actor.companyId, { projectId: project.id, week: to })
  if (signed) return `${signed.hands} tanda tangan, ${dayFormat(signed.on, 'short')}`
  return to - from === 1 ? `minggu ${to}` : `minggu ${from + 1}–${to}`
}

async function volumesText(tx: Tx, actor: Actor, { project, from, to }: PackOf): Promise<string> {
  const measured = await measuredByWeek(tx, actor.companyId, { projectId: project.id, to })
  const items = new Set(measured.filter(({ week }) => week > from).map(({ workItemId }) => workItemId))
  return `${items.size} pekerjaan`
}
