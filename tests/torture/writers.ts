import type { Act, Answer, Client } from './client.ts'

/** A document the house said it had kept. */
export interface Acknowledged {
  readonly path: string
  readonly number: string
}

/** What writers found out together. */
export interface Ledger {
  readonly acknowledged: Acknowledged[]
  /** Sent, but the answer never came. */
  readonly unanswered: { act: Act; show: string }[]
  /** Answers that were neither yes nor a refusal. */
  readonly strange: string[]
}

/** What is sold, and to whom. */
export interface Trade {
  readonly customers: readonly string[]
  readonly goods: readonly { itemId: string; price: string }[]
  readonly today: string
}

/** An empty ledger. */
export function emptyLedger(): Ledger {
  return { acknowledged: [], unanswered: [], strange: [] }
}

/** Sells without end: an order confirmed, its goods sent, its invoice issued; three numbers, stock, journal. */
export async function sellUntil(isOver: () => boolean, client: Client, trade: Trade, ledger: Ledger): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const customerId = trade.customers[turn % trade.customers.length] ?? ''
    const item = trade.goods[turn % trade.goods.length]
    const lines = [{ itemId: item?.itemId, qty: '0.01', price: item?.price }]
    const body = { customerId, date: trade.today, confirm: true, lines }
    const order = await note(ledger, client, client.act('/api/order', body), '/api/order')
    if (!order) continue
    const of = { id: order, date: trade.today }
    await note(ledger, client, client.act(`/api/order/${order}/surat-jalan`, of), '/api/surat-jalan')
    await note(ledger, client, client.act(`/api/order/${order}/invoice`, of), '/api/invoice')
  }
}

/** Sends an act and writes down what is now known; answers with the id of the document when there is one. */
async function note(ledger: Ledger, client: Client, act: Act, show: string): Promise<string | undefined> {
  const answer = await client.send(act)
  if (isUnknown(answer)) ledger.unanswered.push({ act, show })
  else settle(ledger, answer, show, act)
  return answer.status === 200 ? String(answer.body['id']) : undefined
}

/** Asks again, with the same key, what became of every act that was not answered. */
export async function settleUnanswered(client: Client, ledger: Ledger): Promise<number> {
  const open = ledger.unanswered.splice(0)
  for (const { act, show } of open) settle(ledger, await client.send(act), show, act)
  return open.length
}

/** Nothing came back, or the server itself does not know. */
function isUnknown({ status }: Answer): boolean {
  return status === 0 || status >= 500
}

function settle(ledger: Ledger, { status, body }: Answer, show: string, act: Act): void {
  const isKept = status === 200 && typeof body['id'] === 'string' && typeof body['number'] === 'string'
  if (isKept) ledger.acknowledged.push({ path: `${show}/${body['id']}`, number: String(body['number']) })
  // A refusal is an answer: nothing was kept.
  else if (status !== 409 && status !== 422) ledger.strange.push(`${act.path}: ${status} ${JSON.stringify(body)}`)
}
