import type { Endpoint } from '#kit/http/endpoint.ts'

/** What is not a paper, by the beginning of its address. */
const kinds: readonly (readonly [begin: string, words: string])[] = [
  ['/identity.js', 'skrip kecil dengan nama dan warna aplikasi'],
  ['/manifest.webmanifest', 'manifes aplikasi'],
  ['/identitas/', 'gambar'],
  ['/storage/', 'lampiran apa adanya; dengan size, gambar kecil WebP'],
  ['/api/ekspor-semua/', 'berkas ZIP'],
  ['/api/invoice/coretax/', 'berkas XML untuk Coretax'],
  ['/api/penggajian/bpmp/', 'berkas XML untuk Coretax'],
  ['/api/penggajian/bp21/', 'berkas XML untuk Coretax'],
  ['/api/penggajian/bpa1/', 'berkas XML untuk Coretax'],
  ['/api/laporan/pph/bpu', 'berkas XML untuk Coretax'],
  ['/d/luring.js', 'skrip yang membuka tanda terima tanpa sinyal'],
  ['/d/:token/', 'dokumen PDF'],
  ['/d/:token', 'halaman HTML dengan tombol ke dokumennya'],
]

/** What kind of file a door sends, in words: a list as CSV or Excel, what stands above, or else a paper. */
export function fileText({ path, input }: Endpoint): string {
  if ('shape' in input && 'format' in (input.shape as object)) return 'berkas CSV atau Excel, menurut isian format'
  return kinds.find(([begin]) => path.startsWith(begin))?.[1] ?? 'dokumen PDF'
}
