import { money, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Period } from '#ground/period.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { LineKept } from '../runs/contract.ts'
import { slipLabel } from '../runs/open.ts'
import { readRun, readSlip, slipsOfRun, type Run, type SlipKept } from '../runs/store.ts'
import { slipKindOf } from '../runs/words.ts'
import { makeRecap } from '../recap/month.ts'
import { recapPaper } from './recap-paper.ts'
import { slipPaper, slipTitles } from './slip-paper.ts'
import { halvesText } from '../slips/words.ts'

interface Pressed {
  readonly name: string
  readonly content: Buffer
}

/** Makes the paper of one slip; with a password, nobody opens it without. */
export async function pressedSlip(tx: Tx, actor: Actor, id: string, password: string | null = null): Promise<Pressed> {
  const slip = await readSlip(tx, actor, id)
  const run = await readRun(tx, actor, slip.run_id)
  return {
    name: `${slipTitles[slip.kind]} ${run.month} ${slip.name}.pdf`,
    content: await makePdf({ ...(await paperOf(tx, actor, run, [slip])), password }),
  }
}

/** Makes the paper of all slips of a run, two on a sheet. */
export async function pressedSlips(tx: Tx, actor: Actor, runId: string): Promise<Pressed> {
  const run = await readRun(tx, actor, runId)
  const slips = await slipsOfRun(tx, actor.companyId, run.id)
  return {
    name: `${slipTitles[slipKindOf(run.kind)]} ${run.month}.pdf`,
    content: await makePdf(await paperOf(tx, actor, run, slips)),
  }
}

/** Makes the recap of a month. */
export async function pressedRecap(tx: Tx, actor: Actor, month: Period): Promise<Pressed> {
  const letterhead = await issuerOf(tx, actor.companyId, { docType: 'rekap gaji', amount: ZERO })
  const recap = await makeRecap(tx, actor, month)
  const paper = recapPaper({ letterhead, printed: printedNow(actor), date: today(actor), recap })
  return { name: `Rekap gaji ${month}.pdf`, content: await makePdf(paper) }
}

async function paperOf(tx: Tx, actor: Actor, run: Run, slips: readonly SlipKept[]): Promise<Paper> {
  return slipPaper({
    letterhead: await issuerOf(tx, actor.companyId, {
      docType: 'slip gaji',
      amount: ZERO,
      of: { subject: 'payroll-run', id: run.id },
    }),
    printed: printedNow(actor),
    state: run.state === 'pending_approval' ? 'draft' : run.state,
    number: run.number,
    date: run.pay_date,
    ...{ month: run.month, kind: slipKindOf(run.kind) },
    slips: slips.map((slip) => ({
      ...{ label: slipLabel(run, slip), code: slip.code, name: slip.name, position: slip.position },
      ...{
        ptkp: slip.ptkp,
        method: slip.method,
        scheduled: slip.scheduled,
        paidDays: halvesText(slip.employed * 2 - slip.unpaid_halves),
      },
      lines: slip.lines as readonly LineKept[],
      ...{ earned: String(slip.earned), cut: String(slip.cut), net: String(money(slip.net)) },
    })),
  })
}
