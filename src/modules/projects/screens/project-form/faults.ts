import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { projects } from '../../contract.ts'
import { projectInput, type ProjectValues } from './values.ts'

/** What is wrong with a project before it is sent, at the fields of the form. */
export function projectFaults(values: ProjectValues): Record<string, string[]> {
  const { customerId, geofenceM, ...errors } = shapeErrors(projects.add.input, projectInput(values))
  return {
    ...errors,
    ...(customerId && { customer: ['Pilih pemberi kerjanya.'] }),
    ...(geofenceM && { geofenceM: ['Isi radius 10 sampai 5000 meter.'] }),
  }
}
