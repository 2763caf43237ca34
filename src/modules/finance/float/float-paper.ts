import { day } from '#ground/day.ts'
import { reportAmount, rupiah } from '#ground/format.ts'
import { ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { file, type FileReply } from '#kit/http/serve.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Lines, Paper } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { wide } from '#kit/paper/priced-lines.ts'
import { printedNow } from '#kit/paper/printed.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { today } from '#kit/posting/today.ts'
import { issuerOf } from '#modules/company/companies/face.ts'
import type { FloatMove } from './contract.ts'
import { floatById, floatMovesOf, type KeptFloat } from './store.ts'

/** Prints what one person was given for a project and what became of it; 404 where it is not this person's to see. */
export async function floatPdf(tx: Tx, actor: Actor, id: string): Promise<FileReply> {
  const float = await floatById(tx, actor, id)
  const moves = await floatMovesOf(tx, actor.companyId, id)
  const letterhead = await issuerOf(tx, actor.companyId, { docType: 'pertanggungjawaban kas', amount: ZERO })
  const basis = { letterhead, printed: printedNow(actor), date: today(actor), number: null, state: 'posted' as const }
  const body = await makePdf(floatPaper(basis, float, moves))
  const name = `Pertanggungjawaban kas ${float.holderName} - ${float.projectName}.pdf`
  return file({ name, type: 'application/pdf', body, inline: true })
}

/** The account of a float as a paper: what was given, spent and returned, oldest first, and what is left or owed. */
export function floatPaper(basis: PaperBasis, float: KeptFloat, moves: readonly FloatMove[]): Paper {
  const left = BigInt(float.balance)
  return {
    ...framed(basis, {
      title: 'PERTANGGUNGJAWABAN KAS LAPANGAN',
      size: 'A4',
      facts: [
        ['Proyek', float.projectName],
        ['Pemegang', float.holderName],
        ['Per tanggal', onPaper(basis.date)],
      ],
      parties: [],
    }),
    lines: movesOnPaper(left, moves),
    closing: [
      {
        margin: [0, 12, 0, 0],
        stack: [
          ...labelled('Diberikan', [rupiah(float.given)]),
          ...labelled('Dibelanjakan', [rupiah(float.spent)]),
          ...labelled('Dikembalikan', [rupiah(float.returned)]),
          ...labelled(left < 0n ? 'Terutang kepada pemegang' : 'Sisa di tangan', [
            rupiah(String(left < 0n ? -left : left)),
          ]),
          ...labelled('Menunggu disetujui, belum dihitung', [float.waiting === '0' ? '' : rupiah(float.waiting)]),
        ],
      },
      signingRow([
        { above: 'Pemegang kas', name: float.holderName, role: 'Tanggal' },
        { above: 'Diperiksa', name: '', role: 'Nama dan tanggal' },
        issuerBox('Disetujui', basis.letterhead, basis.state),
      ]),
    ],
  }
}

// The newest entries at most: what stood before them is the first line.
function movesOnPaper(left: bigint, moves: readonly FloatMove[]): Lines {
  const booked = moves.filter(({ state }) => state === 'posted').toReversed()
  const signed = ({ kind, amount }: FloatMove) => (kind === 'given' ? BigInt(amount) : -BigInt(amount))
  const before = booked.reduce((rest, move) => rest - signed(move), left)
  let balance = before
  const rows = booked.map((move) => {
    balance += signed(move)
    const amount = reportAmount(move.amount)
    const [came, went] = move.kind === 'given' ? [amount, ''] : ['', amount]
    const about = move.kind === 'returned' ? 'Dikembalikan ke kas' : (move.memo ?? '')
    return [onPaper(day(move.date), 'short'), move.number ?? '', about, came, went, reportAmount(String(balance))]
  })
  const carried = before === 0n ? [] : [['', '', 'Saldo sebelumnya', '', '', reportAmount(String(before))]]
  const figures = [...carried, ...rows].flatMap((row) => row.slice(3))
  const width = wide(72, figures)
  return {
    columns: [
      { title: 'Tanggal', width: 62 },
      { title: 'Nomor', width: 82 },
      { title: 'Untuk', width: '*' },
      { title: 'Diberikan', width, align: 'right' },
      { title: 'Keluar', width, align: 'right' },
      { title: 'Saldo', width, align: 'right' },
    ],
    rows: [...carried, ...rows],
  }
}
