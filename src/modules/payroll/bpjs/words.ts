/** How dangerous the work of a company is: the rate of JKK follows it. */
export const jkkClasses = {
  sangat_rendah: 'Sangat rendah (0,24%)',
  rendah: 'Rendah (0,54%)',
  sedang: 'Sedang (0,89%)',
  tinggi: 'Tinggi (1,27%)',
  sangat_tinggi: 'Sangat tinggi (1,74%)',
} as const
export type JkkClass = keyof typeof jkkClasses
