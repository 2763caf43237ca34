/** How the acts of an SPK are told. */
export const orderActs: Readonly<Record<string, string>> = {
  create: 'membuat',
  update: 'mengubah',
  plan: 'merencanakan',
  'follow-revision': 'meneruskan ke order yang direvisi',
  start: 'memulai produksi',
  use: 'mencatat pemakaian bahan',
  output: 'mencatat hasil',
  labour: 'mencatat upah',
  finish: 'menyelesaikan',
  reopen: 'membuka kembali',
  cancel: 'membatalkan',
  'void-use': 'membatalkan pemakaian bahan',
  'void-output': 'membatalkan hasil',
  'void-labour': 'membatalkan upah',
  'void-finish': 'membatalkan penyelesaian',
}
