import { expect } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import type { Desk } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { financeChecks } from '#modules/finance/checks.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { payableAging } from '#modules/purchasing/payables/contract.ts'
import { receivableAging } from '#modules/sales/statement/contract.ts'
import { ledger } from '../ledger/contract.ts'
import type { Report } from '../report.ts'
import * as report from '../statements/contract.ts'

/** What a company is wanted to have booked, kept by hand in whole rupiah; debit above zero. */
export interface OwnBook {
  wrote(on: string, parts: Record<string, number>): void
  /** Takes the last of it back. */
  tookBack(): void
  stands(account: string, to: string, from?: string): number
  /** Of all accounts whose code looks so. */
  sumOf(like: RegExp, to: string, from?: string): number
  /** Expects every report of these days to say the same; the balance of each account only before its year is closed. */
  asTold(to: string, from: string, isClosed?: boolean): Promise<void>
}

function amountOf({ rows }: Report, label: string): number {
  const found = rows.find((row) => row.label === label)
  if (!found) throw new Error(`no row ${label}: ${rows.map((row) => row.label).join(' | ')}`)
  return Number(found.amounts[0])
}

/** Begins a book kept by hand beside that of a company. */
export function ownBook(db: Database, desk: Desk): OwnBook {
  const own: { on: string; parts: Record<string, number> }[] = []
  const stands = (account: string, to: string, from = '') =>
    own.reduce((all, { on, parts }) => all + (on <= to && on >= from ? (parts[account] ?? 0) : 0), 0)
  const codes = () => [...new Set(own.flatMap(({ parts }) => Object.keys(parts)))].toSorted()
  const sumOf = (like: RegExp, to: string, from = '') =>
    codes().reduce((all, code) => all + (like.test(code) ? stands(code, to, from) : 0), 0)
  // Every figure is the sum of the rows that are listed under it.
  const explained = async (flow: Report, rowsOf: (account: string, group?: string) => Promise<readonly bigint[]>) => {
    for (const [at, { code, amounts }] of flow.rows.entries()) {
      if (code === null) continue
      const group = flow.rows.slice(at).find(({ kind }) => kind === 'subtotal')?.label
      const sum = (await rowsOf(code, group)).reduce((all, amount) => all + amount, 0n)
      expect(String(sum), `${flow.title} ${code} ${flow.columns[0]?.to}`).toBe(amounts.at(-1))
    }
  }
  const asTold = async (to: string, from: string, isClosed = false): Promise<void> => {
    const trial = await desk.do(report.trialReport, { to })
    const balances = trial.rows.flatMap(({ code, amounts }) =>
      code && amounts[2] !== '0' ? [[code, Number(amounts[2])]] : [],
    )
    const wanted = codes().flatMap((code) => (stands(code, to) === 0 ? [] : [[code, stands(code, to)]]))
    if (!isClosed) expect(Object.fromEntries(balances), `neraca saldo ${to}`).toEqual(Object.fromEntries(wanted))
    const profit = await desk.do(report.profitAndLoss, { from, to, compare: 'tidak' })
    expect(Number(profit.rows.at(-1)?.amounts.at(-1)), `laba ${to}`).toBe(0 - sumOf(/^[4-8]/, to, from))
    const sheet = await desk.do(report.balanceSheet, { to, compare: 'tidak' })
    expect(amountOf(sheet, 'Jumlah aset')).toBe(sumOf(/^1/, to))
    expect(amountOf(sheet, 'Jumlah liabilitas dan ekuitas')).toBe(sumOf(/^1/, to))
    // A part that holds nothing has no row.
    const debts = 0 - sumOf(/^2/, to)
    if (debts !== 0 || sheet.rows.some(({ code }) => code?.startsWith('2')))
      expect(amountOf(sheet, 'Jumlah liabilitas jangka pendek')).toBe(debts)
    expect(amountOf(sheet, 'Jumlah ekuitas')).toBe(0 - sumOf(/^[3-8]/, to))
    const direct = await desk.do(report.cashStatement, { from, to })
    const indirect = await desk.do(report.indirectStatement, { from, to })
    const moved = sumOf(/^1-1[12]/, to, from)
    for (const flow of [direct, indirect]) {
      expect(amountOf(flow, 'Kenaikan (penurunan) kas'), `arus kas ${to}`).toBe(moved)
      expect(amountOf(flow, 'Kas dan bank akhir')).toBe(sumOf(/^1-1[12]/, to))
    }
    const amountsOf = (of: report.MoneyPage) => of.rows.map(({ amount }) => BigInt(amount))
    await explained(direct, async (account, group) =>
      amountsOf(await desk.do(report.cashFlowEntries, { account, group, from, to } as never)),
    )
    await explained(indirect, async (account) =>
      amountsOf(await desk.do(report.indirectEntries, { account, from, to })),
    )
    await explained(profit, async (account) => {
      const book = await desk.do(ledger, { account, from, to, closing: 'tanpa' })
      const { projects, entries } = await desk.do(report.figureOrigin, { account, from, to })
      const lines = book.rows.map(({ debit, credit }) => BigInt(credit) - BigInt(debit))
      expect(projects.reduce((all, { amount }) => all + BigInt(amount), 0n)).toBe(
        lines.reduce((all, one) => all + one, 0n),
      )
      expect(entries).toBe(new Set(book.rows.map(({ entryNumber }) => entryNumber)).size)
      return lines
    })
    await explained({ ...trial, title: 'Debit' }, async (account) => {
      const { rows } = await desk.do(ledger, { account, from: trial.columns[0]?.from ?? from, to })
      return rows.map(({ debit, credit }) => BigInt(debit) - BigInt(credit))
    })
    const equity = await desk.do(report.equityStatement, { from, to })
    expect(Number(equity.rows.at(-1)?.amounts.at(-1)), `ekuitas ${to}`).toBe(0 - sumOf(/^[3-8]/, to))
    const owed = await desk.do(receivableAging, { on: to })
    expect(owed.rows.reduce((all, row) => all + Number(row.total), 0)).toBe(stands('1-1300', to))
    const owing = await desk.do(payableAging, { on: to })
    expect(owing.rows.reduce((all, row) => all + Number(row.total), 0)).toBe(0 - stands('2-1100', to))
    expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
  }

  return { wrote: (on, parts) => void own.push({ on, parts }), tookBack: () => void own.pop(), stands, sumOf, asTold }
}
