import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { zoneLabel, type Zone } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { mayPass } from '#kit/http/policy.ts'
import { quietCaller } from '#kit/http/quiet-caller.ts'
import { FileReply, type Served } from '#kit/http/serve.ts'
import { momentIn, type Cell } from '#kit/list/cells.ts'
import { CSV_START, csvLine } from '#kit/list/csv.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { businessTables, tableRows } from '#app/export/store.ts'
import type { ZipFile } from '#app/export/zip-file.ts'

/** One file of the whole. */
interface Part {
  readonly name: string
  readonly parts: () => Promise<AsyncIterable<Buffer | string>>
}

/**
 * Writes every list a person may export, as that list exports itself; who holds every right gets every table beside
 * them, rows as they are kept, and so also the lines of documents and the index of files.
 */
export async function writeAll(
  given: { readonly tx: Tx; readonly actor: Actor; readonly routes: readonly Served[] },
  zip: ZipFile,
  onPart: (done: number, total: number) => Promise<void>,
): Promise<void> {
  const { tx, actor, routes } = given
  const lists = routes.filter(isListExport).filter(({ endpoint }) => mayPass(endpoint.permission, actor))
  const seesAll = allPermissions.every((permission) => actor.can(permission))
  const tables = seesAll ? await businessTables(tx) : []
  const all = [
    ...lists.map((served) => listPart(tx, actor, served)),
    ...tables.map((table) => tablePart(tx, actor, table)),
  ]
  await zip.add('BACA-SAYA.txt', Readable.from([readMe(actor, lists.length, tables.length)]))
  for (const [index, { name, parts }] of all.entries()) {
    await onPart(index, all.length)
    await zip.add(name, await parts())
  }
}

/** A door that answers a whole list as a file. */
export function isListExport({ endpoint, open }: Served): boolean {
  if (open || endpoint.method !== 'GET' || !endpoint.path.endsWith('/ekspor') || endpoint.path.includes(':'))
    return false
  return z.safeParse(endpoint.input, { format: 'csv' }).success
}

function listPart(tx: Tx, actor: Actor, { endpoint, run }: Served): Part {
  const name = endpoint.path.slice('/api/'.length, -'/ekspor'.length).replaceAll('/', '-')
  return {
    name: `daftar/${name}.csv`,
    parts: async () => {
      const asked = z.parse(endpoint.input, { format: 'csv' })
      const reply = await run({ tx, actor: { ...actor, via: 'job' }, asked, caller: nobody })
      if (!(reply instanceof FileReply)) throw new TypeError(`${endpoint.path} answered no file`)
      return Buffer.isBuffer(reply.body) ? Readable.from([reply.body]) : (reply.body as AsyncIterable<Buffer>)
    },
  }
}

function tablePart(tx: Tx, actor: Actor, table: { readonly name: string; readonly columns: readonly string[] }): Part {
  const lines = async function* () {
    yield CSV_START + csvLine(table.columns.map((text) => ({ kind: 'text', text })))
    for await (const rows of tableRows(tx, table, actor.companyId))
      yield rows.map((row) => csvLine(row.map((text) => keptCell(text, actor.zone)))).join('')
  }
  return { name: `tabel/${table.name === 'file' ? 'lampiran' : table.name}.csv`, parts: async () => lines() }
}

const INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d):(\d\d)(?:\.\d+)?\+00$/

/** What is kept as text in a table; instants by the clock of the company, to the second. */
function keptCell(text: string | null, zone: Zone): Cell {
  if (text === null || text === '') return { kind: 'empty' }
  const [, day, clock, seconds] = INSTANT.exec(text) ?? []
  if (day === undefined) return { kind: 'text', text }
  return { kind: 'moment', text: `${momentIn(zone, `${day}T${clock}:00Z`)}:${seconds}` }
}

function readMe(actor: Actor, lists: number, tables: number): string {
  return [
    'Ekspor data Mandor',
    '',
    `Dibuat untuk ${actor.name}.`,
    `daftar/: ${lists} daftar seperti di layar, dengan judul kolom Indonesia.`,
    ...(tables > 0
      ? [`tabel/: ${tables} tabel seperti disimpan, termasuk baris setiap dokumen; lampiran.csv adalah indeks berkas.`]
      : ['Hanya daftar yang boleh Anda ekspor yang ada di sini.']),
    '',
    `CSV: UTF-8, pemisah titik koma, desimal koma, jam ${zoneLabel(actor.zone)}. Teks yang tampak seperti rumus diawali tanda petik.`,
    '',
  ].join('\r\n')
}

const nobody = quietCaller({ ip: '', userAgent: '', requestId: 'job' })
