import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { Desk } from '#kit/http/desk.ts'
import * as bank from '#modules/finance/bank/contract.ts'
import type { BankLine } from '#modules/finance/bank/contract.ts'
import { keepStatement } from '#modules/finance/bank/take-statement.ts'
import { addCashEntry } from '#modules/finance/entries/contract.ts'
import type { OwnBook } from './own-book.ts'

interface HandsOf {
  readonly db: Database
  readonly actor: Actor
  readonly desk: Desk
  readonly bankId: string
  readonly book: OwnBook
}

/** What is done at a bank account in a test; what it books stands in the book kept by hand as well. */
export type BankHands = ReturnType<typeof bankHands>

/** Sits down at a bank account beside a book kept by hand. */
export function bankHands({ db, actor, desk, bankId, book }: HandsOf) {
  const lineNow = async (text: string, at = 0) => {
    const { lines } = await desk.do(bank.openMatching, { cashAccountId: bankId, state: 'waiting' })
    const line = lines.filter(({ description }) => description.includes(text))[at]
    if (!line) throw new Error(`no line ${text}`)
    return line
  }
  const entry = (kind: 'masuk' | 'keluar', date: string, account: string, amount: number, more: object = {}) => {
    const sign = kind === 'masuk' ? 1 : -1
    book.wrote(date, { '1-1200': sign * amount, [account]: -sign * amount })
    return desk.do(addCashEntry, {
      ...{ kind, date, cashAccountId: bankId, memo: `${account} ${amount}`, confirmDuplicates: true, ...more },
      lines: [{ account, amount: String(amount), ...more }],
    } as never)
  }
  const bookOf = async (line: BankLine, memos: readonly string[]) => {
    const found = await desk.do(bank.matchCandidates, { id: line.id })
    return memos.map((memo) => {
      const one = found.find((each) => each.memo.includes(memo))
      if (!one) throw new Error(`no candidate ${memo} in ${found.map((each) => each.memo).join('; ')}`)
      return { entryId: one.entryId, lineNo: one.lineNo }
    })
  }
  const match = (line: BankLine, asked: object) =>
    desk.do(bank.matchLine, { id: line.id, version: line.version, ...asked } as never)
  const make = (line: BankLine, account: string) => {
    const amount = Number(line.amount)
    book.wrote(line.date, { '1-1200': amount, [account]: -amount })
    return desk.do(bank.makeFromLine, { id: line.id, version: line.version, account } as never)
  }
  const take = (lines: readonly (readonly [string, string, number])[], opening: number) => {
    const told = lines.map(([date, description, amount]) => ({
      ...{
        date: day(date),
        description,
        amount: money(BigInt(amount)),
        reference: null,
        balance: null,
        isDuplicate: false,
      },
    }))
    const last = lines.at(-1)?.[0] ?? ''
    const statement = {
      ...{ layout: 'bertanda' as const, from: day(`${last.slice(0, 8)}01`), to: day(last), pending: 0, lines: told },
      ...{
        opening: money(BigInt(opening)),
        closing: money(BigInt(opening + lines.reduce((all, each) => all + each[2], 0))),
      },
    }
    return db.withTx((tx) => keepStatement(tx, actor, { cashAccountId: bankId, fileName: `${last}.csv` }, statement))
  }

  return { lineNow, entry, bookOf, match, make, take }
}
