import type { AccessLogLine } from '#modules/company/accounts/contract.ts'
import { difference } from '#modules/company/accounts/matrix.ts'
import { permissionText } from '#modules/company/accounts/permission-words.ts'
import { userStatusWords } from '#modules/company/accounts/user-status.ts'

const things = { role: 'peran', user: 'pengguna', invitation: 'undangan' } as const
const labels: Readonly<Record<string, string>> = {
  name: 'Nama',
  description: 'Keterangan',
  permissions: 'Izin',
  status: 'Status',
  roles: 'Peran',
  scope: 'Cakupan',
}
const acts: Readonly<Record<string, string>> = {
  add: 'menambah',
  edit: 'mengubah',
  remove: 'menghapus',
  revoke: 'mencabut',
  resend: 'mengirim ulang',
  accept: 'menerima',
  'reset-password': 'mengirim tautan kata sandi baru kepada',
  'end-sessions': 'mengeluarkan dari semua perangkat',
  unlock: 'membuka kunci',
  'second-factor-taken': 'mematikan verifikasi dua langkah',
  'change-email': 'mengganti email',
  'second-factor-on': 'mengaktifkan verifikasi dua langkah',
  'second-factor-off': 'mematikan verifikasi dua langkah',
  preview: 'mencoba',
  'end-preview': 'selesai mencoba',
  'recovery-renewed': 'membuat kode cadangan baru',
}

/** What was done, as people say it: 'mengubah peran'. */
export function actSaid(line: Pick<AccessLogLine, 'act' | 'subject'>): string {
  return `${acts[line.act] ?? line.act} ${things[line.subject]}`
}

/** One line of what changed. */
interface Changed {
  readonly field: string
  readonly label: string
  readonly from: unknown
  readonly to: unknown
}

/** What changed by it; of rights only those that came and those that went. */
export function changesOf(line: Pick<AccessLogLine, 'changes'>): Changed[] {
  return Object.entries(line.changes).flatMap(([field, [from, to]]) => {
    const label = labels[field] ?? field
    if (field === 'status') return [{ field, label, from: statusSaid(from), to: statusSaid(to) }]
    if (field !== 'permissions') return [{ field, label, from, to }]
    const { added, removed } = difference(rights(from), rights(to))
    return [
      { field: 'added', label: 'Izin ditambah', from: '', to: said(added) },
      { field: 'removed', label: 'Izin dicabut', from: said(removed), to: '' },
    ].filter((row) => row.from !== row.to)
  })
}

const statusSaid = (value: unknown) =>
  Object.entries(userStatusWords).find(([status]) => status === value)?.[1] ?? value
const rights = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])
const said = (list: readonly string[]) => list.map(permissionText).join(', ')
