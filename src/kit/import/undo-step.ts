import { thousands } from '#ground/format.ts'
import type { Hands } from '#kit/import/apply.ts'
import * as rows from '#kit/import/row-store.ts'
import { changeRun, countsOf, type Run } from '#kit/import/store.ts'
import { takeBack } from '#kit/import/take-back.ts'
import { tellEnd } from '#kit/import/tell-end.ts'

const PIECE = 200

/** Takes rows back piece by piece, the last first; each piece is whole, and the end says what stayed. */
export async function undo(hands: Hands, before: number): Promise<number | undefined> {
  const { tx, run } = hands
  const found = await rows.rowsBefore(tx, run.id, before, PIECE)
  await rows.writeOutcomes(tx, run.id, await takeBack(hands, found))
  if (found.length === PIECE) {
    await changeRun(tx, run.id, { progress: run.progress + found.length })
    return found.at(-1)?.line
  }
  // Not finished yet: it was an import of all or none that one row refused.
  await (run.finishedAt === null ? backToReady(hands) : undone(hands))
  return undefined
}

async function undone({ tx, importer, run }: Hands): Promise<void> {
  const { undone: back = 0, kept = 0 } = await countsOf(tx, run.id)
  await changeRun(tx, run.id, { state: 'undone', note: keptNote(kept), ticket: null, progress: run.goal })
  const stayed = kept > 0 ? `, ${thousands(String(kept))} dibiarkan` : ''
  await tellEnd(tx, importer, run, `Impor ${run.fileName} diurungkan: ${thousands(String(back))} baris${stayed}`)
}

async function backToReady({ tx, importer, run }: Hands): Promise<void> {
  const { kept = 0 } = await countsOf(tx, run.id)
  await rows.resetRows(tx, run.id)
  const why = run.note?.replace(NOTHING_CAME, '').trim() ?? ''
  const note = kept > 0 ? `${why} ${keptNote(kept)}` : run.note
  await changeRun(tx, run.id, { state: 'ready', note, ticket: null, mode: null, progress: run.goal })
  await tellEnd(tx, importer, run, `Impor ${run.fileName} belum jadi: ${why}`)
}

/** Said of an import of all or none that one row refused. */
export const NOTHING_CAME = 'Tidak ada baris yang diimpor.'

function keptNote(kept: number): string | null {
  return kept === 0
    ? null
    : `${thousands(String(kept))} baris dibiarkan karena sudah dipakai atau diubah; sebabnya di bawah.`
}

/** Said when an undo stops on its way: how far it came, and how to go on. */
export function halfUndone({ progress, goal }: Pick<Run, 'progress' | 'goal'>): string {
  const [done, all] = [thousands(String(progress)), thousands(String(goal))]
  return `Berhenti di tengah: ${done} dari ${all} baris sudah diurungkan, sisanya belum. Tekan Urungkan impor untuk meneruskan.`
}
