import { groupedId, phoneText } from '#ground/identifiers.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import { fullName } from '#kit/paper/head-words.ts'
import type { Column, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
import { signatures } from '#kit/paper/pieces.ts'
import { issuerBox } from '#kit/paper/signing.ts'
import { jkkClasses, legalForms, sbuQualifications } from '#modules/company/companies/company.record.ts'
import type { Company } from '#modules/company/companies/contract.ts'

/** The company as it stands on the day of printing. */
export interface ProfileData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly company: Company
}

const LABEL = 132
const SIGNING = 190

/**
 * Profil perusahaan: legal facts, SBU with their validity, accounts, and who signs. What somebody may sign up to is
 * nobody's business outside.
 */
export function profilePaper(data: ProfileData): Paper {
  const { letterhead, company } = data
  const signer = issuerBox(placeAndDay(letterhead, data.date), letterhead)
  return {
    ...framed(data, {
      title: 'PROFIL PERUSAHAAN',
      size: 'A4',
      facts: [['Per tanggal', onPaper(data.date)]],
      parties: [],
      intro: [legalFacts(data), ...sbuTable(data), ...accountTable(company), ...signatoryTable(company)],
    }),
    lines: null,
    closing: [{ margin: [0, 16, 0, 0], columns: [{ width: '*', text: '' }, ...signatures([signer], SIGNING, 44)] }],
  }
}

function legalFacts({ letterhead, company }: ProfileData): Piece {
  const place = [company.city, company.province, company.postalCode].filter(Boolean).join(', ')
  const known: readonly (readonly [string, string | null])[] = [
    ['Nama perusahaan', fullName(letterhead)],
    ['Bentuk', legalForms[company.legalForm]],
    ['NIB', company.nib],
    ['NPWP', company.npwp && groupedId(company.npwp)],
    ['NITKU', company.nitku],
    ['Pengusaha Kena Pajak', pkpText(company)],
    ['NPP BPJS Ketenagakerjaan', company.bpjsNpp],
    ['Kelas risiko JKK', company.jkkClass && jkkClasses[company.jkkClass]],
    ['Alamat', [company.address, place].filter(Boolean).join('\n')],
    ['Telepon', company.phone && phoneText(company.phone)],
    ['Email', company.email],
    ['Situs web', company.website],
  ]
  const body = known
    .filter(([, value]) => value)
    .map(([label, value]): TableCell[] => [{ text: label, style: 'quiet' }, value ?? ''])
  return { layout: 'facts', table: { widths: [LABEL, '*'], body } }
}

function pkpText({ isPkp, pkpDate }: Company): string {
  if (!isPkp) return 'Tidak'
  return pkpDate ? `Ya, sejak ${onPaper(pkpDate)}` : 'Ya'
}

function sbuTable({ company, date }: ProfileData): Piece[] {
  const columns: readonly Column[] = [
    { title: 'Nomor', width: '*' },
    { title: 'Kualifikasi', width: 62 },
    { title: 'Berlaku sejak', width: 68 },
    { title: 'Berlaku sampai', width: 74 },
    { title: 'Status', width: 68 },
  ]
  const rows = company.sbu.map((sbu): TableCell[] => [
    sbu.subclass ? { stack: [sbu.no, { text: sbu.subclass, style: 'label' }] } : sbu.no,
    sbuQualifications[sbu.qualification],
    sbu.validFrom ? onPaper(sbu.validFrom, 'short') : '–',
    onPaper(sbu.validUntil, 'short'),
    stateOn(String(date), sbu),
  ])
  return section('Sertifikat Badan Usaha (SBU)', columns, rows)
}

function stateOn(day: string, { validFrom, validUntil }: Company['sbu'][number]): string {
  if (validUntil < day) return 'Habis'
  return validFrom && validFrom > day ? 'Belum berlaku' : 'Berlaku'
}

function accountTable({ bankAccounts }: Company): Piece[] {
  const columns: readonly Column[] = [
    { title: 'Bank', width: 112 },
    { title: 'Cabang', width: 96 },
    { title: 'Nomor rekening', width: 112 },
    { title: 'Atas nama', width: '*' },
  ]
  const rows = bankAccounts.map(({ bank, branch, accountNo, holder }) => [bank, branch ?? '–', accountNo, holder])
  return section('Rekening bank', columns, rows)
}

function signatoryTable({ signatories }: Company): Piece[] {
  const columns: readonly Column[] = [
    { title: 'Nama', width: '*' },
    { title: 'Jabatan', width: 160 },
    { title: 'Dokumen', width: 160 },
  ]
  const rows = signatories.map(({ name, position, docTypes }) => [
    name,
    position ?? '–',
    docTypes.length > 0 ? docTypes.join(', ') : 'Semua dokumen',
  ])
  return section('Penandatangan', columns, rows)
}

// A part without rows says nothing: it is left out, heading and all.
function section(title: string, columns: readonly Column[], rows: readonly (readonly TableCell[])[]): Piece[] {
  if (rows.length === 0) return []
  const head = columns.map((column): TableCell => ({ text: column.title, style: 'head' }))
  return [
    { text: title, style: 'strong', margin: [0, 15, 0, 5] },
    {
      layout: 'lines-dense',
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: columns.map(({ width }) => width),
        body: [head, ...rows.map((row) => [...row])],
      },
    },
  ]
}
