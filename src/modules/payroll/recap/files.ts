import { money, sum, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { FileReply } from '#kit/http/serve.ts'
import { columns, type Columns } from '#kit/list/columns.ts'
import { tableFile } from '#kit/list/export.ts'
import type { LineCode, LineSide } from '../slips/words.ts'
import type { exportRecap } from './contract.ts'
import { makeRecap, paidInMonth, type PaidMonth } from './month.ts'

type Asked = AskedOf<typeof exportRecap>

/** Answers the wages of a month as a sheet: one line a person, with every component in a column of its own. */
export async function recapFile(tx: Tx, actor: Actor, { month, format }: Asked): Promise<FileReply> {
  const paid = await paidInMonth(tx, actor.companyId, month)
  const { components } = await makeRecap(tx, actor, month)
  const keyed = components.map((component, at) => ({ ...component, key: `c${at}` }))
  const side = (wanted: LineSide) =>
    Object.fromEntries(
      keyed
        .filter((component) => component.side === wanted)
        .map(({ key, label }) => [
          key,
          { label: wanted === 'perusahaan' ? `${label} (perusahaan)` : label, kind: 'money' },
        ]),
    ) as Columns
  const rows = paid.map((row) => ({
    ...{ code: row.code, name: row.name, department: row.department, position: row.position },
    ...{ earned: String(row.earned), cut: String(row.cut), net: String(row.net), employer: String(row.employer) },
    ...Object.fromEntries(keyed.map(({ key, ...of }) => [key, String(amountOf(row, of))])),
  }))
  return tableFile(actor, {
    title: `Rekap gaji ${month}`,
    columns: {
      ...who,
      ...side('pendapatan'),
      earned: { label: 'Jumlah pendapatan', kind: 'money' },
      ...side('potongan'),
      cut: { label: 'Jumlah potongan', kind: 'money' },
      net: { label: 'Diterima', kind: 'money' },
      ...side('perusahaan'),
      employer: { label: 'Jumlah ditanggung perusahaan', kind: 'money' },
    },
    rows,
    format,
  })
}

const who = columns({
  code: { label: 'Nomor', kind: 'text' },
  name: { label: 'Nama', kind: 'text' },
  department: { label: 'Departemen', kind: 'text' },
  position: { label: 'Jabatan', kind: 'text' },
})

const unitColumns = columns({
  kind: { label: 'Bagian', kind: 'text' },
  name: { label: 'Nama', kind: 'text' },
  people: { label: 'Orang', kind: 'whole' },
  earned: { label: 'Pendapatan', kind: 'money' },
  cut: { label: 'Potongan', kind: 'money' },
  net: { label: 'Diterima', kind: 'money' },
  employer: { label: 'Ditanggung perusahaan', kind: 'money' },
  wages: { label: 'Upah pekerja', kind: 'money' },
  salaries: { label: 'Gaji karyawan di proyek', kind: 'money' },
  cost: { label: 'Biaya', kind: 'money' },
})

/** Answers the wages of a month by department, and what people cost each project; salaries of assigned employees are in both. */
export async function unitsFile(tx: Tx, actor: Actor, { month, format }: Asked): Promise<FileReply> {
  const { departments, projects } = await makeRecap(tx, actor, month)
  const rows = [
    ...departments.map(({ department, ...row }) => ({ kind: 'Departemen', name: department, ...row })),
    ...projects.map(({ project, ...row }) => ({ kind: 'Proyek', name: project, ...row })),
  ]
  return tableFile(actor, { title: `Rekap gaji per bagian ${month}`, columns: unitColumns, rows, format })
}

const bpjsColumns = columns({
  code: { label: 'Nomor', kind: 'text' },
  name: { label: 'Nama', kind: 'text' },
  nik: { label: 'NIK', kind: 'text' },
  healthEmployer: { label: 'Kesehatan 4% (perusahaan)', kind: 'money' },
  healthEmployee: { label: 'Kesehatan 1% (karyawan)', kind: 'money' },
  jkk: { label: 'JKK', kind: 'money' },
  jkm: { label: 'JKM', kind: 'money' },
  jhtEmployer: { label: 'JHT 3,7% (perusahaan)', kind: 'money' },
  jhtEmployee: { label: 'JHT 2% (karyawan)', kind: 'money' },
  jpEmployer: { label: 'JP 2% (perusahaan)', kind: 'money' },
  jpEmployee: { label: 'JP 1% (karyawan)', kind: 'money' },
  sum: { label: 'Jumlah', kind: 'money' },
})

/** Answers the contributions of a month by person and programme. */
export async function bpjsFile(tx: Tx, actor: Actor, { month, format }: Asked): Promise<FileReply> {
  const paid = await paidInMonth(tx, actor.companyId, month)
  const rows = paid.flatMap((row) => {
    const of = (side: LineSide, code: LineCode) => amountOf(row, { side, code, label: null })
    const amounts = {
      healthEmployer: of('perusahaan', 'kesehatan'),
      healthEmployee: of('potongan', 'kesehatan'),
      ...{ jkk: of('perusahaan', 'jkk'), jkm: of('perusahaan', 'jkm') },
      ...{ jhtEmployer: of('perusahaan', 'jht'), jhtEmployee: of('potongan', 'jht') },
      ...{ jpEmployer: of('perusahaan', 'jp'), jpEmployee: of('potongan', 'jp') },
    }
    const total = sum(Object.values(amounts))
    if (total === ZERO) return []
    const texts = Object.entries({ ...amounts, sum: total }).map(([key, amount]) => [key, String(amount)])
    return [{ code: row.code, name: row.name, nik: row.nik, ...Object.fromEntries(texts) }]
  })
  return tableFile(actor, { title: `Iuran BPJS ${month}`, columns: bpjsColumns, rows, format })
}

interface LineAsked {
  readonly side: LineSide
  readonly code: LineCode
  /** Null: whatever it is called. */
  readonly label: string | null
}

function amountOf({ lines }: PaidMonth, { side, code, label }: LineAsked) {
  const own = lines.filter(
    (line) => line.side === side && line.code === code && (label === null || code === 'pph21' || line.label === label),
  )
  return sum(own.map(({ amount }) => money(amount)))
}
