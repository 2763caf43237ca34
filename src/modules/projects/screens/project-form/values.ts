import type { InputOf } from '#kit/http/endpoint.ts'
import type { WithFiles } from '#kit/record/with-files.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { Project, projects } from '../../contract.ts'
import type { MemberRole, SiteZone } from '../../words.ts'

/** Somebody of the team, as the form holds them. */
export interface MemberValues extends KeyedRow {
  readonly id?: string
  readonly role: MemberRole
  readonly name: string
  readonly userId: string
  readonly phone: string
}

/** What the form holds of a project. */
export interface ProjectValues extends WithFiles {
  readonly name: string
  readonly code: string
  readonly customer: Choice | null
  readonly workKind: string
  readonly startDate: string
  readonly endDate: string
  readonly siteAddress: string
  readonly city: string
  readonly zone: SiteZone | ''
  readonly lat: string
  readonly lng: string
  /** Metres. */
  readonly geofenceM: string
  readonly notes: string
  readonly team: readonly MemberValues[]
  readonly version?: number
}

/** A member of the team of whom nothing is known yet. */
export const blankMember = () => ({ role: 'mandor' as MemberRole, name: '', userId: '', phone: '' })

/** Tells whether nothing was written of a member: such a row is left out. */
export const isBlankMember = (row: MemberValues) => !row.name && !row.phone && !row.userId

/** A project of which nothing is known yet. */
export function blankProject(): ProjectValues {
  const dates = { startDate: '', endDate: '' }
  const place = { siteAddress: '', city: '', zone: '' as const, lat: '', lng: '', geofenceM: '' }
  return { name: '', code: '', customer: null, workKind: '', ...dates, ...place, notes: '', team: [] }
}

/** A saved project as the form shows it. */
export function projectValues(project: Project): ProjectValues {
  const { version, customerId, customerName, geofenceM, team } = project
  const text = (value: string | null | undefined) => value ?? ''
  return {
    ...{ name: project.name, code: text(project.code), workKind: text(project.workKind), notes: text(project.notes) },
    ...{ startDate: text(project.startDate), endDate: text(project.endDate) },
    ...{ siteAddress: text(project.siteAddress), city: text(project.city), zone: project.zone ?? '' },
    ...{ lat: text(project.lat), lng: text(project.lng), version },
    customer: { id: customerId, label: customerName },
    geofenceM: geofenceM === null || geofenceM === undefined ? '' : String(geofenceM),
    team: team.map(({ id, role, name, userId, phone }) => ({
      ...{ key: id, id, role, name },
      ...{ userId: text(userId), phone: text(phone) },
    })),
  }
}

/** A project like another: its days and its place are left to be filled in. */
export function projectLike(project: Project): ProjectValues {
  const { version: _version, team, ...values } = projectValues(project)
  const again = team.map(({ id: _id, ...member }) => ({ ...member, key: rowKey() }))
  return { ...values, code: '', startDate: '', endDate: '', lat: '', lng: '', team: again }
}

/** What is sent. */
export function projectInput(values: ProjectValues): InputOf<typeof projects.add> {
  const { version: _version, customer, geofenceM, zone, team, ...rest } = values
  return {
    ...rest,
    customerId: customer?.id ?? '',
    zone: zone === '' ? null : zone,
    geofenceM: /^\d+$/.test(geofenceM) ? Number(geofenceM) : geofenceM === '' ? null : Number.NaN,
    team: team.map(({ key: _key, ...member }) => ({ ...member, userId: member.userId === '' ? null : member.userId })),
  }
}

/** How fields are called when two versions are compared. */
export const comparedProject = {
  name: 'Nama proyek',
  code: 'Kode',
  customer: 'Pemberi kerja',
  workKind: 'Jenis pekerjaan',
  startDate: 'Mulai',
  endDate: 'Selesai',
  siteAddress: 'Alamat lokasi',
  city: 'Kota/Kabupaten',
  zone: 'Zona waktu',
  lat: 'Lintang',
  lng: 'Bujur',
  geofenceM: 'Radius lokasi (m)',
  notes: 'Catatan',
  team: 'Tim',
}
