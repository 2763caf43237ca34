import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_DIMS } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { readCsv } from '#kit/import/file/read-csv.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf, post, reverse } from '#modules/journal/face.ts'
import vectors from '../../../../tests/vectors/finance_small.json' with { type: 'json' }
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import { cashStandings, openCashEntry, voidCashEntry } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'
import { readStatement } from './rules.ts'
import { keepStatement } from './take-statement.ts'

let db: Database
let house: House
let desk: Desk
let bank: string

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
  bank = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
})

const take = (name: string, most = 100) => {
  const bytes = readFileSync(new URL(`../../../../tests/vectors/${name}`, import.meta.url))
  const statement = readStatement(readCsv(bytes).sheets[0]?.rows ?? [])
  const part = { ...statement, lines: statement.lines.slice(0, most) }
  return db.withTx((tx) => keepStatement(tx, house.actor, { cashAccountId: bank, fileName: name }, part))
}
const see = () => desk.do(contract.openMatching, { cashAccountId: bank })
const lineOf = async (text: string, at = 0) => {
  const line = (await see()).lines.filter(({ description }) => description.includes(text))[at]
  if (!line) throw new Error(`no line ${text}`)
  return line
}
const candidates = async (text: string) => desk.do(contract.matchCandidates, { id: (await lineOf(text)).id })
const book = async (date: string, title: string, lines: readonly (readonly [string, number, number])[]) => {
  const source = { kind: 'vector', id: newId() }
  const written = lines.map(([account, debit, credit]) => ({
    ...{ ...NO_DIMS, account, debit: money(BigInt(debit)), credit: money(BigInt(credit)) },
  }))
  await db.withTx((tx) =>
    post(tx, house.actor, { on: day(date), area: 'finance', source, memo: title, lines: written }),
  )
  return source
}
const bookVectors = async () => {
  for (const { date, title, kind, expected } of vectors.entries) {
    if (kind === 'dari_rekonsiliasi') continue
    await book(
      date,
      title,
      expected.journal.map(({ account, debit, credit }) => [account, debit, credit] as const),
    )
  }
}
const sound = async () => expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])

describe('the statement of the vectors beside the books of the small company', () => {
  test('is matched line by line, one to one, one to several, or made; then book and bank agree', async () => {
    await bookVectors()
    expect(await take('mutasi_1_seperti_bca.csv')).toEqual({ added: 8, known: 0, duplicates: 1, pending: 1 })
    expect(await see()).toMatchObject({
      ...{ to: '2025-03-31', layout: 'db-cr', bank: '66083400', difference: '0', waiting: '1268400' },
      counts: { waiting: 8, matched: 0, duplicate: 1 },
    })
    // The same days once more, from a file that tells no balance: what the bank said before still holds.
    expect(await take('mutasi_3_umum.csv')).toMatchObject({ added: 0 })
    expect(await see()).toMatchObject({ layout: 'bertanda', bank: '66083400', difference: '0' })
    for (const line of vectors.bank_statement.lines) {
      const titles = line.expected.entries.map((id) => vectors.entries.find((entry) => entry.id === id)?.title)
      const account = /^create:(.+)$/.exec(line.expected.match)?.[1]
      if (!account && titles.length === 0) continue
      const { id, version } = await lineOf(line.description)
      if (account) await desk.do(contract.makeFromLine, { id, version, account })
      else {
        const found = await candidates(line.description)
        const chosen = found.filter(({ memo }) => titles.includes(memo))
        if (titles.length === 1) expect(found[0]).toMatchObject({ memo: titles[0], isSure: true })
        const lines = chosen.map(({ entryId, lineNo }) => ({ entryId, lineNo }))
        await desk.do(contract.matchLine, { id, version, lines })
      }
    }
    const { reconciliation } = vectors.expected
    expect(await see()).toMatchObject({
      ...{ book: String(reconciliation.book_closing), bank: String(reconciliation.statement_closing) },
      ...{ difference: '0', waiting: '0', incoming: '0', outgoing: '0' },
      counts: { waiting: 0, matched: 8, duplicate: 1 },
    })
    await sound()
  })

  test('brings nothing twice, whichever layout the next file has and however far it overlaps', async () => {
    expect(await take('mutasi_2_seperti_mandiri.csv', 5)).toMatchObject({ added: 5, known: 0 })
    expect(await take('mutasi_1_seperti_bca.csv')).toEqual({ added: 3, known: 5, duplicates: 1, pending: 1 })
    expect(await take('mutasi_3_umum.csv')).toEqual({ added: 0, known: 9, duplicates: 0, pending: 0 })
    expect((await see()).counts).toEqual({ waiting: 8, matched: 0, duplicate: 1 })
  })

  test('what looks like the same line once more may be said to have happened twice', async () => {
    await take('mutasi_1_seperti_bca.csv')
    const { id, version } = await lineOf('SWITCHING', 1)
    await desk.do(contract.keepBoth, { id, version })
    expect((await see()).counts).toEqual({ waiting: 9, matched: 0, duplicate: 0 })
    await expect(desk.do(contract.keepBoth, { id, version: version + 1 })).rejects.toMatchObject({
      code: 'bank.other-state',
    })
  })
})

describe('a match', () => {
  test('comes to the same amount, ties a line of the book once, and only one of this account', async () => {
    await take('mutasi_1_seperti_bca.csv')
    await book('2025-03-03', 'K bayar', [
      ['1-1200', 6_000_000, 0],
      ['1-1300', 0, 6_000_000],
    ])
    await book('2025-03-04', 'Kas', [
      ['1-1100', 6_000_000, 0],
      ['3-1000', 0, 6_000_000],
    ])
    const [only, ...more] = await candidates('CR K')
    expect(more).toEqual([])
    const lines = [{ entryId: only?.entryId ?? '', lineNo: only?.lineNo ?? 0 }]
    const other = await lineOf('SWITCHING')
    await expect(desk.do(contract.matchLine, { id: other.id, version: other.version, lines })).rejects.toMatchObject({
      code: 'bank.difference',
    })
    const { id, version } = await lineOf('CR K')
    await desk.do(contract.matchLine, { id, version, lines })
    await expect(desk.do(contract.matchLine, { id: other.id, version: other.version, lines })).rejects.toMatchObject({
      code: 'bank.taken',
    })
    await expect(desk.do(contract.matchLine, { id, version, lines })).rejects.toMatchObject({
      code: 'bank.other-state',
    })
  })

  test('is taken back before the document of it is voided, whichever document it is', async () => {
    await take('mutasi_1_seperti_bca.csv')
    const source = await book('2025-03-03', 'K bayar', [
      ['1-1200', 6_000_000, 0],
      ['1-1300', 0, 6_000_000],
    ])
    const [only] = await candidates('CR K')
    const { id, version } = await lineOf('CR K')
    const lines = [{ entryId: only?.entryId ?? '', lineNo: only?.lineNo ?? 0 }]
    await desk.do(contract.matchLine, { id, version, lines })
    const takeBack = () =>
      db.withTx((tx) => reverse(tx, house.actor, source, { on: day('2025-03-31'), reason: 'Salah' }))
    await expect(takeBack()).rejects.toMatchObject({ code: 'bank.matched', facts: { on: '2025-03-03' } })
    await desk.do(contract.undoMatch, { id, version: version + 1 })
    expect(await takeBack()).toHaveLength(1)
    expect(await candidates('CR K')).toEqual([])
    await sound()
  })

  test('that made a cash entry takes it back with it, and the entry alone is not voided before', async () => {
    await take('mutasi_1_seperti_bca.csv')
    const line = await lineOf('BIAYA ADM')
    const made = await desk.do(contract.makeFromLine, { id: line.id, version: line.version, account: '7-2000' })
    expect(made.number).toMatch(/^BKK-2503-/)
    expect(await balanceOf(db.read, house.companyId, '7-2000')).toBe(12_500n)
    expect(await lineOf('BIAYA ADM')).toMatchObject({ state: 'matched', isMade: true, matched: [made.number] })
    const { version } = await desk.do(openCashEntry, { id: made.id })
    await expect(desk.do(voidCashEntry, { id: made.id, version, reason: 'x' })).rejects.toMatchObject({
      code: 'bank.matched',
    })
    await desk.do(contract.undoMatch, { id: line.id, version: line.version + 1 })
    expect(await balanceOf(db.read, house.companyId, '7-2000')).toBe(0n)
    expect(await desk.do(openCashEntry, { id: made.id })).toMatchObject({ state: 'void' })
    await sound()
  })

  test('is nothing to who sees only part of a company, or another company', async () => {
    await take('mutasi_1_seperti_bca.csv')
    const { id } = await lineOf('CR K')
    const narrowed = { ...house.actor, scope: { ...house.actor.scope, projects: [newId()] } }
    await expect(deskOf(db, narrowed, financeRoutes).do(contract.openMatching, {})).rejects.toMatchObject({
      code: 'bank.narrowed',
    })
    const stranger = deskOf(db, (await aHouse(db)).actor, financeRoutes)
    await expect(stranger.do(contract.matchCandidates, { id })).rejects.toThrow()
    await expect(stranger.do(contract.openMatching, { cashAccountId: bank })).rejects.toThrow()
  })
})

describe('several lines of the bank, and what the book does not know yet', () => {
  const at = (account: string) => balanceOf(db.read, house.companyId, account)
  const chosen = async (text: string, memos: readonly string[]) =>
    (await candidates(text))
      .filter(({ memo }) => memos.includes(memo))
      .map(({ entryId, lineNo }) => ({ entryId, lineNo }))

  test('are one line of the book, or several of it, and are undone together', async () => {
    await take('mutasi_1_seperti_bca.csv')
    await book('2025-03-24', 'Setoran dua kali', [
      ['1-1200', 14_011_500, 0],
      ['3-1000', 0, 14_011_500],
    ])
    const [one, other] = [await lineOf('CR K'), await lineOf('SWITCHING')]
    const lines = await chosen('SWITCHING', ['Setoran dua kali'])
    const more = [{ id: other.id, version: other.version }]
    await expect(desk.do(contract.matchLine, { id: one.id, version: one.version, lines })).rejects.toMatchObject({
      code: 'bank.difference',
    })
    await desk.do(contract.matchLine, { id: one.id, version: one.version, more, lines })
    expect(await lineOf('CR K')).toMatchObject({ state: 'matched', together: 2, isMade: false })
    expect(await lineOf('SWITCHING')).toMatchObject({ state: 'matched', together: 2 })
    await sound()
    // Taken back from the line that does not lead.
    await desk.do(contract.undoMatch, { id: other.id, version: other.version + 1 })
    expect((await see()).counts).toEqual({ waiting: 8, matched: 0, duplicate: 1 })
    await book('2025-03-03', 'Bagian satu', [
      ['1-1200', 10_000_000, 0],
      ['3-1000', 0, 10_000_000],
    ])
    await book('2025-03-24', 'Bagian dua', [
      ['1-1200', 4_011_500, 0],
      ['3-1000', 0, 4_011_500],
    ])
    const two = await chosen('SWITCHING', ['Bagian satu', 'Bagian dua'])
    const again = [{ id: other.id, version: other.version + 2 }]
    await desk.do(contract.matchLine, { id: one.id, version: one.version + 2, more: again, lines: two })
    expect((await see()).counts).toEqual({ waiting: 6, matched: 2, duplicate: 1 })
    await sound()
  })

  test('a fee, PPh that was held back and a rounding are booked in the act, and taken back with it', async () => {
    await take('mutasi_1_seperti_bca.csv')
    await book('2025-03-24', 'L bayar kotor', [
      ['1-1200', 8_161_001, 0],
      ['1-1300', 0, 8_161_001],
    ])
    const { id, version } = await lineOf('SWITCHING')
    const lines = await chosen('SWITCHING', ['L bayar kotor'])
    const differences = [
      { account: '7-2000', amount: '-2500' },
      { account: '1-1620', amount: '-147000' },
      { account: '7-2900', amount: '-1' },
    ]
    await desk.do(contract.matchLine, { id, version, lines, differences })
    expect([await at('7-2000'), await at('1-1620'), await at('7-2900')]).toEqual([2500n, 147_000n, 1n])
    expect(await lineOf('SWITCHING')).toMatchObject({ state: 'matched', isMade: true })
    await sound()
    await desk.do(contract.undoMatch, { id, version: version + 1 })
    expect([await at('7-2000'), await at('1-1620'), await at('7-2900')]).toEqual([0n, 0n, 0n])
    await sound()
  })
})
