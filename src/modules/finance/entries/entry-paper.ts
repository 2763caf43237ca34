import { pphWords } from '#ground/pph.ts'
import { reportAmount, rupiah } from '#ground/format.ts'
import { money } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Lines, Paper } from '#kit/paper/paper.ts'
import { labelled, type SignatureBox } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { CashEntryKind } from '../words.ts'
import type { CashEntry } from './contract.ts'
import { cashEntryPage } from './open-entry.ts'

const titles = { masuk: 'BUKTI KAS MASUK', keluar: 'BUKTI KAS KELUAR', pindah: 'BUKTI PINDAH KAS' }
/** As templates and signatories know them. */
const docTypes = { masuk: 'kas masuk', keluar: 'kas keluar', pindah: 'pindah kas' }

/** Prints the voucher of a cash entry; 404 for one the person may not see. */
export async function cashEntryPdf(tx: Tx, actor: Actor, id: string): Promise<FileReply> {
  const entry = await cashEntryPage(tx, actor, id)
  const wanted = { docType: docTypes[entry.kind], amount: money(entry.amount) }
  const letterhead = await issuerOf(tx, actor.companyId, wanted)
  const { state, number, date } = entry
  const body = await makePdf(cashEntryPaper({ letterhead, printed: printedNow(actor), state, number, date }, entry))
  return file({ name: `Bukti kas ${entry.label}.pdf`, type: 'application/pdf', body, inline: true })
}

/** A cash entry as a paper: where money lay, whom it came from or went to, how much in words and figures, and what for. */
export function cashEntryPaper(basis: PaperBasis, entry: CashEntry): Paper {
  const isMoved = entry.kind === 'pindah'
  const who = entry.kind === 'masuk' ? 'Diterima dari' : 'Dibayarkan kepada'
  return {
    ...framed(basis, {
      title: titles[entry.kind],
      size: 'A4',
      facts: [
        ['Tanggal', onPaper(basis.date)],
        [isMoved ? 'Dari' : 'Kas / bank', entry.cashAccountName],
        ['Ke', entry.toCashAccountName],
        ['Tanggal sampai', entry.arrivalDate && onPaper(entry.arrivalDate)],
        ['No. referensi', entry.reference],
      ],
      parties: entry.partyName ? [{ label: who, name: entry.partyName, lines: [] }] : [],
    }),
    lines: isMoved ? null : linesOf(entry),
    closing: [
      {
        margin: [0, 12, 0, 0],
        stack: [
          ...labelled('Uang sejumlah', [`${rupiah(entry.amount)} (${sentence(terbilangRupiah(money(entry.amount)))})`]),
          ...labelled('Biaya transfer', [entry.fee === '0' ? '' : rupiah(entry.fee)]),
          ...labelled('Keterangan', [entry.memo ?? '']),
        ],
      },
      signingRow(boxesOf(basis, entry)),
    ],
  }
}

function linesOf({ lines }: CashEntry): Lines {
  const amounts = lines.map(({ amount }) => reportAmount(amount))
  const hasProject = lines.some(({ projectName }) => projectName !== null)
  return {
    columns: [
      { title: 'Untuk', width: '*' },
      ...(hasProject ? [{ title: 'Proyek', width: 150 }] : []),
      { title: 'Jumlah (Rp)', width: wide(90, amounts), align: 'right' },
    ],
    rows: lines.map((line, at) => [
      [line.accountName, line.memo].filter(Boolean).join(': ') + heldOnPaper(line),
      ...(hasProject ? [[line.projectName, line.workItemName].filter(Boolean).join(', ')] : []),
      amounts[at] ?? '',
    ]),
  }
}

// The lines say what was bought; what was held back of it did not change hands.
const heldOnPaper = ({ tax }: CashEntry['lines'][number]) =>
  tax?.pphKind ? ` (${pphWords[tax.pphKind]} ${rupiah(tax.pph)} dipotong)` : ''

// Money that changes hands is signed for by hand, by whoever gave it and whoever took it.
const hands: Readonly<Record<CashEntryKind, readonly [string, string]>> = {
  masuk: ['Penyetor', 'Penerima uang'],
  keluar: ['Dibayar oleh', 'Penerima uang'],
  pindah: ['Diserahkan oleh', 'Diterima oleh'],
}

function boxesOf(basis: PaperBasis, { kind, partyName, postedBy }: CashEntry): SignatureBox[] {
  const [gave, took] = hands[kind]
  const ours = postedBy ?? basis.printed.by
  const names = kind === 'masuk' ? [partyName ?? '', ours] : [ours, kind === 'keluar' ? (partyName ?? '') : '']
  return [
    { above: placeAndDay(basis.letterhead, basis.date), name: names[0] ?? '', role: gave },
    issuerBox('Disetujui', basis.letterhead, basis.state),
    { above: took, name: names[1] ?? '', role: 'Nama dan tanggal' },
  ]
}
