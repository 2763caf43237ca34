import { rupiah } from '#ground/format.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import type { ContractBillTax } from '#modules/sales/face.ts'
import { contractFacts, type ContractHead } from './handover-paper.ts'

/** What the paper of a faktur pajak says: the very values it was made with in Coretax. */
export interface TaxData extends PaperBasis, ContractHead {
  readonly tax: ContractBillTax
}

/** Data faktur pajak: number, kode transaksi and the bases of PPN of an invoice, for who pays it. */
export function taxPaper(data: TaxData): Paper {
  const { tax } = data
  const rows: readonly (readonly [string, string])[] = [
    ['Nomor faktur pajak', tax.number ?? 'belum ada'],
    ['Kode transaksi', tax.transactionCode ?? '–'],
    ['Harga jual/penggantian', rupiah(tax.gross)],
    ['Potongan uang muka', rupiah(tax.downPayment)],
    ['Dasar pengenaan pajak', rupiah(tax.dpp)],
    ['DPP nilai lain', rupiah(tax.dppOther)],
    ['PPN', rupiah(tax.ppn)],
  ]
  return {
    ...framed(data, {
      title: 'DATA FAKTUR PAJAK',
      size: 'A4',
      facts: [['Tanggal', onPaper(data.date)], ...contractFacts(data)],
      parties: [partyBlock('Pembeli', data.customer)],
    }),
    lines: null,
    closing: [
      {
        layout: 'entries',
        table: {
          widths: [170, '*'],
          body: rows.map(([label, value]) => [
            { text: label, style: 'quiet' },
            { text: value, style: 'value' },
          ]),
        },
      } as Piece,
    ],
  }
}
