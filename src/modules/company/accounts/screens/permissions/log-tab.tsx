import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Timeline } from '#kit/screen/detail/timeline.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { listAccessLog, type AccessLogLine } from '#modules/company/accounts/contract.ts'
import { permissionText } from '#modules/company/accounts/permission-words.ts'
import { difference } from '#modules/company/accounts/matrix.ts'

const things = { role: 'peran', user: 'pengguna', invitation: 'undangan', setting: 'pengaturan' } as const
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
  accept: 'menerima',
  'reset-password': 'mengirim tautan kata sandi baru kepada',
  'end-sessions': 'mengeluarkan dari semua perangkat',
  'second-factor-taken': 'mematikan verifikasi dua langkah',
  'change-email': 'mengganti email',
  'second-factor-on': 'mengaktifkan verifikasi dua langkah',
  'second-factor-off': 'mematikan verifikasi dua langkah',
  preview: 'mencoba',
  'end-preview': 'selesai mencoba',
  'recovery-renewed': 'membuat kode cadangan baru',
}

/** Who changed roles, people, invitations and settings, with the old and the new. */
export function LogTab() {
  const log = useAsk(listAccessLog, {})
  if (log.failure && !log.data) return <ErrorState onRetry={log.reload} />
  return (
    <Timeline
      isBare
      rows={log.data?.map((line) => ({
        ...line,
        act: `${acts[line.act] ?? line.act} ${things[line.subject]}`,
        object: line.about,
        changes: changesOf(line),
      }))}
    />
  )
}

function changesOf(line: AccessLogLine) {
  return Object.entries(line.changes).flatMap(([field, [from, to]]) => {
    const label = labels[field] ?? field
    if (field !== 'permissions') return [{ field, label, from, to }]
    const { added, removed } = difference(rights(from), rights(to))
    return [
      { field: 'added', label: 'Izin ditambah', from: '', to: said(added) },
      { field: 'removed', label: 'Izin dicabut', from: said(removed), to: '' },
    ].filter((row) => row.from !== row.to)
  })
}

const rights = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])
const said = (list: readonly string[]) => list.map(permissionText).join(', ')
