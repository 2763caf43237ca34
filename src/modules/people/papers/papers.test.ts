import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { period } from '#ground/period.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { dailyContractPaper } from './daily-contract.ts'
import { idCardPaper } from './id-card.ts'
import { referencePaper } from './reference.ts'
import { workContractPaper } from './work-contract.ts'

const basis = { letterhead, printed, date: '2026-11-28' }
const person = {
  ...{ name: 'Bagas Prayoga', nik: '3271014105900001', birthPlace: 'Bogor', birthDate: '1990-05-01' },
  ...{ sex: 'L' as const, address: 'Jl. Pandu Raya 12, Bogor' },
}
const said = async (paper: Paper) =>
  (await readPdf(await makePdf(paper)))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

test('a contract for a time says what PP 35/2021 asks of it: parties, job, place, time, wage and compensation', async () => {
  const work = { person, position: 'Pelaksana', fromDate: '2026-12-01', toDate: '2027-11-30', probationTo: null }
  const allowances = [{ name: 'Tunjangan jabatan', amount: money(500_000n) }]
  const text = await said(workContractPaper({ ...basis, ...work, base: money(7_500_000n), allowances }))
  for (const part of [
    ...['WAKTU TERTENTU', 'Bagas Prayoga', '3271014105900001', '1 Mei 1990', 'laki-laki', 'Jl. Pandu Raya 12'],
    ...['sebagai Pelaksana', '1 Desember 2026 sampai dengan 30 November 2027', 'tanpa masa percobaan'],
    ...['Rp7.500.000', 'Tunjangan jabatan', 'Rp8.000.000', 'delapan juta rupiah', 'kompensasi', 'Meterai'],
  ]) {
    expect(text).toContain(part)
  }
  const forGood = { ...work, toDate: null, probationTo: '2027-02-28' }
  const other = await said(workContractPaper({ ...basis, ...forGood, base: money(1n), allowances: [] }))
  expect(other).toContain('WAKTU TIDAK TERTENTU')
  expect(other).toContain('Masa percobaan sampai dengan 28 Februari 2027')
})

test('who has left gets a paklaring with both days and no wage; who works here a letter that says so', async () => {
  const work = { person, position: 'Pelaksana', department: 'Proyek', joinDate: '2024-03-01' }
  const left = await said(referencePaper({ ...basis, ...work, leftOn: '2026-10-31' }))
  expect(left).toContain('pernah bekerja')
  expect(left).toContain('1 Maret 2024 sampai dengan 31 Oktober 2026')
  expect(left).not.toContain('Rp')
  expect(await said(referencePaper({ ...basis, ...work, leftOn: null }))).toContain('SURAT KETERANGAN KERJA')
})

test('the daily contract names everybody of a site with address, work and wage', async () => {
  const of = { nik: null, address: 'Kp. Cibeureum', trade: 'Tukang batu', kind: 'harian' as const, dailyRate: '165000' }
  const workers = [
    { ...of, name: 'Karno' },
    { ...of, name: 'Slamet', kind: 'borongan' as const, dailyRate: null },
  ]
  const text = await said(
    dailyContractPaper({ ...basis, project: 'Ruko Sentul', place: null, month: period('2026-11'), workers }),
  )
  for (const part of ['Ruko Sentul', 'November 2026', 'Karno', 'Kp. Cibeureum', '165.000', 'borongan', '21 hari'])
    expect(text).toContain(part)
})

test('a card names the firm, whose it is, their work and number, and what to do with one that was found', async () => {
  const of = { name: 'Bagas Prayoga', work: ['Pelaksana', 'Proyek'], code: 'KRY-0001' }
  const text = await said(idCardPaper({ letterhead, printed, ...of }))
  for (const part of [letterhead.address ?? '', 'Bagas Prayoga', 'Pelaksana', 'KRY-0001', 'Bila ditemukan'])
    expect(text).toContain(part)
})
