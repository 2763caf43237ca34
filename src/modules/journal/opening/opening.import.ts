import * as z from 'zod/mini'
import { money, minus, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { zDay, zMoney, zOptionalText } from '#kit/http/shapes.ts'
import { keyText, type Given, type ImportColumn, type Importer } from '#kit/import/importer.ts'
import { byTyped } from '#kit/import/master.ts'
import { zOpenedAccount, zOpeningRow } from './contract.ts'
import { accountNames, lockOpening, openedAccounts } from './store.ts'
import { open, takeBack } from './verbs.ts'

type Row = z.output<typeof zOpeningRow>

const zCashRow = z.strictObject({
  on: zDay,
  account: zOpenedAccount,
  balance: zMoney.check(z.refine((value) => value !== 0n, 'Saldonya nol: kosongkan baris ini.')),
  note: zOptionalText(200),
})

const dayColumn: ImportColumn = {
  key: 'on',
  label: 'Tanggal',
  kind: 'day',
  isNeeded: true,
  alike: ['tgl', 'tanggal saldo', 'per tanggal', 'tanggal mulai'],
}
const noteColumn: ImportColumn = {
  key: 'note',
  label: 'Keterangan',
  kind: 'text',
  isNeeded: false,
  alike: ['catatan', 'ket'],
}

// Both ways into the ledger open an account once, whoever was first.
const shared = {
  home: '/laporan-keuangan/',
  permissions: ['create laporan-keuangan'],
  touches: ['opening-balances', 'journal'],
  keys: [{ column: 'account', label: 'akun', isUnique: true }],
  twins: async (tx: Tx, actor: Actor, _key: unknown, texts: readonly string[]) =>
    (await openedAccounts(tx, actor.companyId, texts)).map(({ account, id, number }) => ({
      text: account,
      id,
      label: `saldo awal ${account} di ${number}`,
    })),
  takeBack: async (tx: Tx, actor: Actor, { id }: { readonly id: string }) => {
    // The rows of a file are one journal: the first that goes back takes the others with it.
    const opening = await lockOpening(tx, actor.companyId, id)
    if (opening?.state !== 'void') await takeBack(tx, actor, id, actor.note ?? 'Impor diurungkan')
  },
} satisfies Partial<Importer>

/** What stood in the ledger when the books began, from a file: one opening journal per day. */
export const ledgerOpeningImport: Importer = {
  ...shared,
  name: 'saldo-awal-akun',
  title: 'Saldo awal akun',
  examples: [
    { account: '1-2300', debit: '185.000.000', on: '01/01/2026', note: 'Dua truk' },
    { account: '1-2310', credit: '35.000.000', on: '01/01/2026', note: 'Akumulasi penyusutan' },
    { account: '2-2100', credit: '90.000.000', on: '01/01/2026', note: 'Sisa kredit bank' },
  ],
  columns: [
    {
      key: 'account',
      label: 'Akun',
      kind: 'text',
      isNeeded: true,
      alike: ['kode akun', 'no akun', 'nomor akun', 'nama akun', 'perkiraan', 'coa', 'account'],
      lookUp: (tx, actor, texts) => lookUpAccounts(tx, actor, texts),
    },
    {
      key: 'debit',
      label: 'Debit',
      kind: 'money',
      isNeeded: false,
      alike: ['debet', 'saldo debit', 'dr'],
    },
    { key: 'credit', label: 'Kredit', kind: 'money', isNeeded: false, alike: ['saldo kredit', 'credit', 'cr'] },
    dayColumn,
    noteColumn,
  ],
  shape: zOpeningRow,
  add: { most: 500, groupOf: dayOf, add: (tx, actor, given) => opened(tx, actor, given.map(asRow)) },
}

/** What lay in the cash boxes and on the bank accounts when the books began, from a file. */
export const cashOpeningImport: Importer = {
  ...shared,
  name: 'saldo-awal-kas',
  title: 'Saldo awal kas & bank',
  examples: [
    { account: 'Kas', balance: '12.500.000', on: '01/01/2026' },
    { account: 'Bank', balance: '148.250.000', on: '01/01/2026', note: 'Rekening koran 31/12' },
  ],
  touches: [...shared.touches, 'cash-accounts'],
  columns: [
    {
      key: 'account',
      label: 'Kas/bank',
      kind: 'text',
      isNeeded: true,
      alike: ['kas', 'bank', 'rekening', 'no rekening', 'nomor rekening', 'akun', 'nama akun', 'kode akun'],
      lookUp: (tx, actor, texts) => lookUpAccounts(tx, actor, texts, true),
      instances: async (tx, { companyId }) => {
        const all = await accountNames(tx, companyId)
        return all.flatMap(({ cash }) => (cash === null ? [] : [cash]))
      },
    },
    {
      key: 'balance',
      label: 'Saldo',
      kind: 'money',
      isNeeded: true,
      alike: ['saldo awal', 'jumlah', 'nilai', 'saldo akhir'],
    },
    dayColumn,
    noteColumn,
  ],
  shape: zCashRow,
  add: { most: 500, groupOf: dayOf, add: (tx, actor, given) => opened(tx, actor, given.map(asCash)) },
}

async function opened(tx: Tx, actor: Actor, rows: readonly Row[]): Promise<{ id: string }[]> {
  const [first] = rows
  if (!first) return []
  const lines = rows.map(({ account, debit, credit, note }) => ({ account, debit, credit, note }))
  const { id } = await open(tx, actor, { on: first.on, notes: actor.note ?? null, lines })
  return rows.map(() => ({ id }))
}

function dayOf(given: Given): string {
  return String(given['on'])
}

function asRow(given: Given): Row {
  // Safe: the shape of the importer has checked each.
  return given as unknown as Row
}

// An overdrawn account stands on the other side.
function asCash(given: Given): Row {
  const { on, account, balance, note } = given as unknown as z.output<typeof zCashRow>
  const isOver = balance < 0n
  return { on, account, note, debit: isOver ? ZERO : balance, credit: isOver ? money(minus(ZERO, balance)) : ZERO }
}

/** Finds accounts by what people write: '1-1100', '11100', '1-1100 Kas', the name, the bank's number. */
async function lookUpAccounts(
  tx: Tx,
  actor: Actor,
  texts: readonly string[],
  onlyCash = false,
): Promise<Map<string, string>> {
  const all = (await accountNames(tx, actor.companyId)).filter(({ cash }) => !onlyCash || cash !== null)
  const codes = new Set(all.map(({ code }) => code))
  const byName = new Map<string, string | undefined>()
  for (const { code, name, cash, accountNo } of all) {
    for (const text of new Set([name, cash, accountNo, accountNo?.replace(/\D/g, '')].filter(Boolean).map(keyText)))
      // Two that are called alike are told apart by their codes.
      byName.set(text, byName.has(text) && byName.get(text) !== code ? undefined : code)
  }
  const found = new Map<string, string>()
  for (const text of texts) {
    const key = keyText(text)
    const [, head, rest] = /^(\d)[-.\s]?(\d{4})(?!\d)/.exec(key) ?? []
    const code = head && rest ? `${head}-${rest}` : undefined
    const hit = code && codes.has(code) ? code : (byName.get(key) ?? byName.get(key.replace(/[\s.-]/g, '')))
    if (hit) found.set(key, hit)
  }
  return byTyped(texts, found)
}
