import { TextLink } from '#kit/screen/shell/go.tsx'

/** Opens a bill beside what is being typed: in a window of its own, so that nothing typed is left. */
export function BillLink({ id }: { readonly id: string }) {
  return (
    <TextLink to={`/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=${id}`} target="_blank">
      Buka tagihan itu
    </TextLink>
  )
}
