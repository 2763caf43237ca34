import { Badge } from '#kit/screen/ui/badge.tsx'

/** Says that the NIK of a person is still missing; otherwise that they work here. */
export function Incomplete({ is }: { readonly is: boolean }) {
  return is ? <Badge tone="warning">Data belum lengkap</Badge> : <Badge tone="success">Aktif</Badge>
}
