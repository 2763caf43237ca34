import User from 'lucide-react/icons/user'
import Warehouse from 'lucide-react/icons/warehouse'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { SmartLinks } from '#kit/screen/detail/smart-links.tsx'
import { MapLink } from '#kit/screen/format/map-link.tsx'
import type { Project } from '../../contract.ts'

const dayText = (on: string | null | undefined) => (on ? dayFormat(on as Day, 'short') : null)

/** The lasting facts of a project: its days, its site, and what belongs to it. */
export function ProjectRail({ project }: { readonly project: Project }) {
  const { lat, lng, warehouse } = project
  const rows: readonly Fact[] = [
    ['Mulai', dayText(project.startDate)],
    ['Selesai', dayText(project.endDate)],
    ['Jenis pekerjaan', project.workKind],
    ['Lokasi', [project.siteAddress, project.city].filter(Boolean).join(', ')],
    ['Zona waktu', project.zone],
    ['Titik peta', lat && lng ? <MapLink key="map" lat={lat} lng={lng}>{`${lat}, ${lng}`}</MapLink> : null],
    ['Radius lokasi', project.geofenceM ? `${project.geofenceM} m` : null],
    ['Alasan', project.statusReason],
    ['Catatan', project.notes],
  ]
  return (
    <>
      <KeyFacts lead={leadOf(project)} rows={rows.filter(([, value]) => Boolean(value))} />
      <SmartLinks
        links={[
          {
            icon: <User />,
            kind: 'Pemberi kerja',
            name: project.customerName,
            to: `/pelanggan/detail/${project.customerId}`,
          },
          { icon: <Warehouse />, kind: 'Gudang lokasi', name: warehouse.name, to: `/gudang/detail/${warehouse.id}` },
        ]}
      />
    </>
  )
}

function leadOf({ daysLeft, workItems }: Project) {
  if (daysLeft === null) return { label: 'Pekerjaan', value: workItems }
  return daysLeft < 0 ? { label: 'Terlambat (hari)', value: -daysLeft } : { label: 'Sisa hari', value: daysLeft }
}
