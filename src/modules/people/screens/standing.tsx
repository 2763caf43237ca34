import { today } from '#kit/screen/format/zone.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'

interface StandingProps {
  readonly isIncomplete: boolean
  /** The last day of an employee, once it is known. */
  readonly leftOn?: string | null
}

/** Says that a person has left, or that their NIK is still missing; otherwise that they work here. */
export function Standing({ isIncomplete, leftOn }: StandingProps) {
  if (leftOn && leftOn < today()) return <Badge tone="neutral">Keluar</Badge>
  return isIncomplete ? <Badge tone="warning">Data belum lengkap</Badge> : <Badge tone="success">Aktif</Badge>
}
