import { NO_DIMS } from '#ground/dims.ts'
import { minus, money, sum, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { act, type ActVerb } from '#kit/document/act.ts'
import type { Ground } from '#kit/document/guard.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { today } from '#kit/posting/today.ts'
import { cashAccountFor, post, reverse } from '#modules/journal/face.ts'
import { accounts, credit, debit } from '#modules/journal/rules.ts'
import { kasbon, kasbonActs, kasbonStatus, type Kasbon, type KasbonFacts } from './kasbon.ts'
import { unbookOwed } from './opening/open-owed.ts'
import { dueAfter, kasbonSchedule, spread } from './rules.ts'
import { insertReturns, own, owingOf, seenKasbon, voidReturns } from './store.ts'

const RETURN = 'kasbon-return'

/** What the acts of a kasbon stand on: its status is read off what came back, and who asked for it does not approve it. */
export const kasbonGround: Ground<typeof kasbon, undefined, KasbonFacts> = {
  of: kasbon,
  statusOf: kasbonStatus,
  facts: async (tx, actor, { createdBy }) => ({ mayApprove: await mayApproveKasbon(tx, actor, createdBy) }),
}

async function mayApproveKasbon(tx: Tx, actor: Actor, createdBy: string): Promise<boolean> {
  return createdBy !== actor.userId || holdAlone(tx, actor, 'approve slip-gaji', [createdBy])
}

/** Says yes to a kasbon; not whoever asked for it, while another could. */
export const approveKasbon = seen(
  act(kasbonActs.approve, kasbonGround, async ({ actor }) => ({
    kept: { approvedBy: actor.userId, approvedByName: actor.name },
  })),
)

/** Says no, or calls off what was not paid out yet. */
export const rejectKasbon = seen(
  act(kasbonActs.reject, kasbonGround, async ({ asked }) => ({ kept: { voidReason: asked.reason } })),
)

/** Pays a kasbon out: it is owed from then on, by its schedule. */
export const payKasbon = seen(
  act(kasbonActs.pay, kasbonGround, async ({ tx, actor, asked, doc }) => {
    refuseAhead(actor, asked.date)
    const cash = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId, method: 'tunai' })
    const instalments = kasbonSchedule(doc).map(({ dueOn, amount }, at) => ({
      ...{ id: newId(), company_id: actor.companyId, kasbon_id: doc.id, line_no: at + 1, due_on: dueOn, amount },
    }))
    await insertRows(tx, 'kasbon_instalment', instalments)
    await post(tx, actor, {
      ...{ on: asked.date, area: 'payroll', source: { kind: kasbon.name, id: doc.id } },
      memo: `Kasbon ${doc.number} ${doc.name}`,
      lines: [
        debit(accounts.employeeAdvance, doc.amount, { ...NO_DIMS, partyId: doc.personId }),
        credit(cash.accountCode, doc.amount, NO_DIMS),
      ],
    })
    return { kept: { paidOn: asked.date, cashAccountName: cash.name } }
  }),
)

/** Puts one instalment off to the end of the schedule; what was taken of it stays taken. */
export const putOffInstalment = seen(
  act(kasbonActs.putOff, kasbonGround, async ({ tx, actor, asked, doc }) => {
    const rows = await own(tx)
      .selectFrom('kasbon_instalment')
      .selectAll()
      .where('company_id', '=', actor.companyId)
      .where('kasbon_id', '=', doc.id)
      .orderBy('line_no')
      .forUpdate()
      .execute()
    const one = found(rows.find(({ id }) => id === asked.instalmentId))
    if (one.is_put_off || one.taken === one.amount) throw new Refusal('kasbon.not-open')
    await own(tx)
      .updateTable('kasbon_instalment')
      .set({ is_put_off: true })
      .where('company_id', '=', actor.companyId)
      .where('id', '=', one.id)
      .execute()
    const due = dueAfter(doc.firstDue, doc.every, rows.length)
    const rest = { id: newId(), company_id: actor.companyId, kasbon_id: doc.id, line_no: rows.length + 1, due_on: due }
    await insertRows(tx, 'kasbon_instalment', [{ ...rest, amount: minus(money(one.amount), money(one.taken)) }])
    return {}
  }),
)

/** Takes in what somebody pays back by hand; it lessens the instalments that fall due first. */
export const repayKasbon = seen(
  act(kasbonActs.repay, kasbonGround, async ({ tx, actor, asked, doc }) => {
    refuseAhead(actor, asked.date)
    const open = (await owingOf(tx, actor.companyId, { ...holderOf(doc), lock: true })).filter(
      ({ kasbonId }) => kasbonId === doc.id,
    )
    const { parts, left } = spread(asked.amount, open)
    if (left > ZERO) {
      throw new Refusal('kasbon.too-much', { open: sum(open.map((each) => each.open)) }, { field: 'amount' })
    }
    const cash = await cashAccountFor(tx, actor, { cashAccountId: asked.cashAccountId, method: 'tunai' })
    const source = { kind: RETURN, id: newId() } as const
    const memo = `Dibayar kembali ke ${cash.name}`
    await insertReturns(
      tx,
      actor,
      parts.map((part) => ({ instalment: part, amount: part.amount, on: asked.date, source, memo })),
    )
    await post(tx, actor, {
      ...{ on: asked.date, area: 'payroll', source, memo: `Pengembalian kasbon ${doc.number} ${doc.name}` },
      lines: [
        debit(cash.accountCode, asked.amount, NO_DIMS),
        credit(accounts.employeeAdvance, asked.amount, { ...NO_DIMS, partyId: doc.personId }),
      ],
    })
    return {}
  }),
)

/** Takes back what was taken in by hand; what wages cut comes back with their own void. */
export const undoKasbonReturn = seen(
  act(kasbonActs.undoReturn, kasbonGround, async ({ tx, actor, asked, doc }) => {
    const rows = await own(tx)
      .selectFrom('kasbon_return')
      .select(['source_kind', 'is_void'])
      .where('company_id', '=', actor.companyId)
      .where('kasbon_id', '=', doc.id)
      .where('source_id', '=', asked.returnId)
      .execute()
    const one = found(rows[0])
    if (one.source_kind !== RETURN) throw new Refusal('kasbon-return.wages')
    if (one.is_void) throw new Refusal('kasbon-return.void')
    await voidReturns(tx, actor, { kind: RETURN, ids: [asked.returnId] })
    await reverse(tx, actor, { kind: RETURN, id: asked.returnId }, { on: today(actor), reason: asked.reason })
    return {}
  }),
)

/** Takes a paid kasbon back of which nothing came back yet. */
export const voidKasbon = seen(
  act(kasbonActs.void, kasbonGround, async ({ tx, actor, asked, doc }) => {
    // An opening shares its journal with others: only its own line goes.
    if (doc.openingId !== null) await unbookOwed(tx, actor, doc)
    else await reverse(tx, actor, { kind: kasbon.name, id: doc.id }, { on: today(actor), reason: asked.reason })
    return { kept: { voidReason: asked.reason } }
  }),
)

function holderOf({ employeeId, workerId }: Kasbon) {
  const role = employeeId === null ? ('worker' as const) : ('employee' as const)
  return { role, holderIds: [employeeId ?? workerId ?? ''] }
}

// Whose a kasbon is, is asked before anything else.
function seen<Asked extends { readonly id: string }>(verb: ActVerb<undefined, Asked>) {
  return async (tx: Tx, actor: Actor, asked: Asked) => {
    await seenKasbon(tx, actor, asked.id)
    return verb(tx, actor, asked)
  }
}
