import { instantFormat } from '#ground/format.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Column, Paper, TableCell } from '#kit/paper/paper.ts'
import { actSaid, changesOf } from '#modules/company/accounts/access-log-words.ts'
import { MOST_LOGGED, type AccessLogLine, type UserLine } from '#modules/company/accounts/contract.ts'
import type { RoleLine } from '#modules/company/accounts/role-contract.ts'
import { actionWords, subjectGroups, subjectWords } from '#modules/company/accounts/permission-words.ts'
import { actions, actionsOf } from '#modules/company/accounts/permissions.ts'
import { reachText } from '#modules/company/accounts/scope-words.ts'
import { isLocked, userStatusWords } from '#modules/company/accounts/user-status.ts'

type Basis = Omit<PaperBasis, 'number' | 'state'>

/** Matriks hak akses: each role with its people, and what it may do with what. */
export function matrixPaper(basis: Basis, roles: readonly RoleLine[]): Paper {
  const columns: readonly Column[] = [
    { title: 'Modul', width: '*' },
    ...actions.map((action) => ({ title: actionWords[action], width: 52, align: 'center' as const })),
  ]
  return listed(basis, 'MATRIKS HAK AKSES', { columns, rows: roles.flatMap((role) => roleRows(role)) })
}

function roleRows(role: RoleLine): TableCell[][] {
  const held = new Set<string>(role.permissions)
  const about = role.isOwner ? 'semua hak, juga yang datang kemudian' : `${held.size} izin`
  const head = across(`${role.name} (${role.users} pengguna, ${about})`, actions.length + 1)
  if (role.isOwner) return [head]
  const rows = subjectGroups.flatMap((group) =>
    group.subjects
      .filter((subject) => actionsOf[subject].some((action) => held.has(`${action} ${subject}`)))
      .map((subject): TableCell[] => [
        subjectWords[subject],
        ...actions.map((action) => (held.has(`${action} ${subject}`) ? 'ya' : '')),
      ]),
  )
  return [head, ...rows]
}

/** Daftar pengguna: who has an account, with which roles, where, and when they were last here. */
export function peoplePaper(basis: Basis, people: readonly UserLine[]): Paper {
  const columns: readonly Column[] = [
    { title: 'Nama', width: '*' },
    { title: 'Peran', width: 96 },
    { title: 'Cakupan', width: 78 },
    { title: 'Status', width: 62 },
    { title: 'Dua langkah', width: 48 },
    { title: 'Terakhir masuk', width: 84 },
  ]
  const rows = people.map((person): TableCell[] => [
    { stack: [person.name, { text: person.email, style: 'label' }] },
    person.roles.map((role) => role.name).join(', ') || '–',
    reachText(person),
    isLocked(person) ? 'Terkunci' : userStatusWords[person.status],
    person.hasSecondFactor ? 'aktif' : '–',
    person.lastLoginAt ? instantFormat(basis.printed.zone, person.lastLoginAt) : '–',
  ])
  return listed(basis, 'DAFTAR PENGGUNA', { columns, rows })
}

/** Riwayat hak akses: who changed roles, people, invitations and settings, with the old and the new. */
export function accessLogPaper(basis: Basis, lines: readonly AccessLogLine[]): Paper {
  const columns: readonly Column[] = [
    { title: 'Waktu', width: 84 },
    { title: 'Oleh', width: 84 },
    { title: 'Perbuatan', width: 120 },
    { title: 'Perubahan', width: '*' },
  ]
  const rows = lines.map((line): TableCell[] => [
    instantFormat(basis.printed.zone, line.at),
    line.by,
    [actSaid(line), line.about].filter(Boolean).join(' '),
    [...changesOf(line).map(changeText), line.reason && `Alasan: ${line.reason}`].filter(Boolean).join('\n') || '–',
  ])
  const isAll = lines.length < MOST_LOGGED
  const foot = lines.length === 0 ? ['Belum ada perubahan.'] : isAll ? [] : [`Hanya ${MOST_LOGGED} perubahan terakhir.`]
  return listed(basis, 'RIWAYAT HAK AKSES', {
    columns,
    rows: [...rows, ...foot.map((text) => across(text, columns.length))],
  })
}

function changeText({ label, from, to }: ReturnType<typeof changesOf>[number]): string {
  return `${label}: ${[told(from), told(to)].filter(Boolean).join(' → ') || '–'}`
}

function told(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function listed(basis: Basis, title: string, lines: NonNullable<Paper['lines']>): Paper {
  const facts = [['Per tanggal', onPaper(basis.date)]] as const
  return { ...framed(basis, { title, size: 'A4', facts, parties: [] }), lines, closing: [] }
}

function across(text: string, width: number): TableCell[] {
  return [{ text, style: 'strong', colSpan: width }, ...Array.from({ length: width - 1 }, () => '')]
}
