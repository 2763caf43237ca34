import { OpnameDetail } from './opname-detail.tsx'

/** /absensi/detail-pekerja/{absensiId}. */
export function WorkerDayOrOpname({ absensiId }: { readonly absensiId: string }) {
  return <OpnameDetail id={absensiId} />
}
